/** The contract's schemas under the names that they have in the description of the API. */
import * as z from 'zod';
import { catalogueInfoSchema } from '../../contract/answer-parts.ts';
import { answersSchema } from '../../contract/answers.ts';
import { comparedSchema, compareRequestSchema } from '../../contract/compared.ts';
import { computerSchema, laptopSheetSchema } from '../../contract/computer.ts';
import { contactMessageSchema, contactSentSchema } from '../../contract/contact.ts';
import { errorBodySchema } from '../../contract/error.ts';
import { factsSchema } from '../../contract/facts.ts';
import { goneBodySchema } from '../../contract/gone.ts';
import { healthSchema } from '../../contract/health.ts';
import { laptopPageSchema } from '../../contract/laptop-list.ts';
import { laptopNameSchema, laptopNamesSchema } from '../../contract/laptop-names.ts';
import { marketSchema } from '../../contract/market.ts';
import { offerSchema, priceHistorySchema } from '../../contract/offers.ts';
import { challengeSchema } from '../../contract/proof-of-work.ts';
import { moreOptionsSchema, moreRequestSchema, recommendationSchema } from '../../contract/recommendations.ts';
import { targetSchema } from '../../contract/target.ts';
import { whyRequestSchema, whySchema } from '../../contract/why.ts';

/** What clients send: what has a default may be left out. */
const REQUESTS = {
  Answers: answersSchema,
  MoreRequest: moreRequestSchema,
  CompareRequest: compareRequestSchema,
  WhyRequest: whyRequestSchema,
  ContactMessage: contactMessageSchema,
} as const;

const RESPONSES = {
  Health: healthSchema,
  CatalogueInfo: catalogueInfoSchema,
  LaptopPage: laptopPageSchema,
  LaptopSheet: laptopSheetSchema,
  LaptopNames: laptopNamesSchema,
  LaptopName: laptopNameSchema,
  Facts: factsSchema,
  Offer: offerSchema,
  PriceHistory: priceHistorySchema,
  Recommendation: recommendationSchema,
  CompleteAnswers: answersSchema,
  Computer: computerSchema,
  Target: targetSchema,
  MoreOptions: moreOptionsSchema,
  Market: marketSchema,
  Compared: comparedSchema,
  Why: whySchema,
  ContactSent: contactSentSchema,
  Error: errorBodySchema,
  Gone: goneBodySchema,
  Challenge: challengeSchema,
} as const;

export type RequestName = keyof typeof REQUESTS;
export type ResponseName = keyof typeof RESPONSES;

export const refTo = (name: string): string => `#/components/schemas/${name}`;

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** zod says of every whole number that JavaScript can hold it. */
function withoutSafeBounds(schema: JsonSchema): void {
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
}

function jsonSchemas(schemas: Readonly<Record<string, z.core.$ZodType>>, io: 'input' | 'output') {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(schemas)) registry.add(schema, { id });
  const made = z.toJSONSchema(registry, {
    io,
    uri: refTo,
    override: ({ jsonSchema }) => {
      withoutSafeBounds(jsonSchema);
      // A response may get more fields; clients ignore what they do not know.
      if (jsonSchema.additionalProperties === false && io === 'output') delete jsonSchema.additionalProperties;
    },
  });
  return Object.entries(made.schemas).map(([name, schema]) => {
    // The document says both for all of them.
    delete schema.$schema;
    delete schema.$id;
    return [name, schema] as const;
  });
}

/** By name, as JSON Schema of 2020-12, which is what OpenAPI 3.1 takes. */
export const componentSchemas = (): Record<string, JsonSchema> =>
  Object.fromEntries([...jsonSchemas(REQUESTS, 'input'), ...jsonSchemas(RESPONSES, 'output')]);

/** Of an object's fields, by name. */
export const fieldSchemas = (schema: z.core.$ZodType): Record<string, JsonSchema> => {
  const { properties = {} } = z.toJSONSchema(schema, {
    io: 'input',
    override: ({ jsonSchema }) => withoutSafeBounds(jsonSchema),
  });
  return Object.fromEntries(
    Object.entries(properties).filter((entry): entry is [string, JsonSchema] => typeof entry[1] === 'object'),
  );
};

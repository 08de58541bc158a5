/** The contract's schemas by their names in the API's description. */
import * as z from 'zod';
import {
  judgeAnswerSchema,
  judgeRequestSchema,
  ownedAnswerSchema,
  readAnswerSchema,
  readLaptopSchema,
  readRequestSchema,
} from '../../contract/advert.ts';
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

/** Request schemas: a field with a default is optional. */
const REQUESTS = {
  Answers: answersSchema,
  MoreRequest: moreRequestSchema,
  CompareRequest: compareRequestSchema,
  WhyRequest: whyRequestSchema,
  ReadRequest: readRequestSchema,
  JudgeRequest: judgeRequestSchema,
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
  ReadAnswer: readAnswerSchema,
  ReadLaptop: readLaptopSchema,
  JudgeAnswer: judgeAnswerSchema,
  OwnedAnswer: ownedAnswerSchema,
  ContactSent: contactSentSchema,
  Error: errorBodySchema,
  Gone: goneBodySchema,
  Challenge: challengeSchema,
} as const;

export type RequestName = keyof typeof REQUESTS;
export type ResponseName = keyof typeof RESPONSES;

export const refTo = (name: string): string => `#/components/schemas/${name}`;

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** Removes the bounds that zod adds to every integer (JavaScript's safe integers). */
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
      // Responses may get more fields; clients ignore unknown ones.
      if (jsonSchema.additionalProperties === false && io === 'output') delete jsonSchema.additionalProperties;
    },
  });
  return Object.entries(made.schemas).map(([name, schema]) => {
    // The document declares it once for all schemas.
    delete schema.$schema;
    delete schema.$id;
    return [name, schema] as const;
  });
}

/** All schemas by name, as JSON Schema 2020-12, which OpenAPI 3.1 uses. */
export const componentSchemas = (): Record<string, JsonSchema> =>
  Object.fromEntries([...jsonSchemas(REQUESTS, 'input'), ...jsonSchemas(RESPONSES, 'output')]);

/** The schemas of an object's fields, by name. */
export const fieldSchemas = (schema: z.core.$ZodType): Record<string, JsonSchema> => {
  const { properties = {} } = z.toJSONSchema(schema, {
    io: 'input',
    override: ({ jsonSchema }) => withoutSafeBounds(jsonSchema),
  });
  return Object.fromEntries(
    Object.entries(properties).filter((entry): entry is [string, JsonSchema] => typeof entry[1] === 'object'),
  );
};

/**
 * Answers as the site reads them from its storage and from stored results: options that no longer exist are dropped
 * one by one.
 */
import * as z from 'zod/mini';
import { BUDGET, DEVICE_TYPES, NO_REQUIREMENTS, PRIORITIES, PURPOSES, requirementsSchema } from './answers.ts';
import { goodItems } from './good-items.ts';

const fields = requirementsSchema.shape;
const orNone = <T>(field: z.ZodMiniType<T | ''>) => z.catch(field, '');
const orAbsent = <T>(schema: z.ZodMiniType<T>) => z.catch(z.optional(schema), undefined);

/** Every field may be missing but the lists, which are then empty. */
export const storedAnswersSchema = z.object({
  deviceType: orAbsent(z.enum(DEVICE_TYPES)),
  purposes: z.catch(goodItems(z.enum(PURPOSES)), []),
  priorities: z.catch(goodItems(z.enum(PRIORITIES)), []),
  budget: orAbsent(z.number().check(z.gte(BUDGET.min), z.lte(BUDGET.max))),
  requirements: z.catch(
    z.object({
      processor: orNone(fields.processor),
      ram: orNone(fields.ram),
      storage: orNone(fields.storage),
      graphics: orNone(fields.graphics),
      screenSize: orNone(fields.screenSize),
      weight: orNone(fields.weight),
      battery: orNone(fields.battery),
      os: orNone(fields.os),
      resolution: orNone(fields.resolution),
      refreshRate: orNone(fields.refreshRate),
    }),
    NO_REQUIREMENTS,
  ),
  ownsWindows: orAbsent(z.boolean()),
});
export type StoredAnswers = z.infer<typeof storedAnswersSchema>;

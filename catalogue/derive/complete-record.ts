import { type LaptopRecord, laptopRecordSchema } from '../laptop-record.ts';
import { formFactorOf } from './form-factor.ts';
import { matchCpu, matchGpu } from './match-chip.ts';
import { modelYearOf } from './model-year.ts';
import { recordId } from './record-id.ts';

/** What a shop says of a laptop; `null` and absent are unknown, also where a record needs a value. */
export type StatedRecord = {
  [Field in Exclude<keyof LaptopRecord, 'id' | 'formFactor'>]?: LaptopRecord[Field] | null;
};

/** Text that a spreadsheet would execute. */
const FORMULA = /^[=+@]|^-\S/;
const EXCERPT_CHARACTERS = 40;

/** Created once, because the library compiles a schema at its first use. */
const withoutId = laptopRecordSchema.omit({ id: true });
const UNKNOWN = Object.fromEntries(withoutId.keyof().options.map((field) => [field, null]));

/**
 * Adds what follows from the stated values: form factor, year of the chips and id.
 * @returns which field is missing, out of range or looks like a formula, if one does
 */
export function completeRecord(stated: StatedRecord): LaptopRecord | { problem: string } {
  const { brand, model, partNumber, cpu = null, gpu = null, screenInches = null, weightKg = null } = stated;
  const formula = Object.entries({ brand, model, partNumber, cpu, gpu }).find(([, text]) => FORMULA.test(text ?? ''));
  if (formula) return { problem: `${formula[0]}: «${formula[1]?.slice(0, EXCERPT_CHARACTERS)}» looks like a formula` };
  const matchedCpu = cpu === null ? null : matchCpu(cpu);
  const matchedGpu = gpu === null ? null : matchGpu(gpu, matchedCpu);
  const values: Readonly<Record<string, unknown>> = {
    ...UNKNOWN,
    ...stated,
    formFactor: formFactorOf({ brand: brand ?? '', model: model ?? '', screenInches, weightKg }, matchedGpu),
    year: stated.year ?? modelYearOf(matchedCpu, matchedGpu),
  };
  const parsed = withoutId.safeParse(values);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const field = issue?.path.join('.') ?? '';
    return { problem: `${field}: ${values[field] === null ? 'is missing' : issue?.message}` };
  }
  const withId = laptopRecordSchema.safeParse({ id: recordId(parsed.data), ...parsed.data });
  return withId.success ? withId.data : { problem: 'model: contains no letter or digit' };
}

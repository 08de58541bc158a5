import { REQUIREMENT_OPTIONS, type RequirementField } from '../../../src/contract/answers.ts';
import type { Laptop } from '../laptop.ts';
import { meetsOption, REQUIREMENT_FIELDS } from '../requirements.ts';

export interface OptionCount {
  field: RequirementField;
  option: string;
  laptops: number;
}

/** @returns for every option of the questionnaire how many laptops satisfy it */
export const countOptions = (laptops: readonly Laptop[]): OptionCount[] =>
  REQUIREMENT_FIELDS.flatMap((field) =>
    REQUIREMENT_OPTIONS[field].map((option) => ({
      field,
      option,
      laptops: laptops.filter((laptop) => meetsOption(laptop, field, option)).length,
    })),
  );

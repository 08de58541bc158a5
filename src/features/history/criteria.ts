import {
  DEVICE_CHOICES,
  PRIORITY_CHOICES,
  PURPOSE_CHOICES,
  REQUIREMENT_QUESTIONS,
} from '../../content/answer-words.ts';
import { euros } from '../../lib/euros.ts';
import type { SavedCriteria } from '../../services/history.ts';

export interface Criterion {
  label: string;
  value: string;
}

/** At most this many criteria count for the summary. */
const SUMMARY_MAX = 5;

/** How many of them stand in the collapsed summary. */
const SUMMARY_LINES = 2;

const NOT_SPECIFIED = 'No especificado';

/** What was asked for, in words, the most telling first. Ids that have no words any more stay as they are. */
export function criteriaOf({ budget, purposes, priorities, deviceType, requirements }: SavedCriteria): Criterion[] {
  const found: [string, string | undefined][] = [
    ['Presupuesto', budget === undefined ? undefined : euros(budget)],
    ['Uso', labels(purposes, PURPOSE_CHOICES)],
    ['Prioridades', labels(priorities, PRIORITY_CHOICES)],
    [
      'Tipo de equipo',
      deviceType &&
        labelOf(
          deviceType,
          DEVICE_CHOICES.map(({ value, label }) => ({ id: value, label })),
        ),
    ],
    ...Object.entries(requirements ?? {}).map(([field, value]): [string, string] => requirement(field, value)),
  ];
  return found.flatMap(([label, value]) => (value === undefined ? [] : [{ label, value: value || NOT_SPECIFIED }]));
}

/** The first lines, and how many more of the summary there are. */
export function summaryOf(criteria: readonly Criterion[]): { lines: readonly Criterion[]; more: number } {
  return {
    lines: criteria.slice(0, SUMMARY_LINES),
    more: Math.max(Math.min(criteria.length, SUMMARY_MAX) - SUMMARY_LINES, 0),
  };
}

export const sortedByLabel = (criteria: readonly Criterion[]): Criterion[] =>
  criteria.toSorted((one, other) => one.label.localeCompare(other.label, 'es'));

type Words = readonly { id: string; label: string }[];

const labelOf = (id: string, words: Words): string => words.find((word) => word.id === id)?.label ?? id;

const labels = (ids: readonly string[] | undefined, words: Words): string | undefined =>
  ids?.map((id) => labelOf(id, words)).join(', ');

function requirement(field: string, value: string): [string, string] {
  const question = REQUIREMENT_QUESTIONS.find((asked) => asked.field === field);
  const option = question?.options.find((offered) => offered.value === value);
  return [question?.label ?? field, option?.label ?? value];
}

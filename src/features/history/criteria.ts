import { SWITCHES } from '#contract/answers.ts';
import { DEVICE_CHOICES, labelOf, REQUIREMENT_QUESTIONS, SWITCH_WORDS } from '#src/content/answer-words.ts';
import { euros } from '#src/lib/euros.ts';
import type { SavedCriteria } from '#src/services/history.ts';

interface Criterion {
  label: string;
  value: string;
}

const SUMMARY_LINES = 2;

const NOT_REQUIREMENTS = new Set(['sessionId', 'timestamp', 'savedFromRecommendations', 'id']);

const NOT_SPECIFIED = 'No especificado';

/** The stored answers as text, the most important first. An id that has no label any more is shown itself. */
export function criteriaOf(criteria: SavedCriteria): Criterion[] {
  const { budget, purposes, priorities, deviceType, requirements } = criteria;
  const found: [string, string | undefined][] = [
    ['Presupuesto', budget === undefined ? undefined : euros(budget)],
    ['Uso', labels(purposes)],
    ['Prioridades', labels(priorities)],
    ['Tipo de equipo', DEVICE_CHOICES.find(({ value }) => value === deviceType)?.label ?? deviceType],
    ...requirementLines(requirements),
    ...SWITCHES.filter((name) => criteria[name]).map((name): [string, string] => [
      SWITCH_WORDS[name].term,
      SWITCH_WORDS[name].label,
    ]),
  ];
  return found.flatMap(([label, value]) =>
    value === undefined ? [] : [{ label, value: value.trim() || NOT_SPECIFIED }],
  );
}

/** @returns «Trabajo/Estudio y Programación · 600 €» */
export function searchTitle({ purposes = [], budget }: SavedCriteria): string {
  const uses = purposes.flatMap((id) => labels([id]) || []);
  const last = uses.at(-1);
  const listed = uses.length > 1 ? `${uses.slice(0, -1).join(', ')} y ${last}` : last;
  return [listed, budget === undefined ? undefined : euros(budget)].filter(Boolean).join(' · ') || 'Búsqueda guardada';
}

export function summaryOf(criteria: readonly Criterion[]): { lines: readonly Criterion[]; more: number } {
  const lines = criteria.slice(0, SUMMARY_LINES);
  return { lines, more: criteria.length - lines.length };
}

export const sortedByLabel = (criteria: readonly Criterion[]): Criterion[] =>
  criteria.toSorted((one, other) => one.label.localeCompare(other.label, 'es'));

const labels = (ids: readonly string[] | undefined): string | undefined =>
  ids
    ?.filter((id) => id.trim() !== '')
    .map(labelOf)
    .join(', ');

function requirementLines(requirements: SavedCriteria['requirements']): [string, string][] {
  if (!requirements) return [];
  const shown = Object.entries(requirements).filter(([field]) => !NOT_REQUIREMENTS.has(field));
  return shown.length === 0 ? [['Requisitos', '']] : shown.map(([field, value]) => requirement(field, value));
}

function requirement(field: string, value: string): [string, string] {
  const question = REQUIREMENT_QUESTIONS.find((asked) => asked.field === field);
  const option = value === '' ? null : question?.options.find((offered) => offered.value === value);
  return [question?.label ?? field, option?.label ?? value];
}

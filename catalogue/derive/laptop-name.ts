import { OS_NAMES } from '../../contract/facts.ts';
import { driveSize, spanishNumber } from '../../contract/spanish-figures.ts';
import { isDedicated, shortChipName } from './names.ts';
import type { LaptopRecord } from '../laptop-record.ts';

type Detail = (record: LaptopRecord) => string | null;

/** Details that can distinguish configurations of one model, most useful for a buyer first. */
const DETAILS: readonly Detail[] = [
  ({ cpu }) => (cpu === null ? null : shortChipName(cpu)),
  ({ gpu }) => (gpu !== null && isDedicated(gpu) ? shortChipName(gpu) : null),
  ({ ramGb }) => (ramGb === null ? null : `${ramGb} GB`),
  ({ storageGb }) => (storageGb === null ? null : driveSize(storageGb)),
  ({ screenInches }) => (screenInches === null ? null : `${spanishNumber(screenInches)}"`),
  ({ resolution }) => (resolution === null ? null : `${resolution.width} × ${resolution.height}`),
  ({ refreshHz }) => (refreshHz === null ? null : `${refreshHz} Hz`),
  ({ os }) => (os === null ? null : OS_NAMES[os]),
  ({ panel }) => (panel === 'oled' ? 'OLED' : null),
];

const wordsOf = (record: LaptopRecord, details: readonly Detail[]): string =>
  details.flatMap((detail) => detail(record) ?? []).join(', ');

/** Appends to `base` the first details that distinguish the records of the group. */
function describeGroup(base: string, group: readonly LaptopRecord[]): (record: LaptopRecord) => string {
  const distinctWith = (details: readonly Detail[]): number =>
    new Set(group.map((record) => wordsOf(record, details))).size;
  const chosen: Detail[] = [];
  for (const detail of DETAILS) if (distinctWith([...chosen, detail]) > distinctWith(chosen)) chosen.push(detail);
  return (record) => {
    const words = wordsOf(record, chosen);
    return words === '' ? base : `${base} (${words})`;
  };
}

const brandAndModel = ({ brand, model }: LaptopRecord) => `${brand} ${model}`;

/** @returns unique names in the same order: brand and model, with details, part number or id where needed */
export function nameLaptops(records: readonly LaptopRecord[]): string[] {
  const names = new Map<string, string>();
  for (const [base, group] of Map.groupBy(records, brandAndModel)) {
    const describe = describeGroup(base, group);
    for (const record of group) names.set(record.id, describe(record));
  }
  for (const suffix of ['partNumber', 'id'] as const) {
    for (const [name, group] of Map.groupBy(records, ({ id }) => names.get(id) ?? id)) {
      if (group.length === 1) continue;
      for (const record of group) if (record[suffix] !== null) names.set(record.id, `${name} · ${record[suffix]}`);
    }
  }
  return records.map(({ id }) => names.get(id) ?? id);
}

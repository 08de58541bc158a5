import { describeStorage, isDedicated, shortChipName } from './chip-words.ts';
import { OS_NAMES } from './describe.ts';
import { type LaptopRecord } from './laptop.ts';

/** What may tell two configurations of one model apart, in the order in which a buyer would say it. */
const DETAILS: readonly ((record: LaptopRecord) => string | null)[] = [
  ({ cpu }) => (cpu === null ? null : shortChipName(cpu)),
  ({ gpu }) => (gpu !== null && isDedicated(gpu) ? shortChipName(gpu) : null),
  ({ ramGb }) => (ramGb === null ? null : `${ramGb} GB`),
  ({ storageGb }) => (storageGb === null ? null : describeStorage(storageGb)),
  ({ screenInches }) => (screenInches === null ? null : `${String(screenInches).replace('.', ',')}"`),
  ({ resolution }) => (resolution === null ? null : `${resolution.width} × ${resolution.height}`),
  ({ refreshHz }) => (refreshHz === null ? null : `${refreshHz} Hz`),
  ({ os }) => (os === null ? null : OS_NAMES[os]),
];

function groupBy<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}

/** Brand and model, and where several records share them, the first details that tell them apart. */
function describeGroup(base: string, group: readonly LaptopRecord[]): (record: LaptopRecord) => string {
  let labels = new Map(group.map(({ id }): [string, string[]] => [id, []]));
  let distinct = 1;
  for (const detail of DETAILS) {
    if (distinct === group.length) break;
    const longer = new Map(
      group.map((record): [string, string[]] => [
        record.id,
        [...(labels.get(record.id) ?? []), detail(record) ?? ''].filter(Boolean),
      ]),
    );
    const apart = new Set([...longer.values()].map((words) => words.join(', '))).size;
    if (apart <= distinct) continue;
    labels = longer;
    distinct = apart;
  }
  return ({ id }) => {
    const words = labels.get(id) ?? [];
    return words.length === 0 ? base : `${base} (${words.join(', ')})`;
  };
}

const brandAndModel = ({ brand, model }: LaptopRecord) => `${brand} ${model}`;

/**
 * @param records any number of records with distinct ids
 * @returns their names in the same order, all different: the part number, then the id tell apart what nothing else does
 */
export function nameLaptops(records: readonly LaptopRecord[]): string[] {
  const names = new Map<string, string>();
  for (const [base, group] of groupBy(records, brandAndModel)) {
    const describe = describeGroup(base, group);
    for (const record of group) names.set(record.id, describe(record));
  }
  for (const suffix of ['partNumber', 'id'] as const) {
    for (const [name, group] of groupBy(records, ({ id }) => names.get(id) ?? id)) {
      if (group.length === 1) continue;
      for (const record of group) if (record[suffix] !== null) names.set(record.id, `${name} · ${record[suffix]}`);
    }
  }
  return records.map(({ id }) => names.get(id) ?? id);
}

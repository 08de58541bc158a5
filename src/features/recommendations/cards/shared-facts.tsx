import { type Facts, OS_NAMES } from '#contract/facts.ts';
import type { ShownComputer } from '#contract/shown-computer.ts';
import { priceWords } from '#src/lib/price-words.ts';
import { allKeyFacts, type KeyFactName } from './key-facts.ts';

type Compared = Pick<ShownComputer, 'price' | 'facts'>;

/** Facts that all laptops share, listed once. */
export function SharedFacts({ computers }: { computers: readonly Compared[] }) {
  const facts = sharedFacts(computers).join(', ');
  if (facts === '') return null;
  return (
    <p className="mb-3 text-muted">
      {GROUP_NAMES[computers.length] ?? 'Todos'}: {facts}
    </p>
  );
}

const GROUP_NAMES: Record<number, string> = { 2: 'Los dos', 3: 'Los tres' };

const WORDS: Record<KeyFactName, (value: string) => string> = {
  memory: (value) => `${value} de memoria`,
  storage: (value) => `${value} de disco`,
  screen: (value) => `pantalla de ${value}`,
  weight: (value) => value,
  battery: (value) => `${value} de batería`,
};

/** @returns «16 GB de memoria», «Full HD», «Windows»; nothing of a single laptop */
function sharedFacts(computers: readonly Compared[]): string[] {
  const [first] = computers;
  if (!first || computers.length < 2) return [];
  const all = computers.map(({ facts }) => facts);
  const names = new Set(sharedNames(computers));
  const key = allKeyFacts(first.facts).filter(({ name }) => names.has(name));
  return [
    ...key.map(({ name, value }) => WORDS[name](value ?? '')),
    ...same(all, resolutionName),
    ...same(all, ({ os }) => os && OS_NAMES[os]),
  ];
}

/** @returns the key facts that at least one laptop has, in their order */
export function knownFacts(computers: readonly Compared[]): KeyFactName[] {
  const rows = computers.map(({ facts }) => allKeyFacts(facts));
  const names = (rows[0] ?? []).map(({ name }) => name);
  return names.filter((_, index) => rows.some((row) => row[index]?.value !== null));
}

/** @returns the key facts in which the laptops differ */
export function differingFacts(computers: readonly Compared[]): KeyFactName[] {
  const shared = new Set(sharedNames(computers));
  return knownFacts(computers).filter((name) => !shared.has(name));
}

/** @returns how all prices are known, if that is the same for all and recent */
export function sharedPriceNote(computers: readonly Compared[]): string {
  const [first, ...others] = computers.map((computer) => priceWords(computer));
  if (!first || others.length === 0 || first.old) return '';
  return others.every(({ known }) => known === first.known) ? first.known : '';
}

function sharedNames(computers: readonly Compared[]): KeyFactName[] {
  const [first, ...others] = computers.map(({ facts }) => allKeyFacts(facts));
  if (!first || others.length === 0) return [];
  return first
    .filter(({ value }, index) => value !== null && others.every((facts) => facts[index]?.value === value))
    .map(({ name }) => name);
}

/** The word that all have in common, if any. */
function same(all: readonly Facts[], wordOf: (facts: Facts) => string | null): string[] {
  const [word, ...others] = new Set(all.map(wordOf));
  return word && others.length === 0 ? [word] : [];
}

const FULL_HD_WIDTH = 1920;

const resolutionName = ({ resolution }: Facts): string | null =>
  resolution && (resolution.width === FULL_HD_WIDTH ? 'Full HD' : `${resolution.width} × ${resolution.height}`);

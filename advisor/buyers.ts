/**
 * Simulated buyers. The answers contain what users ask for, but not how much they would pay for it: one values a light
 * laptop more than the weights do, another money, and for some a price turns out to be over their budget. `choose.ts`
 * chooses the cards that serve most of them. Buyers are seeded, so the same question has the same answer.
 */
import { type System, systemOf } from '../catalogue/derive/laptop-kind.ts';
import { type Attribute, ATTRIBUTES, mapAttributes } from './needs/attributes.ts';
import { NORMALS } from './rank/estimates.ts';
import { overBudgetOf } from './rank/prices.ts';
import { unknownAsked } from './rank/unknown-attributes.ts';
import { utilityPerEuro } from './rank/score.ts';
import { qualityOf, type Shortlist, valueOfRow } from './shortlist.ts';
import { askedAttributes } from './explain/target.ts';

const BUYERS = 64;

/** Standard deviations of the logarithm of what a priority, another attribute and a euro are worth to a buyer. */
const SPREAD = { priority: 0.2, attribute: 0.6, money: 0.5 } as const;

/** Shares of the buyers that pay no more than their budget, and whose programs need Windows on Intel or AMD. */
const STRICT = 0.5;
const NEEDS_WINDOWS = 0.25;

/** Share of the best's quality that buyers give for a known figure of a priority. */
const WORTH_OF_KNOWN = 0.1;

/** FNV-1a hash. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash >>> 0;
}

/** @returns 32 random bits for a key and the number of a buyer (the finalizer of MurmurHash 3) */
function randomBits(key: number, buyer: number): number {
  let bits = key ^ Math.imul(buyer + 1, 0x9e3779b9);
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return (bits ^ (bits >>> 16)) >>> 0;
}

const normal = (key: number, buyer: number): number => NORMALS[randomBits(key, buyer) & 255] ?? 0;
const share = (key: number, buyer: number): number => randomBits(key, buyer) / 2 ** 32;

/** @returns by buyer: a log-normal factor with a mean of 1 */
function factorsOf(what: string, spread: number): Float64Array {
  const key = hashOf(`taste ${what}`);
  return Float64Array.from({ length: BUYERS }, (_, buyer) => Math.exp(spread * normal(key, buyer) - spread ** 2 / 2));
}

const IF_PRIORITY = mapAttributes((attribute) => factorsOf(attribute, SPREAD.priority));
const IF_OTHER = mapAttributes((attribute) => factorsOf(attribute, SPREAD.attribute));
const OF_MONEY = factorsOf('money', SPREAD.money);

const WINDOWS_KEY = hashOf('needs windows');
/** Laptops with these systems run Windows programs, or can once Windows is installed. */
const RUNS_WINDOWS: ReadonlySet<System> = new Set(['windows', 'none', 'unknown']);

/** @returns by row: its utility for each buyer, 0 for those for whom it costs too much or who need another system */
export function buyerUtilities(list: Shortlist, best: number, rows: readonly number[]): Float64Array[] {
  const { columns, answers, needs, utility } = list;
  const asked = askedAttributes(needs);
  const perEuro = utilityPerEuro(answers.budget);
  const quality = qualityOf(list, best);
  const factorsFor = (attribute: Attribute): Float64Array =>
    (asked.includes(attribute) ? IF_PRIORITY : IF_OTHER)[attribute];
  const tastes = ATTRIBUTES.map((attribute) => ({ attribute, factors: factorsFor(attribute) }));
  return rows.map((row) => {
    const laptop = columns.laptops[row];
    if (!laptop) throw new RangeError(`No laptop in row ${row}`);
    const unsure = unknownAsked(laptop, needs).length * WORTH_OF_KNOWN;
    const utilities = new Float64Array(BUYERS).fill((utility[row] ?? 0) - unsure * quality);
    const vary = (worth: number, factors: Float64Array): void => {
      for (let buyer = 0; buyer < BUYERS; buyer += 1)
        utilities[buyer] = (utilities[buyer] ?? 0) + ((factors[buyer] ?? 1) - 1) * worth;
    };
    for (const { attribute, factors } of tastes) vary(valueOfRow(list, row, attribute), factors);
    vary(-perEuro * (columns.price[row] ?? 0), OF_MONEY);
    const tooDear = STRICT * overBudgetOf(laptop, answers);
    const key = hashOf(`price ${laptop.id}`);
    const refused = RUNS_WINDOWS.has(systemOf(laptop)) ? 0 : NEEDS_WINDOWS;
    return utilities.map((own, buyer) =>
      share(key, buyer) < tooDear || share(WINDOWS_KEY, buyer) < refused ? 0 : own,
    );
  });
}

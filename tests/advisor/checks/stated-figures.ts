/**
 * Every figure in a statement is the record's. The texts of an answer are read as a visitor reads them: a number with a
 * unit must be a figure of the laptop that the text is about, what remains of the budget, or what the laptop differs by
 * from another card.
 */
import { batteryHoursError, sharpnessOf } from '#advisor/needs/attributes.ts';
import { totalCost } from '#catalogue/derive/cost.ts';
import type { Laptop } from '#catalogue/laptop.ts';
import type { Answers } from '#contract/answers.ts';
import { WINDOWS_LICENCE_EUR } from '#contract/facts.ts';
import type { Fixture } from './fixture.ts';
import { asPaid } from './serving.ts';

const UNITS = ['€', 'kg', 'h', 'GB', 'TB', 'Hz', '″', 'ppp', 'W'] as const;
type Unit = (typeof UNITS)[number];
type Figures = Readonly<Record<Unit, readonly number[]>>;

interface Stated {
  figure: number;
  /** Half a step of the last digit that is shown. */
  rounding: number;
  unit: Unit;
}

const NUMBER = String.raw`\d+(?:\.\d{3})*(?:,\d+)?`;
const STATED = new RegExp(String.raw`(${NUMBER})(?:–(${NUMBER}))? ?(${UNITS.join('|')})(?!\p{L})`, 'gu');
const CHIP = /RTX \d{4}(?: Ti)?|Radeon \d{3}M|Apple M\d(?: Pro| Max)?/gu;
/** «: mejor desde 16 GB», «con margen, desde una RTX 3050»: figures of a need, not of a laptop. */
const ADVICE = /(?:: |, )(?:[^.:]* )?(?:mejor|desde|te sirven (?:llega|baja) a) .*/u;
/** «189 frente a 142 ppp» */
const BESIDE = new RegExp(String.raw`(?<own>${NUMBER}) frente a (?<other>${NUMBER}) ppp`, 'u');

/** «8 GB de memoria en vez de 16 GB», «6 GB en vez de 8» */
const INSTEAD = new RegExp(
  String.raw`(${NUMBER} (?:GB|TB))(?: de (?:memoria|disco))? en vez de (${NUMBER}(?: GB| TB)?)`,
  'gu',
);

function figuresIn(text: string): Stated[] {
  return [...text.matchAll(STATED)].flatMap(([, one, other, ofUnit]) =>
    [one, other].flatMap((written): Stated[] => {
      const unit = UNITS.find((known) => known === ofUnit);
      if (written === undefined || unit === undefined) return [];
      const decimals = written.split(',')[1]?.length ?? 0;
      const figure = Number(written.replaceAll('.', '').replace(',', '.'));
      return [{ figure, rounding: 0.5 * 10 ** -decimals, unit }];
    }),
  );
}

const known = (...figures: (number | null)[]): number[] => figures.filter((figure) => figure !== null);

/** @param laptop as paid @returns its figures by unit, likely ones where none is known */
function figuresOf(laptop: Laptop): Figures {
  const { priceEur, cost, ramGb, storageGb, videoMemoryGb, screenInches, resolution, likely } = laptop;
  return {
    '€': [priceEur, priceEur - cost.licenceEur, WINDOWS_LICENCE_EUR, cost.seenEur],
    kg: laptop.weightKg === null ? likely.weightKg : [laptop.weightKg],
    h: laptop.batteryHours === null ? likely.batteryHours : known(laptop.batteryHours, batteryHoursError(laptop)),
    GB: known(ramGb, storageGb, videoMemoryGb),
    TB: known(storageGb).flatMap((gb) => [gb / 1000, gb / 1024]),
    Hz: known(laptop.refreshHz),
    '″': known(screenInches),
    ppp: known(resolution && sharpnessOf(resolution, screenInches)),
    W: known(laptop.gpuPowerW),
  };
}

interface Told {
  laptop: Laptop;
  own: Figures;
  others: readonly { laptop: Laptop; own: Figures }[];
  budget: number;
}

const ROUNDED = 1e-6;
const isNear = (value: number, { figure, rounding }: Stated): boolean => Math.abs(value - figure) <= rounding + ROUNDED;

function isTrue(stated: Stated, { own, others, budget }: Told): boolean {
  const { unit, rounding } = stated;
  if (own[unit].some((value) => isNear(value, stated))) return true;
  // Both figures are rounded before one is subtracted from the other.
  const rounded = { ...stated, rounding: 2 * rounding };
  const compared = [...others.flatMap((other) => other.own[unit]), ...(unit === '€' ? [budget] : [])];
  return compared.some((other) => own[unit].some((value) => isNear(Math.abs(value - other), rounded)));
}

function isWrong(text: string, told: Told): boolean {
  const { own: ownSharpness, other: otherSharpness } = BESIDE.exec(text)?.groups ?? {};
  const isBeside =
    ownSharpness !== undefined &&
    told.own.ppp.includes(Number(ownSharpness)) &&
    told.others.some(({ own }) => own.ppp.includes(Number(otherSharpness)));
  const isInstead = ([, own = '', other = '']: RegExpMatchArray): boolean =>
    figuresIn(own).every((stated) => told.own[stated.unit].some((value) => isNear(value, stated))) &&
    figuresIn(other.endsWith('B') ? other : `${other} GB`).every((stated) =>
      told.others.some((one) => one.own[stated.unit].some((value) => isNear(value, stated))),
    );
  if (![...text.matchAll(INSTEAD)].every(isInstead)) return true;
  const claims = text
    .replace(ADVICE, '')
    .replace(isBeside ? BESIDE : '', '')
    .replaceAll(INSTEAD, '');
  const chips = [told, ...told.others].flatMap(({ laptop: { cpu, gpu } }) => [cpu, gpu]).join();
  return (
    [...claims.matchAll(CHIP)].some(([chip]) => !chips.includes(chip)) ||
    figuresIn(claims).some((stated) => !isTrue(stated, told))
  );
}

/** @returns the texts about a laptop alone with a figure that is not its own */
export function wrongAbout(laptop: Laptop, texts: readonly string[]): string[] {
  const own = figuresOf({ ...laptop, priceEur: totalCost(laptop) });
  return texts.filter((text) => isWrong(text, { laptop, own, others: [], budget: 0 }));
}

/** @returns the statements and specifications of the cards, and the words of the target, with a figure that is wrong */
export function wrongFigures({ advisor, byId }: Fixture, answers: Answers): string[] {
  const { computers, target, filteredLaptops, reason } = advisor.recommend(answers);
  const more = advisor.more({ userInput: answers, filteredLaptops, count: 4 }).computers;
  const toldOf = [...computers, ...more].flatMap(({ id }) => {
    const laptop = byId.get(id);
    const paid = laptop && asPaid(laptop, answers);
    return paid ? [{ laptop: paid, own: figuresOf(paid) }] : [];
  });
  const shown = toldOf.slice(0, computers.length);
  const texts = new Map(
    [...computers, ...more].map(({ id, statements, specs }) => [id, [...statements.map(({ text }) => text), ...specs]]),
  );
  const lines = reason.split('\n');
  for (const [index, { id }] of computers.entries()) texts.get(id)?.push(lines[index] ?? '');
  for (const { points } of target) for (const { id, figure, word } of points) texts.get(id)?.push(`${figure}; ${word}`);
  return toldOf.flatMap(({ laptop, own }) => {
    const told = { laptop, own, others: shown.filter((one) => one.laptop !== laptop), budget: answers.budget };
    return (texts.get(laptop.id) ?? []).filter((text) => isWrong(text, told)).map((text) => `${laptop.id}: ${text}`);
  });
}

/** Parses what a guide's card says under its price: «Visto a 1012 € en una tienda polaca en agosto de 2026.», the facts. */
import type { Laptop } from '#catalogue/laptop.ts';
import type { GuideCard } from '#contract/built/guide.ts';
import { statesCost } from './guide-lead.ts';
import { EUROS, NUMBER, readDate, readEuros, readNumber } from './spanish-figures.ts';

const PLACES: Readonly<Record<string, Laptop['priceBasis']>> = {
  española: 'listed-es',
  eslovaca: 'listed-eu',
  polaca: 'converted',
};

const SEEN = new RegExp(
  `^Visto a (?<euros>${EUROS}) en una tienda (?<place>[a-zñ]+) (?:el|en) (?<date>[a-z0-9 ]+)(?<doubt>, demasiado poco: por confirmar)?\\.(?: Viene sin Windows: sus (?<licence>${EUROS}) ya están sumados\\.)?$`,
  'u',
);

function isSeen(text: string, { cost, priceBasis, priceDate }: Laptop): boolean {
  const groups = SEEN.exec(text)?.groups;
  return (
    groups !== undefined &&
    readEuros(groups.euros ?? '') === cost.seenEur &&
    PLACES[groups.place ?? ''] === priceBasis &&
    readDate(groups.date ?? '') === priceDate &&
    (groups.doubt !== undefined) === cost.doubtful &&
    readEuros(groups.licence ?? '0 €') === cost.licenceEur
  );
}

const SYSTEMS: Readonly<Record<string, Laptop['os']>> = {
  Windows: 'windows',
  'Windows para ARM': 'windows',
  macOS: 'macOS',
  Linux: 'linux',
  ChromeOS: 'chromeos',
  'sin sistema operativo': 'none',
  'sistema sin dato': null,
};

const FACTS = new RegExp(
  `^(?:(?<inches>${NUMBER})″|tamaño sin dato) · (?:(?<about>≈ )?(?<kg>${NUMBER}) kg|peso sin dato) · (?<system>[^·]+) · teclado (?<keyboard>español|sin eñe|sin dato) · (?:modelo de (?<year>\\d{4})|año sin dato)$`,
  'u',
);

const orUnknown = (figure: string | undefined): number | null => (figure === undefined ? null : readNumber(figure));

function areFacts(text: string, laptop: Laptop): boolean {
  const groups = FACTS.exec(text)?.groups;
  if (!groups) return false;
  const { inches, about, kg, system = '', keyboard, year } = groups;
  const weighs = laptop.weightKg === null ? null : Math.round(laptop.weightKg * 100) / 100;
  return (
    orUnknown(inches) === laptop.screenInches &&
    orUnknown(kg) === weighs &&
    (about !== undefined) === (laptop.sources.weightKg?.kind === 'estimated') &&
    SYSTEMS[system] === laptop.os &&
    (system === 'Windows para ARM') === (laptop.os === 'windows' && laptop.cpuFamily === 'snapdragon_x') &&
    keyboard === (laptop.keyboard === null ? 'sin dato' : { es: 'español', other: 'sin eñe' }[laptop.keyboard]) &&
    (year === undefined ? null : Number(year)) === laptop.year
  );
}

/** @param laptop as it is in the catalogue */
export function problemsWithGuideCard(card: GuideCard, laptop: Laptop | undefined): string[] {
  if (!laptop) return [`not in the catalogue: ${card.id}`];
  return [
    ...(statesCost(card.price, laptop) ? [] : [`price: ${card.price}`]),
    ...(isSeen(card.seen, laptop) ? [] : [`seen: ${card.seen}`]),
    ...(card.isOld === laptop.cost.months > 6 ? [] : [`old: ${card.id}`]),
    ...(areFacts(card.facts, laptop) ? [] : [`facts: ${card.facts}`]),
  ];
}

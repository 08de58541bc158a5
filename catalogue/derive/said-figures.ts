/** What an advert says of its laptop beyond a shop's row, and beyond what the catalogue knows of it. */
import { ADVERT_ID, type ParsedAdvert } from '../../contract/advert.ts';
import type { Fact } from '../facts/fact.ts';
import type { Laptop } from '../laptop.ts';

/** @returns what a shop's row never has */
export function saidFacts({ gpuPowerW, keyboard }: ParsedAdvert, date: string): Fact[] {
  const said = { laptop: ADVERT_ID, kind: 'seen', source: 'el anuncio', date } as const;
  const facts: (Fact | null)[] = [
    gpuPowerW === null ? null : { ...said, field: 'gpuPowerW', value: gpuPowerW },
    keyboard === null ? null : { ...said, field: 'keyboard', value: keyboard },
  ];
  return facts.filter((fact) => fact !== null);
}

/** What the catalogue does not know of its laptop, and the advert says; of the graphics' watts the advert knows more. */
export const withSaid = (known: Laptop, read: ParsedAdvert, derived: Laptop): Laptop => ({
  ...known,
  sources: { ...known.sources, ...(known.panel === null && derived.sources.p3Pct && { p3Pct: derived.sources.p3Pct }) },
  weightKg: known.weightKg ?? read.weightKg,
  resolution: known.resolution ?? read.resolution,
  ...(known.panel === null && { panel: read.panel, p3Pct: derived.p3Pct }),
  refreshHz: known.refreshHz ?? read.refreshHz,
  keyboard: known.keyboard ?? read.keyboard,
  ...(read.gpuPowerW !== null && known.gpu === derived.gpu && graphicsOf(derived, known)),
  ...(known.os === null &&
    read.os !== null && { os: read.os, cost: { ...known.cost, licenceEur: derived.cost.licenceEur } }),
});

/** The graphics with the watts that the advert says. */
function graphicsOf({ gpuPowerW, gpuIndex, creationIndex, errors }: Laptop, known: Laptop): Partial<Laptop> {
  const { gpuPowerW: _, ...sources } = known.sources;
  const { gpu, creation } = errors;
  return { gpuPowerW, gpuIndex, creationIndex, errors: { ...known.errors, gpu, creation }, sources };
}

/** Who sells a used laptop leaves Windows on it, unless the advert says otherwise. */
export const withItsLicence = (laptop: Laptop, { used, os }: ParsedAdvert): Laptop =>
  used && os === null ? { ...laptop, os: null, cost: { ...laptop.cost, licenceEur: 0 } } : laptop;

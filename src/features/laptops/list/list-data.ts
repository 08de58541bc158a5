import type { OperatingSystem } from '#contract/facts.ts';
import { type ListedLaptop, listedLaptopsSchema } from '#contract/listed-laptops.ts';
import { driveSize, spanishNumber } from '#contract/spanish-figures.ts';
import { createLaptopSearch } from '#src/lib/laptop-search.ts';
import { toEuros } from '#src/lib/typed-text.ts';
import type { ListSource } from './list-view.ts';

/** @param file as it was read. @throws where it is not the list */
export const readLaptops = (file: unknown): ListSource => searchable(listedLaptopsSchema.parse(file));

/** The same for users with a Windows licence: no price contains one. */
export const withoutLicences = ({ laptops }: ListSource): ListSource =>
  searchable(laptops.map((laptop) => ({ ...laptop, licence: 0 })));

/** «gaming hasta 1.000 €»: a figure after such words or before the unit. */
const LIMIT = new RegExp(
  String.raw`(?:(?:hasta|menos de|m[aá]ximo)\s+|(?<![\d.,])(?=[\d.]+\s*(?:€|eur)))` +
    String.raw`(\d{3,5}|\d\.\d{3})(?![\d.]|\s*[gt]b)\s*(?:€|eur\w*)?`,
  'i',
);
const AT_LEAST = /(?:m[aá]s de|desde|partir de|m[ií]nimo)\s+\d/i;

function searchable(laptops: readonly ListedLaptop[]): ListSource {
  const byWords = createLaptopSearch(laptops, figuresOf);
  return {
    laptops,
    search(query) {
      const limit = AT_LEAST.test(query) ? Number.NaN : toEuros(LIMIT.exec(query)?.[1]);
      if (Number.isNaN(limit)) return byWords(query);
      const words = query.replace(LIMIT, ' ');
      const { laptops: found, relaxed } = words.trim() === '' ? { laptops, relaxed: false } : byWords(words);
      return { laptops: found.filter((laptop) => costOf(laptop) <= limit), relaxed };
    },
  };
}

const costOf = ({ price, licence }: ListedLaptop): number => price + licence;

/** What the article calls the lowest class. */
const CHEAP_MAX_EUROS = 750;
const LIGHT_MAX_KG = 1.5;
/** Smaller drives may be soldered flash memory. */
const SSD_MIN_GB = 256;

const SYSTEM_WORDS: Readonly<Partial<Record<OperatingSystem, string>>> = { none: 'sin sistema linux' };

/** What a laptop has and is good for, as users type it: «16 GB RAM», «15,6″», «gaming». */
function figuresOf(laptop: ListedLaptop): string {
  const { cpu, gpu, dedicated, ramGb, storageGb, screenInches, panel, os, year, form, weightKg, pace, keyboard } =
    laptop;
  const figures = [
    cpu,
    gpu,
    dedicated ? 'dedicada gaming gamer juegos jugar' : 'integrada',
    ramGb !== null && `${ramGb} GB RAM`,
    storageGb !== null && `${driveSize(storageGb)}${storageGb >= SSD_MIN_GB ? ' SSD. SSD' : ''}`,
    screenInches !== null && `${spanishNumber(screenInches)}″ ${Math.floor(screenInches)}″`,
    // Whether it is only probable, its row says.
    panel?.split(' ')[0],
    os && (SYSTEM_WORDS[os] ?? os),
    year,
    form === 'convertible' ? 'convertible táctil 2 en 1' : form,
    weightKg !== null && weightKg <= LIGHT_MAX_KG && 'ligero ultraligero',
    costOf(laptop) < CHEAP_MAX_EUROS && 'barato económico',
    (keyboard === 'es' || keyboard === 'likely') && 'teclado español',
    (pace === 'plenty' || pace === 'good') && 'estudiante estudiar estudios universidad trabajo trabajar oficina',
  ];
  return figures.filter(Boolean).join(', ');
}

/** A laptop as a row of the list, in words. */
import type { ListedLaptop } from '#contract/listed-laptops.ts';
import { driveSize, spanishNumber } from '#contract/spanish-figures.ts';
import type { EvidencedFacts } from '#src/lib/evidence-words.ts';
import { priceWords } from '#src/lib/price-words.ts';
import { unbroken } from '#src/lib/unbroken.ts';

interface Meter {
  label: string;
  /** Empty if unknown. */
  value: string;
}

export interface ListedRow {
  id: string;
  name: string;
  /** Brand and line. */
  line: string;
  /** What follows the line at once: « AL14-52M», or «-fd0271ns» after «HP 15». */
  code: string;
  picture: string;
  facts: string;
  price: string;
  /** What the price is made of. */
  parts: string;
  /** What the chips of evidence tell. */
  evidence: EvidencedFacts;
  meters: readonly Meter[];
}

/** The words are for work or study; points would tell visitors nothing. */
const PACE_WORDS = { plenty: 'muy rápido', good: 'rápido', scant: 'justo', short: 'lento' } as const;

/** @param ownsWindows the visitor has Windows or will use Linux */
export function listedRow(laptop: ListedLaptop, ownsWindows = false): ListedRow {
  const { id, name, line, form, cpu, gpu, dedicated, ramGb, storageGb, screenInches, panel } = laptop;
  const { weightKg, batteryHours, pace, price } = laptop;
  const priceFacts = { ...laptop, seenPrice: null, priceBasis: '' };
  const words = priceWords({ price, facts: priceFacts }, { ownsWindows });
  const { code, details } = beyond(`${laptop.brand} ${line}`, name);
  const facts = [
    cpu,
    dedicated && gpu,
    ramGb !== null && unbroken(`${ramGb} GB`),
    storageGb !== null && unbroken(driveSize(storageGb)),
    screenInches !== null && `${spanishNumber(screenInches)}″${oledWords(panel)}`,
  ].filter(Boolean);
  const said = plain(facts.join());
  const others = details
    .filter((detail) => !said.includes(plain(detail)))
    .map((detail) => detail.replaceAll(' ', '\u00A0'));
  return {
    id,
    name,
    line,
    code,
    picture: `/illustrations/${form}.svg`,
    facts: [...facts, ...others].join('\u00A0· '),
    price: words.amount,
    parts: words.parts,
    evidence: laptop,
    meters: [
      {
        label: 'Peso',
        value: weightKg === null ? '' : unbroken(`${spanishNumber(weightKg)} kg`),
      },
      {
        label: 'Autonomía',
        value: batteryHours === null ? '' : unbroken(`≈ ${Math.round(batteryHours)} h`),
      },
      { label: 'Rapidez', value: pace === null ? '' : PACE_WORDS[pace] },
    ],
  };
}

const plain = (text: string): string => text.replaceAll('\u00A0', ' ').replaceAll('″', '"');

/** What a unique name has beyond the line: the maker's code, which may repeat the size, and its configuration. */
function beyond(line: string, name: string): { code: string; details: readonly string[] } {
  const [, model = '', details = '', partNumber = ''] = /^(.*?)(?: \((.*)\))?(?: · (.*))?$/.exec(name) ?? [];
  const words = line.split(' ');
  const code =
    partNumber ||
    model
      .split(' ')
      .filter((word) => !words.includes(word))
      .join(' ');
  const [size = ' '] = /\b\d\d$/.exec(line) ?? [];
  return {
    code: code.startsWith(size) ? code.slice(size.length) : code && ` ${code}`,
    details: details.split(', ').filter(Boolean),
  };
}

/** Whether it is only probable, it says itself. */
const oledWords = (panel: string | null): string =>
  panel?.startsWith('oled') ? `\u00A0${panel.replace('oled', 'OLED')}` : '';

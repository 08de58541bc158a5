/** What a card has to say: another system than Windows, and what falls short. */
import { needsOf } from '#advisor/needs.ts';
import type { Laptop } from '#catalogue/laptop.ts';
import type { Answers } from '#contract/answers.ts';
import type { Recommendation } from '#contract/recommendations.ts';
import { platformOf } from './parsed-laptop.ts';

const SYSTEM_WORDS: Readonly<Record<string, RegExp>> = {
  'windows-arm': /Usa Windows para ARM/u,
  macOS: /Usa macOS/u,
  linux: /Usa Linux/u,
  chromeos: /Usa ChromeOS/u,
  none: /Viene sin Windows/u,
  unknown: /no dice qué sistema trae/u,
};

/** Every card says that a laptop has another system than Windows, to whom has not asked for that system. */
export const untoldSystems = (
  computers: Recommendation['computers'],
  cards: readonly Laptop[],
  { requirements }: Answers,
): string[] =>
  cards.flatMap((laptop, index) => {
    const platform = platformOf(laptop);
    const words = platform !== 'windows-arm' && requirements.os === laptop.os ? undefined : SYSTEM_WORDS[platform];
    const { fit = '', cons = [] } = computers[index] ?? {};
    const isTold = words === undefined || [fit, ...cons].some((sentence) => words.test(sentence));
    return isTold ? [] : [`system: ${laptop.id}`];
  });

/** Cons for want of another. */
const MINOR_CON =
  /los otros|el otro|^Precio estimado|^Con la opción|^A(?:gota|pura) tu|^El precio es|opciones cuestan/u;

/** How a card names what its target shows as too little, where the figure cannot read like the recommended one. */
const SHORT_WORDS: Readonly<Record<string, RegExp>> = {
  ram: /memoria/u,
  storage: /disco|almacenamiento/u,
  weight: / kg/u,
  refresh: / Hz|fluid/u,
  silence: /oye|ruid|silencio/iu,
  build: /onstrucción/u,
};

const GOOD = 0.7;
/** A row of less, which a visitor's own weights may leave, is no reason. */
const COUNTED_WEIGHT = 0.03;

/** What the target shows as too little of the first card is its con, before anything that is hardly one. */
export const untoldShortness = ({ computers: [best], target }: Recommendation, answers: Answers): string[] =>
  best === undefined || !MINOR_CON.test(best.cons[0] ?? '')
    ? []
    : target.flatMap(({ criterion, points: [first] }) => {
        const words = SHORT_WORDS[criterion];
        const isShort = first !== undefined && first.at !== null && first.at < GOOD;
        const isCounted = criterion !== 'price' && needsOf(answers).weights[criterion] >= COUNTED_WEIGHT;
        const isTold = words === undefined || [best.verdict, ...best.pros].some((sentence) => words.test(sentence));
        return isShort && isCounted && !isTold ? [`${criterion} is short, but: ${best.cons[0]}`] : [];
      });

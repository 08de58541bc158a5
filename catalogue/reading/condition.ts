/** Whether a title, a condition or an advert is of something new, used or broken, by one list of words for shops and people. */
import { CONDITION_RULES, DAMAGED_BOX, type Meaning } from './condition-words.ts';
import { blank, type Found } from './patterns.ts';

const NOT = String.raw`(?:no|nunca|sin|not|never|ni|n[aã]o|nem|mai|si|if|ning[uú]na?)`;
const VERBS = 'est[aá]|es|son|ser|sido|sea|fue|foi|ha|han|tiene|trae|hay|tem|t[eé]|has|is|been|be';
/** «no está usado», «never been used»; but «sin SO, reacondicionado» and «sin Windows reacondicionado» are refurbished. */
const DENIED_BEFORE = new RegExp(
  String.raw`(?<!\p{L})${NOT}\s+(?:(?:${VERBS}|producto|art[ií]culo|muy|para|for)\s+){0,2}(?:(?:una?|la|el|a)\s+)?$`,
  'iu',
);
const DENIAL_LETTERS = 28;

const isDenied = (text: string, index: number): boolean =>
  DENIED_BEFORE.test(text.slice(Math.max(0, index - DENIAL_LETTERS), index));

const ALMOST = 'como|com a|casi|semi|de|pr[aá]cticamente|uno|otro';
const BOUGHT = 'comprad[oa]|comprat|compr[eéi]';
const A_PART = 'bater[ií]a|disco|ssd|cargador|teclado|pantalla|est[aá] casi|parece';
const NO_PRICE_OF = String.raw`(?<!(?:cost[oó]|cuesta|vale|val[ií]a)[^.,\n]{0,20})`;
const NO_OTHER_THING = '(?! (?:precio|modelo|la bater|el disco))';
/** «Nuevo», but not «como nuevo», «batería nueva» or «costó 900 € nuevo». */
const NEW = new RegExp(
  [
    String.raw`precintad[oa]|\ba estrenar|\bsin (?:estrenar|abrir|usar|uso|desprecintar)\b|\bpor estrenar\b|\bsealed\b`,
    String.raw`\bunopened\b|\bbrand new\b|\bnunca (?:usad|abiert)|\bnever (?:used|opened)\b|\bnunca foi usad`,
    String.raw`(?<!(?:${ALMOST}|${BOUGHT}|${A_PART}) )${NO_PRICE_OF}\b(?:nuev[oa]s?|nou|nova|novo|new)\b${NO_OTHER_THING}`,
  ].join('|'),
  'iu',
);

type Place = Pick<Found<unknown>, 'at' | 'end'>;

/** @param title where the text names the product */
function find(text: string, title: Place, isWanted: (meaning: Meaning) => boolean): Found<Meaning> | null {
  const plain = text.replace(DAMAGED_BOX, (words) => blank(words));
  const isNew = NEW.test(plain);
  for (const { meaning, where, words } of CONDITION_RULES) {
    if (!isWanted(meaning) || (where === 'unless new' && isNew)) continue;
    for (const { index, 0: found } of plain.matchAll(words)) {
      const isSaid = where !== 'in titles' || (index >= title.at && index < title.end);
      // «Sin marcas de uso» is also said of a used one.
      if (!isSaid || (where !== 'unless new' && isDenied(plain, index))) continue;
      const [rest = ''] = /^\p{L}*/u.exec(text.slice(index + found.length)) ?? [];
      return { value: meaning, at: index, end: index + found.length + rest.length };
    }
  }
  return null;
}

/**
 * @param title where the text names the product
 * @returns the words that call a laptop used or refurbished, that are only said of used ones, or that tell a fault
 */
export function findUsed(text: string, title: Place): Found<true> | null {
  const found = find(text, title, (meaning) => meaning !== 'clearance or damaged box');
  return found && { ...found, value: true };
}

/** @returns the words that say that it does not work, or not as it is */
export function findFault(text: string): Found<string> | null {
  const found = find(text, { at: 0, end: 0 }, (meaning) => meaning === 'faulty');
  return found && { ...found, value: text.slice(found.at, found.end) };
}

const NEW_WORD = /^(?:new|nuev[oa]s?|nou|nova|novo|neuf|neuve|neu|nuovo|sealed|precintad[oa]|estrenar|abrir|1)$/;
const FILLER =
  /^(?:producto?|art[ií]culo|item|estado|condici[oó]n|condition|brand|factory|f[aá]brica|totalmente|completamente|100%|a|y|de|sin|and)$/;

const UNKNOWN = /^(?:-+|–|—|\?|n\/?a|null|none|sin dato|desconocido|unknown)$/i;

/** «https://schema.org/NewCondition» → «new condition» */
const wordsOfCondition = (condition: string): string =>
  condition
    .replace(/^\s*(?:https?:\/\/)?(?:www\.)?schema(?:\.org\/|:)/i, '')
    .replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .replace(/[_:()/,.]+/g, ' ')
    .trim()
    .toLowerCase();

const everywhere = (text: string): Place => ({ at: 0, end: text.length });

/**
 * @param category which may hold new and used ones
 * @returns why a shop does not sell it as new; `null` if it is new
 */
export function notNew(title: string, condition: string, category = ''): string | null {
  const stated = UNKNOWN.test(condition.trim()) ? '' : wordsOfCondition(condition);
  const texts = [title, stated, /nuev|\bnew\b/i.test(category) ? '' : category];
  const box = title.search(DAMAGED_BOX) === -1 ? null : 'clearance or damaged box';
  const meaning = texts.map((text) => find(text, everywhere(text), () => true)?.value).find(Boolean) ?? box;
  if (meaning) return `not new: ${meaning}`;
  const words = stated.split(/[\s-]+/).filter(Boolean);
  const isNew =
    words.length === 0 ||
    (words.some((word) => NEW_WORD.test(word)) && words.every((word) => NEW_WORD.test(word) || FILLER.test(word)));
  return isNew ? null : 'not new: unknown condition';
}

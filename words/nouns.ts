/** Spanish words for answers and attributes, as they appear inside a sentence. */
import { ATTRIBUTE_WORDS } from './attribute-words.ts';
import { formatList } from './format.ts';
import { type Answers, type Priority, PRIORITIES, type Purpose, PURPOSES } from '../contract/answers.ts';
import { OS_NAMES } from '../contract/facts.ts';
import type { System } from '../catalogue/derive/laptop-kind.ts';
import type { Laptop } from '../catalogue/laptop.ts';
import type { Attribute } from '../advisor/needs/attributes.ts';

export const PURPOSE_WORDS: Readonly<Record<Purpose, string>> = {
  office: 'trabajar o estudiar',
  editing: 'editar vídeo',
  design: 'diseñar',
  programming: 'programar',
  casualgaming: 'jugar de vez en cuando',
  gaming: 'jugar a lo último',
};
const ALL_GAMES = 'jugar, también a lo último';

const PRIORITY_WORDS: Readonly<Record<Priority, string>> = {
  screen: 'la pantalla',
  battery: 'la autonomía',
  weight: 'la portabilidad',
  graphics: 'la potencia gráfica',
  silence: 'el silencio',
  build: 'la calidad de construcción',
};

export type Asked = Pick<Answers, 'purposes' | 'priorities'>;

export const playsGames = ({ purposes }: Asked): boolean =>
  purposes.includes('casualgaming') || purposes.includes('gaming');

/** Less than a good figure still plays popular games well, so it is not called too little (`needs-table.ts`). */
export const playsOnlyPopular = ({ purposes, priorities }: Asked): boolean =>
  purposes.includes('casualgaming') && !purposes.includes('gaming') && !priorities.includes('graphics');

/** The verb for creation with the graphics: «al editar», «al diseñar». */
export const creationVerb = ({ purposes }: Asked): string => (purposes.includes('editing') ? 'editar' : 'diseñar');

/** The noun of the graphics depends on the chosen purposes; games are mentioned only if they are among them. */
function attributeNoun(attribute: Attribute, asked: Asked): { article: 'el' | 'la'; noun: string } {
  const { article, noun } = ATTRIBUTE_WORDS[attribute];
  if (attribute === 'creation') return { article, noun: `gráfica para ${creationVerb(asked)}` };
  return { article, noun: attribute === 'gpu' && playsGames(asked) ? 'gráfica para juegos' : noun };
}

/** «el procesador» */
export function nounOf(attribute: Attribute, asked: Asked): string {
  const { article, noun } = attributeNoun(attribute, asked);
  return `${article} ${noun}`;
}

/** As {@link nounOf}, for a figure that is unknown: sharpness is, where only the size of the screen is missing. */
export const unknownNounOf = (attribute: Attribute, { resolution }: Laptop, asked: Asked): string =>
  attribute === 'pixels' && resolution ? 'la medida de la pantalla' : nounOf(attribute, asked);

/** «procesador», «autonomía» */
export const bareNoun = (attribute: Attribute, asked: Asked): string => attributeNoun(attribute, asked).noun;

/** «Compruébala»: the imperative with a pronoun for the attributes */
export function checkThem(attributes: readonly Attribute[], asked: Asked): string {
  const end = attributes.every((attribute) => attributeNoun(attribute, asked).article === 'la') ? 'a' : 'o';
  return `Compruébal${end}${attributes.length > 1 ? 's' : ''}`;
}

export const SYSTEM_NAMES: Readonly<Record<Exclude<System, 'unknown' | 'none'>, string>> = {
  ...OS_NAMES,
  'windows-arm': 'Windows para ARM',
};

export const PANEL_NAMES: Readonly<Record<NonNullable<Laptop['panel']>, string>> = {
  tn: 'TN',
  va: 'VA',
  ips: 'IPS',
  'mini-led': 'mini-LED',
  oled: 'OLED',
};

/**
 * «diseñar y programar», «trabajar o estudiar y para jugar»: of two purposes, a second «para» avoids ambiguity with
 * «o».
 */
export function purposeList({ purposes }: Pick<Answers, 'purposes'>): string {
  const chosen = PURPOSES.filter((purpose) => purposes.includes(purpose));
  const allGames = chosen.includes('casualgaming') && chosen.includes('gaming');
  const words = chosen.flatMap((purpose) => {
    if (!allGames || !purpose.endsWith('gaming')) return PURPOSE_WORDS[purpose];
    return purpose === 'gaming' ? ALL_GAMES : [];
  });
  const [first, ...others] = words;
  if (chosen.includes('office') && others.length === 1) return `${first} y para ${others[0]}`;
  return formatList(words);
}

/** One purpose as it is, two as short nouns, more as «todos tus usos». */
const SHORT_PURPOSES: Readonly<Record<Purpose, string>> = {
  office: 'oficina',
  editing: 'vídeo',
  design: 'diseño',
  programming: 'programación',
  casualgaming: 'juegos populares',
  gaming: 'juegos actuales',
};

/** After «para»: «programar», «oficina y juegos populares» */
export function shortPurposes({ purposes }: Pick<Answers, 'purposes'>): string {
  const chosen = PURPOSES.filter((purpose) => purposes.includes(purpose));
  const [only] = chosen;
  if (only === undefined || chosen.length > 2) return 'todos tus usos';
  if (chosen.length === 1) return only.endsWith('gaming') ? SHORT_PURPOSES[only] : PURPOSE_WORDS[only];
  return formatList(chosen.map((purpose) => SHORT_PURPOSES[purpose]));
}

export function priorityList({ priorities }: Pick<Answers, 'priorities'>): string {
  const chosen = PRIORITIES.filter((priority) => priorities.includes(priority));
  return chosen.length === PRIORITIES.length ? 'todo' : formatList(chosen.map((priority) => PRIORITY_WORDS[priority]));
}

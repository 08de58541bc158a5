import type { Laptop } from '#catalogue/laptop.ts';
import type { Answers, Purpose, RequirementField } from '#contract/answers.ts';
import type { Field } from './benefit.ts';
import { asPaid, failures } from './oracle.ts';
import { requirementIn } from './requirement-phrases.ts';
import { EUROS, NUMBER, readEuros, readList, readNumber } from './spanish-figures.ts';

const PURPOSES = [
  ['office', 'trabajar o estudiar'],
  ['editing', 'editar vídeo'],
  ['design', 'diseñar'],
  ['programming', 'programar'],
  ['casualgaming', 'jugar de vez en cuando'],
  ['gaming', 'jugar a lo último'],
] as const;

const PRIORITIES = [
  ['screen', 'la pantalla'],
  ['battery', 'la autonomía'],
  ['weight', 'la portabilidad'],
  ['graphics', 'la potencia gráfica'],
  ['silence', 'el silencio'],
  ['build', 'la calidad de construcción'],
] as const;

const spoken = (items: readonly string[]): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} y ${items.at(-1)}`;

function spokenPurposes({ purposes }: Answers): string {
  const words: string[] = PURPOSES.filter(([purpose]) => purposes.includes(purpose)).map(([, word]) => word);
  if (purposes.includes('casualgaming') && purposes.includes('gaming'))
    words.splice(-2, 2, 'jugar, también a lo último');
  const [first, second] = words;
  return words.length === 2 && first === 'trabajar o estudiar' ? `${first} y para ${second}` : spoken(words);
}

const spokenPriorities = ({ priorities }: Answers): string =>
  PRIORITIES.every(([priority]) => priorities.includes(priority))
    ? 'todo'
    : spoken(PRIORITIES.filter(([priority]) => priorities.includes(priority)).map(([, word]) => word));

const DEMANDS: Readonly<Record<Purpose, string>> = {
  office: 'el trabajo o el estudio',
  editing: 'la edición de vídeo',
  design: 'el diseño',
  programming: 'la programación',
  casualgaming: 'juegos populares',
  gaming: 'juegos actuales',
};

/** «la programación»; with graphics first, design is in 3D */
export const spokenDemand = (purpose: Purpose, { priorities }: Answers): string =>
  `${DEMANDS[purpose]}${purpose === 'design' && priorities.includes('graphics') ? ' en 3D' : ''}`;

const METHOD = ' No cuentan marcas ni comisiones.';

/** «De 179 por 900 € o menos, 53 pueden con juegos actuales.» Must be said where not all that qualify are capable. */
function tellsCapable(text: string, { answers, qualifying, compared, anyCapable }: Field): boolean {
  const groups = new RegExp(
    `^(?:De (?<all>${NUMBER})|Solo hay uno)(?<required> con lo que exiges)? por (?<budget>${EUROS}) o menos, (?:(?<none>ninguno puede)|(?<one>solo uno puede)|(?<count>${NUMBER}) pueden|y no puede) con (?<demand>[^.]+)\\.${METHOD}$`,
    'u',
  ).exec(text)?.groups;
  if (!groups) return false;
  const said = groups.one === undefined ? readNumber(groups.count ?? '0') : 1;
  const [purpose, ...others] = new Set(answers.purposes);
  return (
    (groups.all === undefined ? 1 : readNumber(groups.all)) === qualifying.length &&
    (groups.all === undefined) === text.includes(', y no puede') &&
    readEuros(groups.budget ?? '') === answers.budget &&
    (groups.required !== undefined) === Object.values(answers.requirements).some(Boolean) &&
    said === (anyCapable ? compared.length : 0) &&
    (groups.none === undefined || said === 0) &&
    groups.demand === (purpose === undefined || others.length > 0 ? 'todo eso' : spokenDemand(purpose, answers))
  );
}

function tellsFound(text: string, size: number, field: Field): boolean {
  const isAll = field.anyCapable && field.compared.length === field.qualifying.length;
  return field.qualifying.length === 0 || isAll
    ? qualifyingIn(text, size) === field.qualifying.length
    : tellsCapable(text, field);
}

/** «Solo uno de los 531 … lo cumple» */
function qualifyingIn(text: string, size: number): number | null {
  const groups = new RegExp(
    `^(?:(?<none>Ninguno|Solo uno) de los (?<of>${NUMBER}) portátiles que conocemos lo cumple|Lo cumplen (?:(?<count>${NUMBER}) de )?los (?<all>${NUMBER}) portátiles que conocemos)\\.(?<method> No cuentan marcas ni comisiones\\.)?$`,
    'u',
  ).exec(text)?.groups;
  if (!groups || readNumber(groups.of ?? groups.all ?? '') !== size) return null;
  if ((groups.none === 'Ninguno') !== (groups.method === undefined)) return null;
  if (groups.none !== undefined) return groups.none === 'Ninguno' ? 0 : 1;
  const count = groups.count === undefined ? size : readNumber(groups.count);
  return count < 2 ? null : count;
}

const UNDECIDED = new RegExp(
  `^(?<known>.+\\.) (?:(?<one>Otro podría)|Otros (?<count>${NUMBER}) podrían) cumplirlo: no sabemos (?<nouns>[^.]+)\\.$`,
  'u',
);

const FIELD_OF_NOUN: Readonly<Record<string, RequirementField>> = {
  'el procesador': 'processor',
  'la memoria': 'ram',
  'el almacenamiento': 'storage',
  'la gráfica': 'graphics',
  'el tamaño de pantalla': 'screenSize',
  'el peso': 'weight',
  'la autonomía': 'battery',
  'el sistema operativo': 'os',
  'la resolución': 'resolution',
  'el refresco de la pantalla': 'refreshRate',
};

const isUnknownIn = (field: string, laptop: Laptop): boolean =>
  (field === 'weight' && laptop.weightKg === null) ||
  (field === 'battery' && laptop.batteryHours === null) ||
  (field === 'os' && laptop.os === null) ||
  (field === 'resolution' && laptop.resolution === null) ||
  (field === 'refreshRate' && laptop.refreshHz === null) ||
  (field === 'processor' && laptop.cpuFamily === null) ||
  (field === 'graphics' && laptop.gpuSeries === null) ||
  (field === 'ram' && laptop.ramGb === null) ||
  (field === 'storage' && laptop.storageGb === null) ||
  (field === 'screenSize' && laptop.screenInches === null);

/** Only Apple sells macOS and its chips; an unknown figure may be what its kin have, or anything where it has none. */
function mightMeet(field: string, laptop: Laptop, answers: Answers): boolean {
  const { likely, brand } = laptop;
  const isMac = brand === 'Apple';
  const { os, processor, graphics, screenSize } = answers.requirements;
  const kin: Readonly<Record<string, readonly Partial<Laptop>[]>> = {
    weight: likely.weightKg.map((weightKg) => ({ weightKg })),
    battery: likely.batteryHours.map((batteryHours) => ({ batteryHours })),
    resolution: likely.resolution.map((resolution) => ({ resolution })),
    refreshRate: likely.refreshHz.map((refreshHz) => ({ refreshHz })),
  };
  if (field === 'os') return isMac === (os === 'macOS');
  if (field === 'processor') return laptop.cpuIndex === null && isMac === (processor === 'apple_m');
  if (field === 'graphics') return laptop.gpuIndex === null && isMac === (graphics === 'integrated_apple');
  if (field === 'screenSize') return !isMac || screenSize !== '17';
  const figures = kin[field] ?? [];
  return figures.length === 0 || figures.some((figure) => !failures({ ...laptop, ...figure }, answers).includes(field));
}

/** The last sentence, on laptops that fail only what is not known of them. @returns the text before it */
function withoutUndecided(
  text: string,
  answers: Answers,
  laptops: readonly Laptop[],
): { known: string; right: boolean } {
  const failed = laptops
    .map((laptop) => ({ laptop, fields: failures(asPaid(laptop, answers), answers) }))
    .filter(
      ({ laptop, fields }) =>
        fields.length > 0 && fields.every((field) => isUnknownIn(field, laptop) && mightMeet(field, laptop, answers)),
    );
  const groups = UNDECIDED.exec(text)?.groups;
  if (!groups) return { known: text, right: failed.length === 0 };
  const said = groups.one === undefined ? readNumber(groups.count ?? '') : 1;
  // Of several laptops, each lacks one or more of the figures.
  const nouns = said === 1 ? readList(groups.nouns ?? '') : (groups.nouns ?? '').split(/, | o /);
  const named = nouns.map((noun) => FIELD_OF_NOUN[noun]);
  const fields = new Set<string | undefined>(failed.flatMap((one) => one.fields));
  return {
    known: groups.known ?? '',
    right: said === failed.length && named.length === fields.size && named.every((field) => fields.has(field)),
  };
}

export function problemsWithExplanation(whole: string, laptops: readonly Laptop[], field: Field): string[] {
  const { answers } = field;
  const { known: text, right: isTold } = withoutUndecided(whole, answers, laptops);
  if (!isTold) return [`undecided: ${whole}`];
  const size = laptops.length;
  const groups = new RegExp(
    `^Buscas un portátil de hasta (?<budget>${EUROS}) para (?<purposes>[^.]+)\\.(?: Priorizas (?<priorities>[^.]+)\\.)?(?: Exiges (?<required>.+?)\\.)? (?<found>(?:Ninguno|Solo|Lo cumplen|De) .+)$`,
    'u',
  ).exec(text)?.groups;
  if (!groups) return [`not understood: ${text}`];
  const required = groups.required === undefined ? [] : readList(groups.required).map(requirementIn);
  const requirementCount = Object.values(answers.requirements).filter(Boolean).length;
  const right =
    groups.purposes === spokenPurposes(answers) &&
    readEuros(groups.budget ?? '') === answers.budget &&
    (groups.priorities ?? '') === spokenPriorities(answers) &&
    required.length === requirementCount &&
    required.every((one) => one !== null && answers.requirements[one.field] === one.value) &&
    tellsFound(groups.found ?? '', size, field);
  return right ? [] : [`explanation: ${text}`];
}

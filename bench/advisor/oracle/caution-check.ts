/** Checks that nothing is crowned that is not capable, and what is said instead: for what, and from which budget. */
import { whyOf } from '#words/why.ts';
import type { Laptop } from '#catalogue/laptop.ts';
import { type Answers, BUDGET, type Purpose, PURPOSES, type RequirementField } from '#contract/answers.ts';
import type { Caution, Recommendation } from '#contract/recommendations.ts';
import { canDo, type Field, fieldOf, missesForSure } from './benefit.ts';
import { spokenDemand } from './explanation-parser.ts';
import type { Fixture } from './fixture.ts';
import { asPaid, qualifyingAmong, REQUIREMENT_FIELDS } from './oracle.ts';
import { requirementIn } from './requirement-phrases.ts';
import { EUROS, NUMBER, readEuros, readList, readNumber } from './spanish-figures.ts';

const capableAmong = (laptops: readonly Laptop[], answers: Answers, purposes = answers.purposes): Laptop[] =>
  qualifyingAmong(laptops, answers).filter((laptop) => canDo(laptop, { ...answers, purposes }));

const chosenOf = ({ purposes }: Answers): Purpose[] => PURPOSES.filter((purpose) => purposes.includes(purpose));

const purposesIn = (words: string): string[] =>
  words
    .replace(/ a la vez$/, '')
    .replace('populares ni actuales', 'populares ni juegos actuales')
    .split(/ ni | y |, /u);

/** «juegos actuales», «la edición de vídeo ni el diseño», «… y … a la vez»: the purposes that are named */
function namesLacking(words: string, laptops: readonly Laptop[], answers: Answers): boolean {
  const lacking = chosenOf(answers).filter((purpose) => capableAmong(laptops, answers, [purpose]).length === 0);
  const spoken = (purposes: readonly Purpose[]) => purposes.map((purpose) => spokenDemand(purpose, answers));
  if (lacking.length > 0) return !words.endsWith(' a la vez') && purposesIn(words).join() === spoken(lacking).join();
  return words.endsWith(' a la vez') && purposesIn(words).join() === spoken(chosenOf(answers)).join();
}

/** «no hay» where each laptop is known to miss a floor of each purpose that is named; «no conocemos» where one is not. */
function isSaidSurely(
  words: string,
  spoken: string | undefined,
  laptops: readonly Laptop[],
  answers: Answers,
): boolean {
  const qualifying = qualifyingAmong(laptops, answers);
  const named = chosenOf(answers).filter((purpose) => capableAmong(laptops, answers, [purpose]).length === 0);
  const demands = words.endsWith(' a la vez') ? [answers.purposes] : named.map((purpose) => [purpose]);
  const isSure = demands.every((purposes) =>
    qualifying.every((laptop) => missesForSure(laptop, { ...answers, purposes })),
  );
  return isSure === (spoken === 'hay');
}

const requiresSomething = ({ requirements }: Answers): boolean => Object.values(requirements).some(Boolean);

const STEP = 10;

const RAISED = new RegExp(
  `^Con (?<budget>${EUROS})(?<required> y lo que exiges)? no (?<known>hay|conocemos) portátil para (?<what>.+)\\. Desde (?<from>${EUROS})(?:(?<all>, sí)| hay alguno para todo lo que has elegido)\\.$`,
  'u',
);

function raiseProblems({ text, raise }: Caution, laptops: readonly Laptop[], answers: Answers): string[] {
  const groups = RAISED.exec(text)?.groups;
  if (!groups || !raise) return [`not understood: ${text}`];
  const from = readEuros(groups.from ?? '');
  const less = { ...answers, budget: from - STEP };
  const isAll = new Set(answers.purposes).size === purposesIn(groups.what ?? '').length;
  const right =
    readEuros(groups.budget ?? '') === answers.budget &&
    (groups.required !== undefined) === requiresSomething(answers) &&
    namesLacking(groups.what ?? '', laptops, answers) &&
    isSaidSurely(groups.what ?? '', groups.known, laptops, answers) &&
    (groups.all !== undefined) === isAll &&
    from > answers.budget &&
    from % STEP === 0 &&
    capableAmong(laptops, { ...answers, budget: from }).length > 0 &&
    (less.budget <= answers.budget || capableAmong(laptops, less).length === 0) &&
    raise.text === `Subir a ${groups.from}` &&
    JSON.stringify(raise.answers) === JSON.stringify({ ...answers, budget: from });
  return right ? [] : [`caution: ${text}`];
}

const NO_BUDGET = new RegExp(
  `^(?:(?<unknown>No conocemos)|(?<place>.+?) no (?<known>hay|conocemos)) portátil para (?<what>.+), ni por (?<most>${EUROS})\\.$`,
  'u',
);

const obstacleIn = (words: string): RequirementField | null =>
  words.toLowerCase() === 'sin sistema operativo' ? 'os' : (requirementIn(words.replace(/^con /iu, ''))?.field ?? null);

function noBudgetProblems({ text }: Caution, laptops: readonly Laptop[], answers: Answers): string[] {
  const groups = NO_BUDGET.exec(text)?.groups;
  if (!groups) return [`not understood: ${text}`];
  const dearest = { ...answers, budget: BUDGET.max };
  const obstacles = REQUIREMENT_FIELDS.filter(
    (field) =>
      answers.requirements[field] !== '' &&
      capableAmong(laptops, { ...dearest, requirements: { ...answers.requirements, [field]: '' } }).length > 0,
  );
  const { place, unknown } = groups;
  const isAllRequired = place === 'Con lo que exiges';
  const named = place === undefined || isAllRequired ? [] : readList(place).map(obstacleIn);
  const right =
    capableAmong(laptops, dearest).length === 0 &&
    namesLacking(groups.what ?? '', laptops, dearest) &&
    (unknown !== undefined || isSaidSurely(groups.what ?? '', groups.known, laptops, dearest)) &&
    readEuros(groups.most ?? '') === BUDGET.max &&
    named.length === obstacles.length &&
    named.every((field) => obstacles.some((obstacle) => obstacle === field)) &&
    (unknown !== undefined) === !requiresSomething(answers) &&
    isAllRequired === (requiresSomething(answers) && obstacles.length === 0);
  return right ? [] : [`caution: ${text}`];
}

/** @returns what is wrong with a caution of answers that laptops meet, none of them capable */
export const problemsWithCaution = (caution: Caution, laptops: readonly Laptop[], answers: Answers): string[] =>
  caution.raise ? raiseProblems(caution, laptops, answers) : noBudgetProblems(caution, laptops, answers);

const CROWNS = /mejor encaja|\bgana\b|va bien|acertar|mejor para ti|mejor opción/iu;

const crowningWords = ({ computers, reason }: Recommendation): string[] =>
  [...computers.flatMap(({ fit }) => fit), computers[0]?.verdict ?? '', reason]
    .filter((sentence) => CROWNS.test(sentence))
    .map((sentence) => `crowns: ${sentence}`);

function firstCardProblems({ byId }: Fixture, { computers: [first] }: Recommendation, answers: Answers): string[] {
  const laptop = byId.get(first?.id ?? '');
  return laptop && canDo(asPaid(laptop, answers), answers) ? [] : [`first though not capable: ${first?.id}`];
}

const PLACE = new RegExp(
  `puesto (?<rank>${NUMBER}) de(?: los)? (?<of>${NUMBER})(?<capable> que cumplen lo que pides\\.)?`,
  'u',
);

/** What «why» says of one that qualifies: recommended, or among those that do what is asked, only if it does. */
function whyProblems(
  { advisor, byId }: Fixture,
  { answers, qualifying, compared, anyCapable }: Field,
  id: string,
): string[] {
  const why = whyOf(advisor, answers, id);
  const laptop = byId.get(id);
  if (!why || !laptop || why.verdict === 'excluded') return [];
  const place = PLACE.exec(why.lead)?.groups;
  const isWhole = qualifying.length === 1 || readNumber(place?.of ?? '0') === compared.length;
  const isRank = place !== undefined && readNumber(place.rank ?? '') === why.rank && why.rank <= compared.length;
  const right = canDo(asPaid(laptop, answers), answers)
    ? compared.length === 1
      ? why.lead === `${laptop.name} es el único que cumple lo que pides.`
      : isRank && isWhole && place.capable !== undefined
    : !why.lead.includes('recomendados') &&
      (anyCapable
        ? place === undefined && why.lead.includes('no llega a los mínimos de lo que pides')
        : why.lead.includes('ninguno llega a los mínimos de lo que pides') && isWhole);
  return right ? [] : [`why: ${why.text}`];
}

/** Ids of an answer whose «why» is read. */
const ASKED = 6;

export function cautionProblems(fixture: Fixture, answers: Answers): string[] {
  const { advisor, laptops } = fixture;
  const answer = advisor.recommend(answers);
  const { caution } = answer;
  const field = fieldOf(laptops, answers);
  if (field.qualifying.length === 0) return caution ? ['a caution without results'] : [];
  const whys = [...answer.computers.map(({ id }) => id), ...answer.filteredLaptops]
    .slice(0, ASKED)
    .flatMap((id) => whyProblems(fixture, field, id));
  if (field.anyCapable) {
    return caution ? [`needless: ${caution.text}`] : [...whys, ...firstCardProblems(fixture, answer, answers)];
  }
  if (!caution) return ['no caution'];
  const raised = caution.raise && advisor.recommend(caution.raise.answers);
  return [
    ...whys,
    ...problemsWithCaution(caution, laptops, answers),
    ...crowningWords(answer),
    ...(raised?.caution ? [`raised in vain: ${caution.text}`] : []),
    ...(raised && caution.raise ? firstCardProblems(fixture, raised, caution.raise.answers) : []),
  ];
}

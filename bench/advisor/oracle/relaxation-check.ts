/** Checks that the changes proposed for an empty result are minimal and give the results that they promise. */
import type { SpanishAdvisor } from '#words/spanish-advisor.ts';
import type { Laptop } from '#catalogue/laptop.ts';
import { type Answers, BUDGET, type RequirementField } from '#contract/answers.ts';
import { qualifyingAmong } from './oracle.ts';
import { requirementIn } from './requirement-phrases.ts';
import { EUROS, NUMBER, readEuros, readList, readNumber } from './spanish-figures.ts';

const LEAD = 'Con todo lo que pides no se encontraron portátiles.';

const DROPPED: Readonly<Record<string, RequirementField>> = {
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

const BARE = 'uno sin sistema (puedes instalar Linux)';

const acceptedIn = (phrase: string): Change | null =>
  phrase === BARE ? { field: 'os', value: 'none' } : requirementIn(phrase);

interface Change {
  field: RequirementField | 'budget';
  value: string | number;
}

interface Proposal {
  changes: Change[];
  count: number;
  lowestPrice: number;
}

function parseProposal(line: string): Proposal | null {
  const groups = new RegExp(
    `^(?:Con (?<more>${EUROS}) más \\(hasta (?<budget>${EUROS})\\))?(?:(?:,| y)? ?[Ss]i aceptas (?<accepted>.+?))?(?:(?: y )?[Ss]i no exiges nada sobre (?<dropped>.+?))?: (?:1 portátil, por (?<one>${EUROS})|(?<count>${NUMBER}) portátiles, desde (?<from>${EUROS}))\\.$`,
    'u',
  ).exec(line)?.groups;
  if (!groups) return null;
  const { budget, accepted, dropped, one, count = '1', from } = groups;
  const changes = [
    ...(budget === undefined ? [] : [{ field: 'budget' as const, value: readEuros(budget) }]),
    ...(accepted === undefined ? [] : readList(accepted).map(acceptedIn)),
    ...(dropped === undefined
      ? []
      : readList(dropped).map((noun) => (DROPPED[noun] ? { field: DROPPED[noun], value: '' } : null))),
  ];
  if (changes.includes(null)) return null;
  return {
    changes: changes.filter((change) => change !== null),
    count: readNumber(count),
    lowestPrice: readEuros(one ?? from ?? ''),
  };
}

function apply(answers: Answers, changes: readonly Change[]): Answers {
  const budget = changes.find(({ field }) => field === 'budget')?.value ?? answers.budget;
  const others = changes.filter(({ field }) => field !== 'budget').map(({ field, value }) => [field, value]);
  return {
    ...answers,
    budget: Number(budget),
    requirements: { ...answers.requirements, ...Object.fromEntries(others) },
  };
}

const SLIDER_STEP = 100;

const withLessBudget = (changes: readonly Change[]): Change[] =>
  changes.map(({ field, value }) => ({ field, value: field === 'budget' ? Number(value) - SLIDER_STEP : value }));

function proposalProblems(line: string, laptops: readonly Laptop[], answers: Answers): string[] {
  const proposal = parseProposal(line);
  if (!proposal) return [`not understood: ${line}`];
  const { changes, count, lowestPrice } = proposal;
  const found = qualifyingAmong(laptops, apply(answers, changes));
  const lowest = Math.min(...found.map(({ priceEur }) => priceEur));
  const withoutOne = changes.filter(
    (left) =>
      qualifyingAmong(
        laptops,
        apply(
          answers,
          changes.filter((change) => change !== left),
        ),
      ).length > 0,
  );
  const less = apply(answers, withLessBudget(changes));
  const lessIsEnough = less.budget > answers.budget && qualifyingAmong(laptops, less).length > 0;
  return [
    ...(found.length === count && count > 0 ? [] : [`gives ${found.length} results: ${line}`]),
    ...(lowest === lowestPrice ? [] : [`from ${lowest} €: ${line}`]),
    ...(withoutOne.length === 0 ? [] : [`not minimal: ${line}`]),
    ...(lessIsEnough ? [`a lower budget is enough: ${line}`] : []),
  ];
}

/** Whether some laptop that Linux can be put on comes into question at all, whatever else is given up. */
const bareExists = (laptops: readonly Laptop[]): boolean =>
  laptops.some(({ os, priceEur }) => os === 'none' && priceEur <= BUDGET.max);

const OFFER = new RegExp(
  `^Sin sistema \\(puedes instalar Linux\\) hay (?:1 más, por (?<one>${EUROS})|(?<count>${NUMBER}) más, desde (?<from>${EUROS}))\\.$`,
  'u',
);

/** The reason's last line where few laptops have the Linux that was asked for. @returns the reason without it */
export function splitOffer(reason: string): { reason: string; offer: string | null } {
  const lines = reason.split('\n');
  const offer = OFFER.test(lines.at(-1) ?? '') ? (lines.pop() ?? null) : null;
  return { reason: lines.join('\n'), offer };
}

export function offerProblems(offer: string | null, shown: number, laptops: readonly Laptop[], answers: Answers) {
  const bare = apply(answers, [{ field: 'os', value: 'none' }]);
  const found = answers.requirements.os === 'linux' && shown < 3 ? qualifyingAmong(laptops, bare) : [];
  const { one, count = '1', from } = OFFER.exec(offer ?? '')?.groups ?? {};
  if (offer === null) return found.length === 0 ? [] : ['laptops without a system are not offered'];
  const lowest = Math.min(...found.map(({ priceEur }) => priceEur));
  const right = readNumber(count) === found.length && readEuros(one ?? from ?? '') === lowest;
  return right ? [] : [`offer: ${offer}`];
}

/** @returns the problems of an empty result's text; also whether the result is wrongly empty */
export function relaxationProblems(
  { advisor, laptops }: { advisor: SpanishAdvisor; laptops: readonly Laptop[] },
  answers: Answers,
): string[] {
  const { computers, reason, filteredLaptops } = advisor.recommend(answers);
  const empty = qualifyingAmong(laptops, answers).length === 0;
  if (!empty) return computers.length > 0 ? [] : ['empty though some qualify'];
  const [lead, , ...lines] = reason.split('\n');
  const dropsLinux =
    answers.requirements.os === 'linux' && /exiges nada sobre .*el sistema operativo/u.test(lines[0] ?? '');
  return [
    ...(computers.length === 0 && filteredLaptops.length === 0 ? [] : ['results though none qualifies']),
    ...(lead === LEAD ? [] : [`lead: ${lead}`]),
    ...(lines.length >= 1 && lines.length <= 3 ? [] : ['one to three changes']),
    ...(dropsLinux && bareExists(laptops) ? [`drops Linux first: ${lines[0]}`] : []),
    ...lines.flatMap((line) => proposalProblems(line, laptops, answers)),
  ];
}

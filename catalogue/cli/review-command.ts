import { addDecisions, type Decision, DECISIONS_FILE, type DecisionLine, readDecisions } from '../feeds/decisions.ts';
import { offerKey } from '../feeds/match-offers.ts';
import { CATALOGUE_FILE, readRecords } from '../load.ts';
import { type Question, readUnsure } from '../refresh/review-files.ts';
import { isConfirmedBy } from '../snapshot/merge-offers.ts';
import { folderOf, print, readArguments, today, UsageError } from './usage.ts';

const OPTIONS = {
  folder: { type: 'string' },
  decisions: { type: 'string' },
  answer: { type: 'string', multiple: true },
} as const;

const nameOf = ({ shop, sku }: Question): string => `${shop}/${sku}`;

function printQuestions(questions: readonly Question[]): void {
  for (const question of questions) {
    const { title, priceEur, link, why, laptops, usualEur } = question;
    const usual = usualEur === undefined ? '' : `, ${usualEur} € counts until it is confirmed`;
    print(`${nameOf(question)}  ${priceEur} €  ${title}\n    ${link}\n    ${why}${usual}`);
    for (const [at, laptop] of laptops.entries()) print(`    ${at + 1}  ${laptop}`);
  }
  const reasons = Map.groupBy(questions, ({ why }) => why);
  print(`${questions.length} offers wait for an answer.`);
  for (const [why, some] of [...reasons].toSorted(([, one], [, other]) => other.length - one.length)) {
    print(`  ${some.length}  ${why}`);
  }
  const [first] = questions;
  if (first) print(`Answer: npm run catalogue -- review --answer '${nameOf(first)}=never'`);
}

/** @throws UsageError if the answer refers to no open offer, or to no known laptop */
function readAnswer(answer: string, questions: readonly Question[], known: ReadonlySet<string>): DecisionLine {
  // Offer ids may contain the equals sign, laptop ids do not.
  const at = answer.lastIndexOf('=');
  const question = questions.find((one) => nameOf(one) === answer.slice(0, at));
  const choice = answer.slice(at + 1);
  if (at <= 0 || !question) throw new UsageError(`--answer ${answer}: expected SHOP/SKU of a printed offer`);
  const laptop = question.laptops[Number(choice) - 1] ?? choice;
  if (laptop !== 'new' && laptop !== 'never' && !known.has(laptop) && !question.laptops.includes(laptop)) {
    throw new UsageError(`--answer ${answer}: expected a number, the id of a laptop, new or never`);
  }
  const { shop, sku, title, priceEur, usualEur } = question;
  const isConfirmed = usualEur !== undefined && question.laptops.includes(laptop);
  return { shop, sku, laptop, ...(isConfirmed && { priceEur }), title, day: today() };
}

/** @returns whether the last decision about an offer answers the question; a lower price is a new question */
function isAnswered(question: Question, last: Decision | undefined): boolean {
  if (last === undefined || question.usualEur === undefined || last.laptop === 'never') return last !== undefined;
  return last.priceEur !== undefined && isConfirmedBy(last.priceEur, question.priceEur);
}

/**
 * Prints the open questions of the last refresh, or stores answers.
 * @returns exit code 0
 */
export function runReview(args: readonly string[]): number {
  const { values, positionals } = readArguments(args, OPTIONS);
  if (positionals.length > 0) throw new UsageError(`review: unexpected argument ${positionals.join(' ')}`);
  const file = values.decisions ?? DECISIONS_FILE;
  const last = new Map(readDecisions(file).map((decision): [string, Decision] => [offerKey(decision), decision]));
  const all = readUnsure(folderOf(values.folder));
  const answers = values.answer ?? [];
  if (answers.length === 0) {
    printQuestions(all.filter((question) => !isAnswered(question, last.get(offerKey(question)))));
    return 0;
  }
  const ids = new Set(readRecords(CATALOGUE_FILE).map(({ id }) => id));
  const decisions = answers.map((answer) => readAnswer(answer, all, ids));
  addDecisions(decisions, file);
  for (const { shop, sku, laptop } of decisions) print(`${shop}/${sku} → ${laptop}`);
  print(`The next refresh applies it. Commit ${file}`);
  return 0;
}

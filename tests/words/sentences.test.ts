/** How each kind of statement reads: the first of its kind among the personas' answers. Read the diff when it changes. */
import { expect, it } from 'vitest';
import { createAdvisor } from '#advisor/advisor.ts';
import type { PlacedStatement } from '#advisor/statements.ts';
import { PERSONAS } from '#bench/advisor/oracle/personas.ts';
import { loadCatalogue } from '#catalogue/load.ts';
import { reasonSentences } from '#words/reason.ts';
import { sentenceFor } from '#words/sentences.ts';

const engine = createAdvisor(loadCatalogue());

/** What tells two forms of a sentence apart. */
function formOf({ place, statement }: PlacedStatement): string {
  const forms: Record<string, unknown> = { ...statement };
  const { attribute, level, demandedBy, criterion, side } = forms;
  const inner = [forms['fit'], forms['verdict'], forms['change']].flatMap((part) =>
    typeof part === 'object' && part !== null && 'form' in part ? String(part.form) : [],
  );
  const told = [attribute, level, demandedBy, criterion, side].filter((one) => typeof one === 'string');
  return [place, statement.kind, ...told, ...inner].join(' ');
}

it('reads as it did', async () => {
  const sentences = new Map<string, string>();
  const keep = (form: string, sentence: string): void => {
    if (!sentences.has(form)) sentences.set(form, sentence);
  };
  for (const { answers } of PERSONAS) {
    const { cards, needs, reason } = engine.recommend(answers);
    for (const { laptop, statements } of cards)
      for (const placed of statements) keep(formOf(placed), sentenceFor(placed.statement, laptop, needs.asked));
    if (reason)
      for (const [index, sentence] of reasonSentences(reason, needs.asked).entries())
        keep(`under the cards ${reason.win.form} ${reason.graphics?.form ?? ''} ${index}`, sentence);
  }
  const lines = [...sentences]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([form, sentence]) => `${form}: ${sentence}`);
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('sentences.txt');
});

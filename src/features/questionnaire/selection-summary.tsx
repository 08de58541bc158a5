import type { FormState } from '../../services/remembered.ts';
import { countRequirements } from './answers-reducer.ts';
import { euros } from '../../lib/euros.ts';
import { PRIORITY_CHOICES, PURPOSE_CHOICES } from '../../content/answer-words.ts';

interface Line {
  term: string;
  words: string;
  /** Nothing chosen: shown where there is room for it. */
  empty: boolean;
}

/** What is chosen so far: two lines on phones, a list beside the form on large screens. */
export function SelectionSummary({ answers }: { answers: FormState }) {
  return (
    <dl className="text-sm leading-snug max-lg:line-clamp-2 lg:grid lg:gap-3 lg:leading-normal lg:text-base">
      {summaryLines(answers).map(({ term, words, empty }) => (
        <div key={term} className={empty ? 'max-lg:hidden' : "max-lg:inline max-lg:not-first:before:content-['_·_']"}>
          <dt className="text-sm text-muted max-lg:sr-only">{term}</dt>
          <dd className={empty ? 'text-muted' : 'font-semibold max-lg:inline'}>{words}</dd>
        </div>
      ))}
    </dl>
  );
}

function summaryLines(answers: FormState): Line[] {
  const requirements = countRequirements(answers);
  return [
    { term: 'Presupuesto', words: `Hasta ${euros(answers.budget)}`, empty: false },
    line('Usos', labels(PURPOSE_CHOICES, answers.purposes), 'Ninguno todavía'),
    line('Prioridades', labels(PRIORITY_CHOICES, answers.priorities), 'Ninguna en especial'),
    line('Requisitos', requirements === 0 ? '' : countWords(requirements), 'Ninguno'),
  ];
}

const line = (term: string, words: string, none: string): Line => ({ term, words: words || none, empty: words === '' });

const labels = (choices: readonly { id: string; label: string }[], chosen: readonly string[]): string =>
  choices
    .filter(({ id }) => chosen.includes(id))
    .map(({ label }) => label)
    .join(', ');

const countWords = (count: number): string => (count === 1 ? '1 requisito' : `${count} requisitos`);

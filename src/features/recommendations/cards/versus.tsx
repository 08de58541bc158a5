import type { CardStatement } from '#contract/card-statements.ts';
import { unbroken } from '#src/lib/unbroken.ts';

interface VersusProps {
  title: string;
  statements: readonly CardStatement[];
}

/** What a laptop gains and loses against another one. */
export function Versus({ title, statements }: VersusProps) {
  const gains = changesOf(statements, 'gain');
  const losses = changesOf(statements, 'loss');
  if (gains.length + losses.length === 0) return <div />;
  return (
    <dl aria-label={title} className="text-sm leading-snug max-[24rem]:text-xs/[1.4] print:text-xs">
      <Change term="Gana" sign="+" tone="text-positive" texts={gains} />
      <Change term="Pierde" sign="−" tone="text-caution" texts={losses} />
    </dl>
  );
}

/** Without the money, which stands beside the price. */
const changesOf = (statements: readonly CardStatement[], at: 'gain' | 'loss'): string[] =>
  statements.filter(({ place, attribute }) => place === at && attribute !== 'price').map(({ text }) => text);

interface ChangeProps {
  term: string;
  /** Shown in place of the term, because texts such as «pesa 0,4 kg más» do not follow it. */
  sign: string;
  tone: string;
  texts: readonly string[];
}

const Change = ({ term, sign, tone, texts }: ChangeProps) =>
  texts.length > 0 && (
    <div>
      <dt className={`inline font-bold ${tone}`}>
        <span aria-hidden="true">{sign}</span>
        <span className="sr-only">{term}</span>
      </dt>{' '}
      <dd className="inline">{unbroken(texts.join(', '))}</dd>
    </div>
  );

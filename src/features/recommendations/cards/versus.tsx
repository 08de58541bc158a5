import type { CardStatement } from '#contract/card-statements.ts';
import { unbroken } from '#src/lib/unbroken.ts';

interface VersusProps {
  title: string;
  statements: readonly CardStatement[];
}

/** What a laptop gains, other than its reason, and loses against another one: «Pierde 8 GB de memoria y pesa 0,4 kg más». */
export function Versus({ title, statements }: VersusProps) {
  const gains = changesOf(statements, 'gain');
  const losses = changesOf(statements, 'loss');
  if (gains.length + losses.length === 0) return <div />;
  return (
    <dl aria-label={title} className="text-sm leading-snug print:text-xs">
      <Change term="Gana" tone="text-positive" changes={gains} />
      <Change term="Pierde" tone="text-caution" changes={losses} />
    </dl>
  );
}

/** Without the gain that the reason names, and the price, whose difference is beside the price itself. */
function changesOf(statements: readonly CardStatement[], at: 'gain' | 'loss'): CardStatement[] {
  const named = statements.find(({ place }) => place === 'reason')?.attribute;
  return statements.filter(
    ({ place, attribute }) => place === at && attribute !== 'price' && (named === undefined || attribute !== named),
  );
}

interface ChangeProps {
  term: string;
  tone: string;
  changes: readonly CardStatement[];
}

/** Nobody gains or loses «pesa 0,4 kg más»: it follows the rest. */
function Change({ term, tone, changes }: ChangeProps) {
  if (changes.length === 0) return null;
  const texts = (isWeight: boolean) =>
    changes.filter(({ attribute }) => (attribute === 'weight') === isWeight).map(({ text }) => text);
  const nouns = texts(false).join(', ');
  return (
    <div>
      <dt className={`inline font-bold ${tone}`}>{nouns === '' ? `${term}:` : term}</dt>{' '}
      <dd className="inline">{unbroken([nouns, ...texts(true)].filter(Boolean).join(' y '))}</dd>
    </div>
  );
}

import type { Facts } from '#contract/facts.ts';
import { FactIcon } from './fact-icon.tsx';
import { keyFacts } from './key-facts.ts';

export function KeyFactsRow({ facts }: { facts: Facts }) {
  const known = keyFacts(facts);
  if (known.length === 0) return <div />;
  return (
    <div className="@container border-y border-line py-3">
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,4.5rem),1fr))] gap-x-1 gap-y-3 text-center @min-[17.5rem]:flex @min-[17.5rem]:flex-wrap @min-[17.5rem]:justify-between">
        {known.map(({ name, label, value }) => (
          <div key={name} className="flex flex-col items-center">
            <FactIcon name={name} className="mb-1 text-muted" />
            <dt className="order-1 text-xs text-muted">{label}</dt>
            <dd className="text-xs font-semibold whitespace-nowrap tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

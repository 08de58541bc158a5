import type { Facts } from '#contract/facts.ts';
import { Dash } from '#src/ui/signs.tsx';
import { Icon } from '#src/ui/icons.tsx';
import { allKeyFacts, type KeyFactName } from './key-facts.ts';
import { useIsPhone } from '#src/ui/use-is-phone.ts';

interface KeyFactsRowProps {
  facts: Facts;
  /** The facts to show, the same columns on every card. */
  names: readonly KeyFactName[];
}

export function KeyFactsRow({ facts, names }: KeyFactsRowProps) {
  // Phones list the memory among the first specs.
  const isPhone = useIsPhone();
  const shown = allKeyFacts(facts).filter(({ name }) => names.includes(name) && !(isPhone && name === 'memory'));
  if (shown.length === 0) return <div />;
  // Five columns would touch each other.
  const size = shown.length > 4 ? 'text-xs' : 'text-sm';
  return (
    <div className="border-y border-line py-3">
      <dl className="flex flex-wrap justify-around gap-y-3 text-center">
        {shown.map(({ name, label, value }) => (
          <div key={name} className="flex min-w-[3.25rem] flex-col items-center">
            <FactIcon name={name} className="mb-1 text-muted" />
            <dt className={isPlain(name) ? 'sr-only' : 'order-1 text-xs text-muted'}>{label}</dt>
            <dd className={`${size} font-semibold whitespace-nowrap tabular-nums`}>
              {value ?? <Dash label="sin dato" />}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** Whether icon and unit suffice as a label; memory and disk have the same unit. */
const isPlain = (name: KeyFactName): boolean => name !== 'memory' && name !== 'storage';

const ICON_PATHS: Record<KeyFactName, string> = {
  memory: 'M4 8h16v8H4zM8 8v3m4-3v3m4-3v3M6 16v3m4-3v3m4-3v3m4-3v3',
  storage:
    'M5 5.5C5 4 8 3 12 3s7 1 7 2.5v13C19 20 16 21 12 21s-7-1-7-2.5zM5 5.5C5 7 8 8 12 8s7-1 7-2.5M5 12c0 1.5 3 2.5 7 2.5s7-1 7-2.5',
  screen: 'M4 5h16v11H4zM2 19.5h20M8.5 12l3-3',
  weight: 'M9.5 7.5a2.5 2.5 0 1 1 5 0M7 7.5h10l2.5 12h-15z',
  battery: 'M3 8h15v8H3zM21 11v2M6 11v2m3-2v2m3-2v2',
};

function FactIcon({ name, className }: { name: KeyFactName; className?: string }) {
  return (
    <Icon className={className}>
      <path d={ICON_PATHS[name]} />
    </Icon>
  );
}

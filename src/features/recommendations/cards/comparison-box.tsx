import { unbroken } from '#src/lib/unbroken.ts';

interface ComparisonBoxProps {
  title: string;
  /** Whether the card is the best one, which is compared with all others and not with one. */
  best: boolean;
  gains: readonly string[];
  losses: readonly string[];
}

export function ComparisonBox({ title, best, gains, losses }: ComparisonBoxProps) {
  return (
    <div className="rounded-control bg-sunken p-3.5">
      <p className="text-sm font-semibold">{title}</p>
      <dl className="mt-2 grid gap-2">
        <Row label={best ? 'A favor' : 'Gana'} tone="text-positive" texts={gains} />
        <Row label={best ? 'En contra' : 'Pierde'} tone="text-caution" texts={losses} />
      </dl>
    </div>
  );
}

interface RowProps {
  label: string;
  tone: string;
  texts: readonly string[];
}

function Row({ label, tone, texts }: RowProps) {
  if (texts.length === 0) return null;
  return (
    <div className="flex flex-wrap items-baseline gap-x-2.5">
      <dt className={`min-w-14 font-semibold ${tone}`}>{label}</dt>
      <dd className="flex min-w-0 flex-1 basis-[9rem] flex-wrap gap-1.5">
        <Chips tone={tone} texts={texts} />
      </dd>
    </div>
  );
}

const Chips = ({ tone, texts }: Omit<RowProps, 'label'>) =>
  texts.map((text) => (
    <span key={text} className={`rounded-full border border-line bg-raised px-2.5 tabular-nums ${tone}`}>
      {unbroken(text)}
    </span>
  ));

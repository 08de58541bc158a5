import type { Difference } from './differences.ts';

const ROWS: readonly { kind: Difference['kind']; label: string; tone: string }[] = [
  { kind: 'gain', label: 'Gana', tone: 'text-positive' },
  { kind: 'loss', label: 'Pierde', tone: 'text-caution' },
  { kind: 'change', label: 'Cambia', tone: 'text-text' },
];

interface ComparisonBoxProps {
  title: string;
  differences: readonly Difference[];
  none: string;
}

export function ComparisonBox({ title, differences, none }: ComparisonBoxProps) {
  return (
    <div className="rounded-control bg-sunken p-3.5 text-sm">
      <p className="font-semibold">{title}</p>
      {differences.length === 0 ? (
        <p className="mt-1 text-muted">{none}</p>
      ) : (
        <dl className="mt-2 grid gap-2">
          {ROWS.map((row) => (
            <Row
              key={row.kind}
              {...row}
              texts={differences.filter(({ kind }) => kind === row.kind).map(({ text }) => text)}
            />
          ))}
        </dl>
      )}
    </div>
  );
}

function Row({ label, tone, texts }: { label: string; tone: string; texts: readonly string[] }) {
  if (texts.length === 0) return null;
  return (
    <div className="flex flex-wrap items-baseline gap-x-2.5">
      <dt className={`min-w-12 font-semibold ${tone}`}>{label}</dt>
      <dd className="flex min-w-0 flex-1 basis-[9rem] flex-wrap gap-1.5">
        {texts.map((text) => (
          <span key={text} className={`rounded-full border border-line bg-raised px-2.5 tabular-nums ${tone}`}>
            {text}
          </span>
        ))}
      </dd>
    </div>
  );
}

import type { Difference } from './differences.ts';

const ROWS: readonly { kind: Difference['kind']; label: string; tone: string }[] = [
  { kind: 'gain', label: 'Gana', tone: 'text-positive' },
  { kind: 'loss', label: 'Pierde', tone: 'text-caution' },
  { kind: 'change', label: 'Cambia', tone: 'text-muted' },
];

interface ComparisonBoxProps {
  title: string;
  differences: readonly Difference[];
  /** Said where nothing differs. */
  none: string;
}

/** What a laptop gives and takes beside the others, at a glance. */
export function ComparisonBox({ title, differences, none }: ComparisonBoxProps) {
  return (
    <div className="@container rounded-control bg-sunken px-3 py-2.5 text-sm">
      <p className="font-semibold">{title}</p>
      {differences.length === 0 ? (
        <p className="text-muted">{none}</p>
      ) : (
        <dl className="mt-1 grid @min-[11rem]:grid-cols-[auto_1fr] gap-x-2.5 gap-y-0.5">
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
    <>
      <dt className={`font-semibold ${tone}`}>{label}</dt>
      <dd className="tabular-nums">
        {texts.map((text, index) => (
          // A line may break after the dot, never before it, and inside a figure only where it is wider than the line.
          <span key={text}>
            {index > 0 && ' '}
            <span className="inline-block">{index < texts.length - 1 ? `${text} ·` : text}</span>
          </span>
        ))}
      </dd>
    </>
  );
}

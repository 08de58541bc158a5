import type { CSSProperties } from 'react';
import type { TargetPoint, ShownTargetRow } from '#contract/target.ts';
import { unbroken } from '#src/lib/unbroken.ts';
import { type Choice, previews } from './choice-group.tsx';
import { hasShort, placesOf, pointsInRing } from './places.ts';

interface TargetPictureProps extends Pick<Choice, 'shown' | 'preview'> {
  target: readonly ShownTargetRow[];
  /** Id of the radio button that a point is the label of, by index; `null` without a choice. */
  radioId: ((index: number) => string) | null;
}

/**
 * One row for each criterion, from «justo» to the ring of «sobra». HTML and CSS: a chart library would be ten times as
 * large. Screen readers have the table.
 */
export function TargetPicture({ target, ...choice }: TargetPictureProps) {
  return (
    <div className="target" data-short={hasShort(target) || undefined} aria-hidden="true">
      <div className="target-row">
        <p className="target-track target-axis">
          <span style={{ left: 'var(--zero)' }}>justo</span>
          <span style={{ left: 'calc(var(--zero) + 0.7 * var(--unit))' }}>bien</span>
          <span>sobra</span>
        </p>
      </div>
      {target.map((row) => (
        <Row key={row.label} row={row} {...choice} />
      ))}
    </div>
  );
}

type RowProps = Omit<TargetPictureProps, 'target'> & { row: ShownTargetRow };

function Row({ row, shown, preview, radioId }: RowProps) {
  const places = placesOf(row);
  const isHit = (row.points[shown]?.at ?? 0) >= 1;
  return (
    <div className="target-row">
      <p className="target-label">{row.label}</p>
      <div className="target-track">
        <span className="target-line" data-short={hasShort([row]) || undefined} />
        <span className="target-good" />
        <span className="target-ring" data-hit={isHit || undefined} style={ringStyle(pointsInRing(row))} />
        {row.points.map(({ id, at }, index) => {
          const band = places[index]?.band;
          return band && <span key={id} className="target-band" style={band} {...marks(at, index === shown)} />;
        })}
        {row.points.map(({ id, at }, index) => (
          <label
            key={id}
            htmlFor={radioId?.(index)}
            className="target-point"
            style={{ left: places[index]?.point }}
            {...marks(at, index === shown)}
            {...previews(
              () => preview(index),
              () => preview(null),
            )}
          >
            <span className="target-coin">{radioId ? index + 1 : ''}</span>
          </label>
        ))}
      </div>
      <div className="target-end">
        {row.points.map((point, index) => (
          <End key={point.id} {...point} isShown={index === shown} />
        ))}
      </div>
    </div>
  );
}

const ringStyle = (points: number): CSSProperties => ({
  insetInlineStart: `calc(var(--ring) - var(--ring-radius) - ${points - 1} * var(--apart))`,
});

const marks = (at: number | null, isShown: boolean) => ({
  'data-unknown': at === null || undefined,
  'data-shown': isShown || undefined,
});

/** All are rendered, so that the column is as wide as the widest. */
const End = ({ figure, word, isShown }: TargetPoint & { isShown: boolean }) => (
  <p style={isShown ? undefined : HIDDEN}>
    {figure !== '' && <span className="target-figure">{unbroken(figure)}</span>}
    {figure !== '' && word !== '' && ' '}
    <span className="target-word">{unbroken(word)}</span>
  </p>
);

const HIDDEN: CSSProperties = { visibility: 'hidden' };

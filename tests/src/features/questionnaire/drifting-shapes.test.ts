import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const RULE =
  /\.drifting > :nth-child\((\d+)\) \{\s+(?:left|right): calc\(var\(--margin\)(?: \* ([\d.]+))? - (\d+)px\);\s+top: \d+px;\s+width: (\d+)px;\s+transform-origin: (-?\d+)(?:px)? (-?\d+)(?:px)?;/g;

const shapes = [...readFileSync('src/styles/form.css', 'utf8').matchAll(RULE)].map((match) => {
  const [nth = 0, part = 1, inset = 0, width = 0, x = 0, y = 0] = match
    .slice(1)
    .map((text: string | undefined) => Number(text ?? 1));
  const right = nth > 5;
  const centre = width / 2;
  const orbit = Math.hypot(x - centre, y - centre) + centre;
  // From the edge of the screen to what comes nearest to the questions.
  return { nth, part, reach: (right ? width - x : x) + orbit - inset };
});

describe('the form’s drifting shapes', () => {
  it('are ten, five on each side', () => {
    expect(shapes.map(({ nth }) => nth)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  it('never come to the questions on their way around', () => {
    for (const { nth, part, reach } of shapes) {
      expect(part).toBeLessThanOrEqual(1);
      expect(reach, `shape ${nth}`).toBeLessThanOrEqual(1);
    }
  });
});

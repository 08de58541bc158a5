import { expect, it } from 'vitest';
import { SHAPES } from '#src/features/questionnaire/drifting-shapes.tsx';

it('the form’s drifting shapes never come to the questions on their way around', () => {
  for (const { side, part, inset, width, origin, seconds } of SHAPES) {
    const [x, y] = origin;
    const centre = width / 2;
    const orbit = Math.hypot(x - centre, y - centre) + centre;
    // From the edge of the screen to what comes nearest to the questions.
    const reach = (side === 'right' ? width - x : x) + orbit - inset;
    expect(part).toBeLessThanOrEqual(1);
    expect(reach, `the one of ${seconds} s`).toBeLessThanOrEqual(1);
  }
});

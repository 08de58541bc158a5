import { describe, expect, test } from 'vitest';
import {
  percentAfter,
  PROGRESS_DURATION_MS,
  PROGRESS_UPDATE_MS,
  stageAt,
} from '#src/features/questionnaire/submission-progress.tsx';
import { REQUEST_DELAY_MS } from '#src/features/questionnaire/use-submission.ts';

describe('the progress bar', () => {
  test('has the constants of the specification', () => {
    expect([PROGRESS_DURATION_MS, PROGRESS_UPDATE_MS, REQUEST_DELAY_MS]).toEqual([6000, 50, 300]);
  });

  test.each([
    [0, 0],
    [1500, 25],
    [3000, 50],
    [6000, 100],
    [60_000, 100],
  ])('is at %i ms at %i percent', (elapsedMs, percent) => {
    expect(percentAfter(elapsedMs)).toBe(percent);
  });

  test.each([
    [0, 'Analizando tus requisitos...'],
    [29.9, 'Analizando tus requisitos...'],
    [30, 'Buscando ordenadores que coincidan con tus necesidades...'],
    [59.9, 'Buscando ordenadores que coincidan con tus necesidades...'],
    [60, 'Comparando especificaciones técnicas...'],
    [84.9, 'Comparando especificaciones técnicas...'],
    [85, 'Generando recomendaciones personalizadas...'],
    [100, 'Generando recomendaciones personalizadas...'],
  ])('says at %d percent «%s»', (percent, message) => {
    expect(stageAt(percent)).toBe(message);
  });
});

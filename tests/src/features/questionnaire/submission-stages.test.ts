import { describe, expect, test } from 'vitest';
import { stageAt } from '#src/features/questionnaire/submission-progress.tsx';

describe('the progress bar', () => {
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

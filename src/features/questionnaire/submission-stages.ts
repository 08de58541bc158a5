/** How long the progress bar takes to fill: an impression of the wait, not a measure of it. */
export const PROGRESS_DURATION_MS = 6000;
export const PROGRESS_UPDATE_MS = 50;
/** Between saving the answers and asking the advisor. */
export const REQUEST_DELAY_MS = 300;

const FULL_PERCENT = 100;

interface Stage {
  fromPercent: number;
  message: string;
}

export const STAGES: readonly [Stage, ...Stage[]] = [
  { fromPercent: 0, message: 'Analizando tus requisitos...' },
  { fromPercent: 30, message: 'Buscando ordenadores que coincidan con tus necesidades...' },
  { fromPercent: 60, message: 'Comparando especificaciones técnicas...' },
  { fromPercent: 85, message: 'Generando recomendaciones personalizadas...' },
];

/** Percent shown after `elapsedMs`: linear, and no more than full. */
export const percentAfter = (elapsedMs: number): number =>
  Math.min((elapsedMs * FULL_PERCENT) / PROGRESS_DURATION_MS, FULL_PERCENT);

export const stageAt = (percent: number): string =>
  (STAGES.findLast(({ fromPercent }) => fromPercent <= percent) ?? STAGES[0]).message;

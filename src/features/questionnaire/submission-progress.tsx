import { useEffect, useState } from 'react';
import { ProgressBar } from '#src/ui/progress-bar.tsx';

/** How long the progress bar takes to fill. It does not measure the request. */
const PROGRESS_DURATION_MS = 6000;
const PROGRESS_UPDATE_MS = 50;

const FULL_PERCENT = 100;

interface Stage {
  fromPercent: number;
  message: string;
}

const STAGES: readonly [Stage, ...Stage[]] = [
  { fromPercent: 0, message: 'Analizando tus requisitos...' },
  { fromPercent: 30, message: 'Buscando ordenadores que coincidan con tus necesidades...' },
  { fromPercent: 60, message: 'Comparando especificaciones técnicas...' },
  { fromPercent: 85, message: 'Generando recomendaciones personalizadas...' },
];

const percentAfter = (elapsedMs: number): number =>
  Math.min((elapsedMs * FULL_PERCENT) / PROGRESS_DURATION_MS, FULL_PERCENT);

export const stageAt = (percent: number): string =>
  (STAGES.findLast(({ fromPercent }) => fromPercent <= percent) ?? STAGES[0]).message;

/** The live region is in the page before the wait starts: screen readers announce only changes within one. */
export function SubmissionProgress({ running }: { running: boolean }) {
  const percent = usePercent(running);
  return (
    <div className={running ? 'min-h-18 max-lg:basis-full lg:mt-4' : 'sr-only'}>
      {running && <ProgressBar label="Progreso de tu solicitud" percent={percent} />}
      <output className="mt-1.5 block text-sm leading-snug">{running && stageAt(percent)}</output>
    </div>
  );
}

function usePercent(running: boolean): number {
  const [percent, setPercent] = useState(0);
  useEffect(() => {
    if (!running) return undefined;
    const startedAt = performance.now();
    const timer = setInterval(() => setPercent(percentAfter(performance.now() - startedAt)), PROGRESS_UPDATE_MS);
    return () => {
      clearInterval(timer);
      setPercent(0);
    };
  }, [running]);
  return percent;
}

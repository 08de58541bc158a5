import { useEffect, useState } from 'react';

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

const stageAt = (percent: number): string =>
  STAGES.reduce((now, stage) => (stage.fromPercent <= percent ? stage : now)).message;

/** The live region is in the page before the wait starts: screen readers announce only changes within one. */
export function SubmissionProgress({ running }: { running: boolean }) {
  const percent = usePercent(running);
  return (
    <div className={running ? 'min-h-18 max-lg:basis-full lg:mt-4' : 'sr-only'}>
      {running && <ProgressBar percent={percent} />}
      <output className="mt-1.5 block text-sm leading-snug">{running && stageAt(percent)}</output>
    </div>
  );
}

function ProgressBar({ percent }: { percent: number }) {
  return (
    <div
      // <progress> cannot be styled like this.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="progressbar"
      aria-label="Progreso de tu solicitud"
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(percent)}
      className="relative h-6 text-accent"
    >
      <div className="absolute inset-y-0 start-2.5 end-2.5">
        <div className="absolute inset-x-0 top-1/2 -mt-px border-t-2 border-line" />
        <div className="absolute start-0 top-1/2 -mt-px border-t-2 border-current" style={{ width: `${percent}%` }} />
        <span className="absolute -end-2.5 top-1/2 size-6 -translate-y-1/2 rounded-full border-3 border-current bg-raised" />
        <svg
          viewBox="0 0 10 10"
          className="absolute top-1/2 size-2.5 -translate-x-1/2 -translate-y-1/2"
          style={{ left: `calc(${percent}% - ${(percent * 2) / 100}px)` }}
        >
          <circle cx="5" cy="5" r="5" fill="currentColor" />
        </svg>
      </div>
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

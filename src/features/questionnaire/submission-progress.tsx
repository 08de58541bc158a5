import { useEffect, useState } from 'react';
import { ProgressBar } from '#src/ui/progress-bar.tsx';
import { percentAfter, PROGRESS_UPDATE_MS, stageAt } from './submission-stages.ts';

/** How far the wait has come. It stands in the page before it starts, so that screen readers notice each stage. */
export function SubmissionProgress({ running }: { running: boolean }) {
  const percent = usePercent(running);
  return (
    <div className={running ? 'min-h-18 max-lg:basis-full lg:mt-4' : 'sr-only'}>
      {running && <ProgressBar label="Progreso de tu solicitud" percent={percent} />}
      <output className="mt-1.5 block text-sm leading-snug">{running && stageAt(percent)}</output>
    </div>
  );
}

/** Percent of the wait since `running` began; 0 while it is not. */
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

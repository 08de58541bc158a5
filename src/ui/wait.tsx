import { useEffect, useState } from 'react';

interface WaitProps {
  /** Seconds from now; 0 if unknown. */
  seconds: number;
  /** The action that is possible then: «preguntar». */
  what: string;
  className?: string;
}

/** Counts down until a retry is possible. Screen readers hear the first figure only. */
export function Wait({ seconds, what, className = '' }: WaitProps) {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const end = Date.now() + seconds * 1000;
    const timer = setInterval(() => setLeft(Math.max(0, Math.ceil((end - Date.now()) / 1000))), 1000);
    return () => clearInterval(timer);
  }, [seconds]);
  if (seconds === 0) return null;
  return (
    <div className={className}>
      <output className="sr-only">{`Podrás ${what} en ${seconds} s.`}</output>
      <p aria-hidden="true" className="tabular-nums">
        {left > 0 ? `Podrás ${what} en ${left} s.` : `Ya puedes ${what}.`}
      </p>
    </div>
  );
}

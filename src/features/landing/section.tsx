import { type ReactNode, useId } from 'react';
import { cn } from '#src/ui/cn.ts';

interface SectionProps {
  title: string;
  intro?: string;
  aside?: boolean;
  children: ReactNode;
}

export function Section({ title, intro, aside = false, children }: SectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={cn(
        'mx-auto w-full max-w-page px-4 py-4 sm:px-6 lg:py-7',
        aside && 'lg:grid lg:grid-cols-[5fr_8fr] lg:gap-16',
      )}
    >
      <div className={aside ? 'lg:sticky lg:top-10 lg:self-start' : ''}>
        <h2 id={id} className="text-2xl">
          {title}
        </h2>
        {intro && <p className="mt-1 max-w-prose text-muted">{intro}</p>}
      </div>
      <div className={aside ? 'mt-5 lg:mt-0' : 'mt-5'}>{children}</div>
    </section>
  );
}

export function Rings({ className }: { className: string }) {
  return (
    <svg
      viewBox="0 0 600 600"
      fill="none"
      className={`pointer-events-none max-w-none stroke-line ${className}`}
      aria-hidden="true"
    >
      <circle cx="300" cy="300" r="298" />
      <circle cx="300" cy="300" r="230" />
      <circle cx="300" cy="300" r="162" />
    </svg>
  );
}

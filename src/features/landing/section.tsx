import { type ReactNode, useId } from 'react';

export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mx-auto w-full max-w-page px-4 py-4 sm:px-6 lg:py-7">
      <h2 id={id}>{title}</h2>
      <div className="mt-5">{children}</div>
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

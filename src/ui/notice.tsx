import type { ReactNode } from 'react';
import { MissedTarget, type MissingThing } from './missed-target.tsx';

interface NoticeProps {
  title: string;
  missing: MissingThing;
  /** 1 where it is the whole page. */
  level?: 1 | 2;
  children?: ReactNode;
  alert?: boolean;
}

export function Notice({ title, missing, level = 2, children, alert = false }: NoticeProps) {
  const Title = `h${level}` as const;
  return (
    <div
      role={alert ? 'alert' : undefined}
      className="mx-auto grid max-w-2xl grid-cols-1 justify-items-center gap-5 py-10 text-center *:wrap-anywhere md:py-14"
    >
      <MissedTarget of={missing} />
      <Title className={level === 1 ? '' : 'text-2xl'}>{title}</Title>
      {children}
    </div>
  );
}

/** Appears after a moment, so that quick loads do not flicker; so tall that no footer is seen to move when they end. */
export const LoadingNotice = ({ text }: { text: string }) => (
  <output className="appears-late flex min-h-dvh flex-col items-center gap-3 py-16 text-muted">
    <Spinner />
    <span>{text}</span>
  </output>
);

export function Spinner() {
  return (
    <svg viewBox="0 0 32 32" className="size-8 flex-none" fill="none" aria-hidden="true">
      <circle cx="16" cy="16" r="12" className="stroke-line" strokeWidth="3.5" />
      <circle cx="16" cy="4" r="4" className="origin-center fill-accent motion-safe:animate-spin" />
    </svg>
  );
}

/** A grey shape in place of what is loading. */
export const Skeleton = ({ className }: { className: string }) => (
  <div className={`rounded-control bg-sunken ${className}`} />
);

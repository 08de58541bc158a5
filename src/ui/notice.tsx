import type { ReactNode } from 'react';
import { DRAWING } from './drawing.ts';
import { LazyPart } from './lazy-part.tsx';
import type { MissingThing } from './missed-target.tsx';

interface NoticeProps {
  title: string;
  missing: MissingThing;
  children?: ReactNode;
  alert?: boolean;
}

export function Notice({ title, missing, children, alert = false }: NoticeProps) {
  return (
    <div
      role={alert ? 'alert' : undefined}
      className="mx-auto grid max-w-xl grid-cols-1 justify-items-center gap-5 py-10 text-center *:wrap-anywhere md:py-14"
    >
      <LazyPart code={DRAWING} props={{ of: missing }} fallback={<div className="aspect-18/13 w-36" />} />
      <h2 className="text-2xl">{title}</h2>
      {children}
    </div>
  );
}

interface LoadingNoticeProps {
  text: string;
  children?: ReactNode;
}

/** Appears after a moment, so that quick loads do not flicker. */
export function LoadingNotice({ text, children }: LoadingNoticeProps) {
  return (
    <div className="appears-late">
      <output className={`flex items-center gap-3 text-muted ${children ? 'mt-4' : 'flex-col justify-center py-16'}`}>
        <Spinner className={children ? 'size-5' : 'size-8'} />
        <span>{text}</span>
      </output>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}

export function Spinner({ className = 'size-8' }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" className={`flex-none ${className}`} fill="none" aria-hidden="true">
      <circle cx="16" cy="16" r="12" className="stroke-line" strokeWidth="3.5" />
      <circle cx="16" cy="4" r="4" className="origin-center fill-accent motion-safe:animate-spin" />
    </svg>
  );
}

/** A grey shape in place of what is loading. */
export const Skeleton = ({ className }: { className: string }) => (
  <div className={`rounded-control bg-sunken ${className}`} />
);

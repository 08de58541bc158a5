import type { ReactNode } from 'react';
import { PageHead } from './page-head.tsx';
import { FAULT_SIGN, MissedTarget } from './missed-target.tsx';

/** The signs of what was not found. */
export const SIGNS = {
  laptop: 'M5 6h14v9H5zM2.5 18.5h19',
  heart:
    'M12 19.5S4 14.8 4 9.3C4 6.4 6.2 4.5 8.4 4.5c1.6 0 2.9.9 3.6 2.2.7-1.3 2-2.2 3.6-2.2 2.2 0 4.4 1.9 4.4 4.8 0 5.5-8 10.2-8 10.2z',
  clock: 'M12 4a8 8 0 1 0 0 16 8 8 0 1 0 0-16zM12 8v4.5l3 1.8',
  person: 'M12 4.5a3.8 3.8 0 1 0 0 7.6 3.8 3.8 0 1 0 0-7.6zM4.5 20c.8-3.6 3.8-5 7.5-5s6.7 1.4 7.5 5',
  connection: 'M4 10a12 12 0 0 1 16 0M7 13.5a7.5 7.5 0 0 1 10 0M10 17a3 3 0 0 1 4 0M4.5 4.5l15 15',
  page: 'M6.5 3.5H14l4 4v13H6.5zM14 3.5v4h4M9.5 12l5 5M14.5 12l-5 5',
  fault: FAULT_SIGN,
} as const;

interface NoticeProps {
  title: string;
  missing: keyof typeof SIGNS;
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
      className="mx-auto grid max-w-2xl grid-cols-1 justify-items-center gap-5 py-10 text-center *:wrap-anywhere *:text-balance md:py-14"
    >
      <MissedTarget sign={SIGNS[missing]} />
      <Title>{title}</Title>
      {children}
    </div>
  );
}

interface PageStateProps extends Omit<NoticeProps, 'level' | 'alert'> {
  /** Search engines show it; the title by default. */
  description?: string;
}

/** A page that is only a short text, such as for an address that does not exist. */
export const PageState = ({ description, ...notice }: PageStateProps) => (
  <div className="m-auto px-4 sm:px-6">
    <PageHead title={notice.title} description={description ?? notice.title} />
    <Notice level={1} {...notice} />
  </div>
);

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

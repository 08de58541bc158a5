import type { ReactNode } from 'react';
import { Spinner } from './spinner.tsx';
import { TargetMark } from './target-mark.tsx';

interface NoticeProps {
  title: string;
  children?: ReactNode;
  /** Read out at once: something has failed. */
  alert?: boolean;
}

/** What stands in the place of content that is not there: a drawing, a sentence, a way out. */
export function Notice({ title, children, alert = false }: NoticeProps) {
  return (
    <div
      role={alert ? 'alert' : undefined}
      className="mx-auto grid max-w-prose justify-items-center gap-5 py-12 text-center"
    >
      <TargetMark landing="miss" className="size-24" />
      <h2 className="text-2xl">{title}</h2>
      {children}
    </div>
  );
}

/** Content that is on its way. */
export function LoadingNotice({ text }: { text: string }) {
  return (
    <output className="grid justify-items-center gap-4 py-16 text-muted">
      <Spinner />
      {text}
    </output>
  );
}

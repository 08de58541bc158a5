import type { ReactNode } from 'react';
import { MissDrawing, type MissingThing } from './miss-drawing.tsx';
import { Spinner } from './spinner.tsx';

interface NoticeProps {
  title: string;
  /** What is drawn as missed. */
  missing: MissingThing;
  children?: ReactNode;
  /** Read out at once: something has failed. */
  alert?: boolean;
}

/** What stands in the place of content that is not there: a drawing, a sentence, a way out. */
export function Notice({ title, missing, children, alert = false }: NoticeProps) {
  return (
    <div
      role={alert ? 'alert' : undefined}
      className="mx-auto grid max-w-xl grid-cols-1 justify-items-center gap-5 py-10 text-center *:wrap-anywhere md:py-14"
    >
      <MissDrawing of={missing} />
      <h2 className="text-2xl">{title}</h2>
      {children}
    </div>
  );
}

interface LoadingNoticeProps {
  text: string;
  /** The shape of what is coming. */
  children?: ReactNode;
}

/** Content that is on its way: nothing for the first moment, so that what is quick does not flicker, then its shape. */
export function LoadingNotice({ text, children }: LoadingNoticeProps) {
  return (
    <div className="appears-late">
      <output className={`flex items-center gap-3 text-muted ${children ? 'mt-4' : 'flex-col justify-center py-16'}`}>
        <Spinner className={children ? 'size-5' : 'size-8'} />
        {text}
      </output>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}

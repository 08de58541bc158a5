import { PATHS } from '../../config/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { TargetMark } from '../../ui/target-mark.tsx';
import { Paragraphs } from './paragraphs.tsx';

/** Nothing matched: why, and the way to change it. */
export function EmptyResult({ reason }: { reason: string }) {
  return (
    <div className="mx-auto grid max-w-prose justify-items-center gap-5 py-10 text-center">
      <TargetMark landing="miss" className="size-28" />
      <h1>No encontramos equipos que coincidan con tus criterios</h1>
      <div className="grid gap-3 text-lg">
        <Paragraphs text={reason} />
      </div>
      <ButtonLink to={PATHS.form}>Cambiar mis respuestas</ButtonLink>
    </div>
  );
}

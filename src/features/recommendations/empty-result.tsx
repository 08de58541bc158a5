import { PATHS } from '#src/config/paths.ts';
import { unbroken } from '#src/lib/unbroken.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { MissedTarget } from '#src/ui/missed-target.tsx';
import { TargetMark } from '#src/ui/target-mark.tsx';
import { linesOf, Paragraphs } from './reason-block.tsx';

/** Nothing matches: why, which changes would give results, and a link to make them. */
export function EmptyResult({ reason }: { reason: string }) {
  const { explanation, changes } = splitReason(reason);
  return (
    <div className="mx-auto grid max-w-2xl grid-cols-1 justify-items-center gap-6 py-6 text-center wrap-anywhere md:py-10">
      <MissedTarget of="laptop" className="w-44" />
      <h1>No encontramos equipos que coincidan con tus criterios</h1>
      <div className="grid max-w-full gap-3 text-lg text-muted">
        <Paragraphs text={explanation} />
      </div>
      {changes.length > 0 && (
        <ul className="grid w-full gap-3 text-start">
          {changes.map((change) => (
            <li key={change} className="flex items-center gap-4 rounded-card border border-line bg-raised p-4 sm:px-5">
              <TargetMark className="size-6" />
              <span className="min-w-0">{unbroken(change)}</span>
            </li>
          ))}
        </ul>
      )}
      <ButtonLink to={PATHS.form}>Cambiar mis respuestas</ButtonLink>
    </div>
  );
}

/** The lines after one that ends in a colon are a list of changes. */
function splitReason(reason: string): { explanation: string; changes: string[] } {
  const lines = linesOf(reason);
  const listStart = lines.findIndex((line) => line.endsWith(':')) + 1;
  return listStart === 0
    ? { explanation: reason, changes: [] }
    : { explanation: lines.slice(0, listStart).join('\n'), changes: lines.slice(listStart) };
}

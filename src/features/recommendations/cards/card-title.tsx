import type { Fit } from '#contract/computer.ts';
import { unbroken } from '#src/lib/unbroken.ts';
import { Unbroken } from '#src/ui/breakable.tsx';
import { cn } from '#src/ui/cn.ts';
import { VerdictMark } from '#src/ui/target-mark.tsx';

interface CardTitleProps {
  id: string;
  name: string;
  /** The role and the fit; those that are not told are empty. */
  words: readonly string[];
  best: boolean;
  /** `null` if it is drawn elsewhere, or unknown. */
  mark: Fit | null;
}

/** What the card is for, in a line, and the name of its laptop. */
export function CardTitle({ id, name, words, best, mark }: CardTitleProps) {
  const line = words.filter(Boolean).map(unbroken).join(' · ');
  return (
    <>
      {line !== '' && (
        <p
          className={cn(
            'mb-0.5 flex items-center gap-x-1.5 text-sm leading-snug font-semibold',
            best ? 'text-accent @max-[14rem]:hidden' : 'text-muted',
          )}
        >
          {mark && <VerdictMark fit={mark} best={best} />}
          <span>{line}</span>
        </p>
      )}
      <h3 id={id} className="text-xl leading-tight print:text-base">
        <Unbroken text={name} />
      </h3>
    </>
  );
}

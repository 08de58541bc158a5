/** Choosing laptops to compare: a checkbox for each, and a bar while some are chosen. */
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { COMPARED } from '#contract/limits.ts';
import { comparePath } from '#src/config/paths.ts';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { cn } from '#src/ui/cn.ts';

interface Choices {
  ids: readonly string[];
  /** The laptop whose box was pressed last. */
  last: string;
  choose: (id: string, isChosen: boolean) => void;
}

const ChoicesContext = createContext<Choices>({ ids: [], last: '', choose: () => undefined });

interface CompareChoicesProps {
  /** Whether a chosen laptop still counts. */
  isComparable?: (id: string) => boolean;
  children: ReactNode;
}

const always = () => true;

/** Around laptops that can be chosen, each by its {@link CompareChoice}. */
export function CompareChoices({ isComparable = always, children }: CompareChoicesProps) {
  const [{ chosen, last }, setState] = useState<{ chosen: readonly string[]; last: string }>({ chosen: [], last: '' });
  // Rows that stay are not rendered on every keystroke of a search.
  const choices = useMemo((): Choices => {
    const ids = chosen.filter(isComparable);
    const others = (id: string) => ids.filter((other) => other !== id);
    const choose = (id: string, isChosen: boolean) =>
      setState({ chosen: isChosen ? [...ids, id] : others(id), last: id });
    return { ids, last, choose };
  }, [chosen, last, isComparable]);
  return (
    <ChoicesContext value={choices}>
      {children}
      {choices.ids.length > 0 && <CompareBar ids={choices.ids} />}
    </ChoicesContext>
  );
}

/** In a long list keyboards are far from the bar: whoever has pressed a box finds the way to the comparison beside it. */
export function CompareChoice({ id, name }: { id: string; name: string }) {
  const { ids, last, choose } = useContext(ChoicesContext);
  const isChosen = ids.includes(id);
  return (
    <div className="no-print relative self-start">
      <label
        className={cn(
          'flex min-h-11 cursor-pointer items-center gap-2 font-semibold',
          'has-disabled:cursor-not-allowed has-disabled:text-muted',
        )}
      >
        <input
          type="checkbox"
          aria-label={`Comparar ${name}`}
          className="size-icon accent-accent"
          checked={isChosen}
          disabled={!isChosen && ids.length >= COMPARED.max}
          onChange={(event) => choose(id, event.currentTarget.checked)}
        />
        Comparar
      </label>
      {last === id && ids.length >= COMPARED.min && (
        <Link
          to={comparePath(ids)}
          className={cn(
            'sr-only z-part rounded-control bg-text font-semibold whitespace-nowrap text-surface focus:not-sr-only',
            'focus:absolute focus:start-0 focus:bottom-full focus:px-4 focus:py-2.5',
          )}
        >
          {linkWords(ids)}
        </Link>
      )}
    </div>
  );
}

const linkWords = (ids: readonly string[]): string => `Comparar (${ids.length})`;

const CompareBar = ({ ids }: Pick<Choices, 'ids'>) => (
  <div
    className={cn(
      'no-print sticky bottom-0 z-bar mt-6 flex flex-wrap items-center justify-end gap-x-6 gap-y-2 rounded-t-card',
      'border border-b-0 border-line bg-raised px-5 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] shadow-float',
    )}
  >
    <output className="min-w-0 flex-1 basis-[8rem] text-sm text-muted">{hint(ids.length)}</output>
    {ids.length < COMPARED.min ? (
      <Button disabled>{linkWords(ids)}</Button>
    ) : (
      <ButtonLink to={comparePath(ids)}>{linkWords(ids)}</ButtonLink>
    )}
  </div>
);

function hint(count: number): string {
  if (count < COMPARED.min) return 'Elige otro para compararlos.';
  return count < COMPARED.max
    ? `Puedes elegir hasta ${COMPARED.max}.`
    : `${COMPARED.max} es lo más que se compara a la vez.`;
}

import { type MouseEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { COMPARED } from '#contract/limits.ts';
import { COMPARE_FIELD } from './laptop-row.tsx';
import { lazyCode, LazyComponent } from '#src/ui/lazy-component.tsx';

const compareBar = lazyCode(async () => (await import('../../favorites/compare-choice.tsx')).CompareBar);

/** Handles the rows' checkboxes. Rows have no handlers of their own. */
export function RowActions({ children }: { children: ReactNode }) {
  /** The laptops chosen for a comparison. */
  const [ids, setIds] = useState<readonly string[]>([]);
  /** Beside the box that was pressed last: keyboards have the way to the comparison there too. */
  const [beside, setBeside] = useState<Element | null>(null);
  const container = useRef<HTMLDivElement>(null);

  // Rows that are rendered again keep their checkbox's state.
  useLayoutEffect(() => {
    for (const box of container.current?.querySelectorAll<HTMLInputElement>(`[name=${COMPARE_FIELD}]`) ?? []) {
      box.checked = ids.includes(box.value);
    }
  });

  const onClick = (event: MouseEvent) => {
    const { target } = event;
    if (!(target instanceof HTMLInputElement) || target.name !== COMPARE_FIELD) return;
    if (target.checked && ids.length >= COMPARED.max) return event.preventDefault();
    setIds(target.checked ? [...ids, target.value] : ids.filter((id) => id !== target.value));
    setBeside(target.closest('label')?.nextElementSibling ?? null);
  };

  return (
    // The boxes in it act; this only listens.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div ref={container} onClick={onClick} className="mx-auto w-full max-w-page px-4 pt-6 pb-10 sm:px-6">
      {children}
      {ids.length > 0 && <LazyComponent code={compareBar} props={{ ids, beside }} />}
    </div>
  );
}

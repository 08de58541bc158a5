import { type MouseEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { COMPARED } from '#contract/limits.ts';
import { COMPARE_FIELD, WHY_BUTTON } from './laptop-row.tsx';
import { lazyCode, LazyComponent } from '#src/ui/lazy-component.tsx';

const compareBar = lazyCode(async () => (await import('../../favorites/compare-choice.tsx')).CompareBar);
const judgedDialog = lazyCode(async () => (await import('../../judge/judged-for-visitor.tsx')).JudgedDialog);

/** Handles the rows' checkboxes and buttons. Rows have no handlers of their own. */
export function RowActions({ children }: { children: ReactNode }) {
  /** The laptops chosen for a comparison. */
  const [ids, setIds] = useState<readonly string[]>([]);
  /** Beside the box that was pressed last: keyboards have the way to the comparison there too. */
  const [beside, setBeside] = useState<Element | null>(null);
  const [asked, setAsked] = useState<{ id: string; name: string } | null>(null);
  const container = useRef<HTMLDivElement>(null);

  // Rows that are rendered again keep their checkbox's state.
  useLayoutEffect(() => {
    for (const box of container.current?.querySelectorAll<HTMLInputElement>(`[name=${COMPARE_FIELD}]`) ?? []) {
      box.checked = ids.includes(box.value);
    }
  });

  const onClick = (event: MouseEvent) => {
    // A translator puts elements into buttons.
    const target = event.target instanceof Element && event.target.closest('input, button');
    if (target instanceof HTMLInputElement && target.name === COMPARE_FIELD) {
      if (target.checked && ids.length >= COMPARED.max) event.preventDefault();
      else {
        setIds(target.checked ? [...ids, target.value] : ids.filter((id) => id !== target.value));
        setBeside(target.closest('label')?.nextElementSibling ?? null);
      }
    }
    if (target instanceof HTMLButtonElement && target.name === WHY_BUTTON) {
      setAsked({ id: target.value, name: target.closest('li')?.querySelector('h3')?.textContent ?? '' });
    }
  };

  return (
    // The boxes and buttons in it act; this only listens.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div ref={container} onClick={onClick} className="mx-auto w-full max-w-page px-4 pt-6 pb-10 sm:px-6">
      {children}
      {ids.length > 0 && <LazyComponent code={compareBar} props={{ ids, beside }} />}
      {asked && (
        <LazyComponent
          code={judgedDialog}
          props={{ ...asked, onClose: () => setAsked(null) }}
          onError={() => setAsked(null)}
        />
      )}
    </div>
  );
}

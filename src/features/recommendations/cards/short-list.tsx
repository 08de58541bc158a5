import { type AriaAttributes, type ReactNode, useId, useState } from 'react';
import { unbroken } from '#src/lib/unbroken.ts';
import { useOneAtATime } from './use-one-at-a-time.ts';

/** How many items of a list are shown before expanding, where space is short. */
const SHORT_COUNT = 3;

interface ShortListProps extends Pick<AriaAttributes, 'aria-label' | 'aria-labelledby'> {
  items: readonly string[];
  /** Words of the button that shows the `hidden` rest. */
  more: (hidden: number) => string;
  /** Drawn before each item. */
  mark?: ReactNode;
}

/** A list that is whole where there is room, and three items with a button for the rest on phones. */
export function ShortList({ items, more, mark, ...name }: ShortListProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const short = useOneAtATime() && items.length > SHORT_COUNT;
  const shown = short && !open ? items.slice(0, SHORT_COUNT) : items;
  return (
    <>
      <ul id={id} {...name} className="grid gap-1.5">
        {shown.map((item, index) => (
          <li key={item} className={`flex gap-2 ${short && index >= SHORT_COUNT ? 'grows' : ''}`}>
            {mark}
            <span className="min-w-0 wrap-anywhere">{unbroken(item)}</span>
          </li>
        ))}
      </ul>
      {short && (
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          className="min-h-11 font-semibold underline decoration-line decoration-2 underline-offset-4 hover:decoration-current"
        >
          {open ? 'Ver menos' : more(items.length - SHORT_COUNT)}
        </button>
      )}
    </>
  );
}

import { useId, useRef, useState } from 'react';
import { indexAfterSwipe } from '#src/ui/swipe.ts';
import { useSwipe } from '#src/ui/swipe.ts';
import { type Tab, TabStrip } from '#src/ui/tab-strip.tsx';
import { OptionCard } from './option-card.tsx';
import type { Option } from './options.ts';
import { useOneAtATime } from './use-one-at-a-time.ts';

/** A card that a tab calls up comes from the side where its tab lies. */
const FROM_LEFT = 'starting:-translate-x-8';
const FROM_RIGHT = 'starting:translate-x-8';

interface OptionCardsProps {
  /** What the tabs choose among, for screen readers. */
  label: string;
  options: readonly Option[];
}

/** Cards in a grid; on phones one at a time, by tabs or swipes. The elements are the same, so that nothing opened closes when the phone is turned. */
export function OptionCards({ label, options }: OptionCardsProps) {
  const [{ active, entry }, setShown] = useState({ active: 0, entry: '' });
  const area = useRef<HTMLDivElement>(null);
  const id = useId();
  const tabbed = useOneAtATime() && options.length > 1;
  useSwipe(area, tabbed, (direction) =>
    // What follows the finger needs no entrance of its own.
    setShown({ active: indexAfterSwipe(active, direction, options.length), entry: '' }),
  );
  const select = (index: number) => setShown({ active: index, entry: index > active ? FROM_RIGHT : FROM_LEFT });

  const tabs = options.map((option, index) => ({
    id: `${id}tab-${index}`,
    panelId: `${id}panel-${index}`,
    label: option.label,
  }));
  return (
    <div>
      {tabbed && (
        <TabStrip
          label={label}
          tabs={tabs}
          active={active}
          onSelect={select}
          className="sticky top-0 z-10 -mx-4 mb-3 bg-surface px-4 py-2"
        />
      )}
      <div ref={area} className={tabbed ? 'touch-pan-y touch-pinch-zoom overflow-x-clip' : ''}>
        <div className={gridClass(options.length)}>
          {options.map((option, index) => (
            <div
              key={option.label}
              {...(tabbed && panelProps(tabs[index]))}
              hidden={tabbed && index !== active}
              className={`row-span-9 grid min-w-0 grid-rows-subgrid transition-transform duration-250 ease-settle ${tabbed ? entry : 'starting:translate-y-6'}`}
            >
              <OptionCard {...option} tabbed={tabbed} />
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}

const panelProps = (tab: Tab | undefined) =>
  tab && ({ role: 'tabpanel', id: tab.panelId, 'aria-labelledby': tab.id, tabIndex: 0 } as const);

/** Rows are made by the cards (see {@link OptionCard}), columns by the space; two cards are as wide as three would be. */
const gridClass = (count: number): string => `grid grid-cols-1 gap-5 ${IN_ORDER} ${columnsClass(count)} ${PRINTED}`;

function columnsClass(count: number): string {
  if (count === 1) return 'mx-auto max-w-xl';
  return count === 2 ? 'md:grid-cols-2 lg:mx-auto lg:w-[calc((200%-1.25rem)/3)]' : 'md:grid-cols-2 lg:grid-cols-3';
}

/** Side by side, the cards come to rest one after the other. */
const IN_ORDER = 'md:*:nth-2:delay-75 md:*:nth-3:delay-150';

/** On paper: one card after the other, each in two columns and on one page. */
const PRINTED =
  'print:block! print:w-full! print:*:mb-5 print:*:block! print:*:break-inside-avoid print:*:*:block print:*:*:columns-2 print:*:*:*:mb-3 print:*:*:*:break-inside-avoid';

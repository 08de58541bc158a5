import { useId, useRef, useState } from 'react';
import { indexAfterSwipe } from '../../ui/swipe.ts';
import { useSwipe } from '../../ui/swipe-gestures.ts';
import { type Tab, TabStrip } from '../../ui/tab-strip.tsx';
import { OptionCard } from './option-card.tsx';
import type { Option } from './options-of.ts';
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
        <div className={gridClass(options)}>
          {options.map((option, index) => (
            <div
              key={option.computer.id}
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

/** Rows are made by the cards (see {@link OptionCard}), columns by their number and the space; the best of three or more gets the widest. */
function gridClass(options: readonly Option[]): string {
  return `grid grid-cols-1 gap-5 ${IN_ORDER} ${columnsClass(options.length, options[0]?.best ?? false)} ${PRINTED}`;
}

function columnsClass(count: number, leading: boolean): string {
  if (count === 1) return 'mx-auto max-w-xl';
  if (count === 2) return 'md:grid-cols-2 lg:mx-auto lg:w-2/3';
  return leading ? `md:grid-cols-2 lg:grid-cols-[1.12fr_1fr_1fr] ${BEST_ACROSS}` : 'md:grid-cols-2 lg:grid-cols-3';
}

/** Side by side, the cards come to rest one after the other. */
const IN_ORDER = 'md:*:nth-2:delay-75 md:*:nth-3:delay-150';

/** Between phone and desktop the best card lies across both columns, its parts in two columns of its own. */
const BEST_ACROSS =
  'md:max-lg:*:first:col-span-2 md:max-lg:*:first:*:block md:max-lg:*:first:*:columns-2 md:max-lg:*:first:*:gap-8 ' +
  'md:max-lg:*:first:*:*:mb-5 md:max-lg:*:first:*:*:break-inside-avoid';

/** On paper: one card after the other, each in two columns and on one page. */
const PRINTED =
  'print:block! print:w-full! print:*:mb-5 print:*:block! print:*:break-inside-avoid print:*:*:block print:*:*:columns-2 print:*:*:*:mb-3 print:*:*:*:break-inside-avoid';

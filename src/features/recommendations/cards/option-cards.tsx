import { useDeferredValue, useId, useRef, useState } from 'react';
import { indexAfterSwipe, useSwipe } from '#src/ui/swipe.ts';
import { type Tab, TabStrip } from '#src/ui/tab-strip.tsx';
import { useIsPhone } from '#src/ui/use-is-phone.ts';
import { OptionCard } from './option-card.tsx';
import type { Option } from './options.ts';
import { cn } from '#src/ui/cn.ts';

/** A card selected by a tab enters from the side of its tab. */
const FROM_LEFT = 'starting:-translate-x-8';
const FROM_RIGHT = 'starting:translate-x-8';

interface OptionCardsProps {
  label: string;
  options: readonly Option[];
  /** Index of the card that phones show. */
  active: number;
  onSelect: (index: number) => void;
}

/** Cards in a grid; on phones one at a time, with tabs and swipes. The elements stay the same when the phone is rotated. */
export function OptionCards({ label, options, active, onSelect }: OptionCardsProps) {
  const [entry, setEntry] = useState('');
  const area = useRef<HTMLDivElement>(null);
  const id = useId();
  // Rendering a card takes a slow phone more than a frame: a pressed tab reacts first. A swiped card is moving already.
  const later = useDeferredValue(active);
  const shown = entry === '' ? active : later;
  const tabbed = useIsPhone() && options.length > 1;
  const show = (index: number, enters: string) => {
    setEntry(enters);
    onSelect(index);
  };
  // A swiped card moved with the finger.
  useSwipe(area, tabbed, (direction) => show(indexAfterSwipe(active, direction, options.length), ''));
  const select = (index: number) => {
    show(index, index > active ? FROM_RIGHT : FROM_LEFT);
    // The tabs stay in sight below the card's start, which the new card begins with.
    const start = area.current;
    if (start && start.getBoundingClientRect().top < 0) start.scrollIntoView();
  };

  const tabs = options.map((option, index) => ({
    id: `${id}tab-${index}`,
    panelId: `${id}panel-${index}`,
    label: option.label,
    fit: option.computer.fit,
    best: option.best,
    details: option.details,
  }));
  return (
    <div>
      {tabbed && (
        <TabStrip
          label={label}
          tabs={tabs}
          active={active}
          onSelect={select}
          className="sticky top-0 z-bar -mx-4 bg-surface px-4 py-0.5"
        />
      )}
      <div ref={area} className={`@container ${tabbed ? 'touch-pan-y touch-pinch-zoom overflow-x-clip' : ''}`}>
        <div className={gridClass(options.length)}>
          {options.map((option, index) => (
            <div
              key={option.label}
              {...(tabbed && panelProps(tabs[index]))}
              hidden={tabbed && index !== shown}
              className={cn(
                'min-w-0 transition-transform duration-250 ease-settle beside:row-span-4 beside:grid beside:grid-rows-subgrid',
                tabbed ? entry : 'starting:translate-y-6',
                options.length === 3 && '@min-[42rem]:@max-[60rem]:first:col-span-2 print:first:col-span-1!',
              )}
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

/** Large letters have one column. For the rows see {@link OptionCard}. */
const gridClass = (count: number): string =>
  cn(
    `grid grid-cols-1 gap-x-5 gap-y-3 ${STAGGERED} ${PRINTED}`,
    count > 1 && '@min-[42rem]:grid-cols-2',
    count > 2 && '@min-[60rem]:grid-cols-3',
  );

/** Side by side, the cards enter one after the other. */
const STAGGERED = 'md:*:nth-2:delay-75 md:*:nth-3:delay-150';

/** In print all cards stand side by side, also those that a phone hides. */
const PRINTED = 'print:grid-cols-3 print:gap-3 print:*:grid!';

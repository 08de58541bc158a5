import { type KeyboardEvent, useEffect, useRef } from 'react';
import { cn } from './cn.ts';
import { type Closeness, VerdictMark } from './target-mark.tsx';

export interface Tab {
  id: string;
  panelId: string;
  label: string;
  fit: (Closeness & { words: string }) | null;
  best: boolean;
  /** Lines below the label, which narrow windows with large letters have no room for. */
  details?: readonly string[];
}

interface TabStripProps {
  label: string;
  tabs: readonly Tab[];
  active: number;
  onSelect: (index: number) => void;
  className?: string;
}

/** Tabs of one width, in a row that scrolls if letters are large, by the ARIA tabs pattern with automatic activation. */
export function TabStrip({ label, tabs, active, onSelect, className = '' }: TabStripProps) {
  const strip = useStripScrolledTo(active);

  const onKeyDown = (event: KeyboardEvent) => {
    const places: Partial<Record<string, number>> = { ArrowRight: active + 1, ArrowLeft: active - 1, Home: 0, End: -1 };
    const place = places[event.key];
    if (place === undefined) return;
    // Around the ends.
    const target = (place + tabs.length) % tabs.length;
    event.preventDefault();
    onSelect(target);
    strip.current?.querySelectorAll<HTMLElement>('[role=tab]')[target]?.focus({ preventScroll: true });
  };

  return (
    <div
      ref={strip}
      role="tablist"
      aria-label={label}
      className={`@container flex overflow-x-auto overscroll-x-contain motion-safe:scroll-smooth ${className}`}
    >
      {tabs.map((tab, index) => (
        <button
          key={tab.id}
          id={tab.id}
          type="button"
          role="tab"
          aria-selected={index === active}
          aria-controls={tab.panelId}
          tabIndex={index === active ? 0 : -1}
          onClick={() => onSelect(index)}
          onKeyDown={onKeyDown}
          className={cn(
            'min-h-11 focus-visible:-outline-offset-4 flex min-w-fit grow basis-0 flex-col rounded-control border-2',
            'border-transparent px-1.5 py-1 text-start text-sm leading-tight font-semibold text-muted',
            'aria-selected:border-accent aria-selected:bg-raised aria-selected:text-text',
            'forced-colors:not-aria-selected:border-[Canvas]',
          )}
        >
          <span className="flex items-center gap-1.5">
            {tab.fit && <VerdictMark fit={tab.fit} best={tab.best} className="size-[1rem] @max-[16rem]:hidden" />}
            <span>{tab.label}</span>
          </span>
          {/* A line each, unless the phone is so narrow that the card needs the height. A tab is as wide as its label. */}
          <span className="w-0 min-w-full text-sm/tight font-normal tabular-nums @max-[16rem]:hidden">
            {tab.details?.map((detail) => (
              <span key={detail} className="xs:block">
                {' '}
                <span>{detail}</span>
              </span>
            ))}
          </span>
          {tab.fit && <span className="sr-only">{` ${tab.fit.words}`}</span>}
        </button>
      ))}
    </div>
  );
}

/** Scrolls the active tab into view; `scrollIntoView` would scroll the page as well. */
function useStripScrolledTo(active: number) {
  const strip = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = strip.current;
    const tab = element?.querySelectorAll<HTMLElement>('[role=tab]')[active];
    if (!element || !tab) return;
    element.scrollLeft += middle(tab) - middle(element);
  }, [active]);
  return strip;
}

function middle(element: Element): number {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
}

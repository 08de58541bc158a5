import { type CSSProperties, useEffect, useId, useRef, useState } from 'react';
import { textAt } from '#contract/card-statements.ts';
import { laptopName } from '#contract/laptop-name.ts';
import type { ShownComputer } from '#contract/shown-computer.ts';
import { priceWords } from '#src/lib/price-words.ts';
import type { StoredRecommendations } from '#src/services/remembered.ts';
import { indexAfterSwipe, useSwipe } from '#src/ui/swipe.ts';
import { Announcement } from '../announcement.tsx';
import type { Active, Select } from './use-active.ts';
import { leadOf } from './confidence-words.ts';
import { ChoiceGroup } from './choice-group.tsx';
import { TargetLegend, TargetTable } from './target-table.tsx';
import { TargetPicture } from './target-picture.tsx';
import { Purchase, Verdict } from './verdict.tsx';

interface GlanceProps {
  result: StoredRecommendations;
  /** Whether the first laptop is good, not only the least bad. */
  crowned: boolean;
  active: Active;
  select: Select;
}

/**
 * The answer in one window: pros and cons of one laptop, and how near all of them come to the answers. Selecting
 * another laptop changes everything here, including the buy button.
 */
export function Glance({ result: { computers, target }, crowned, active, select: selectIn }: GlanceProps) {
  const id = useId();
  const area = useRef<HTMLElement>(null);
  const [previewed, setPreviewed] = useState<number | null>(null);
  const [announced, setAnnounced] = useState('');
  const shown = previewed ?? active.glance;
  const hasChoice = computers.length > 1;
  const lead = crowned ? leadOf(computers, target) : { text: 'El menos malo', isTie: false };
  const note = crowned ? (lead.isTie ? 'Empate' : 'El mejor') : null;
  const radioId = (index: number) => `${id}choice-${index}`;
  const shopLinks = useRef<(HTMLAnchorElement | null)[]>([]);
  const purchaseHasFocus = useRef(false);
  /** The laptop whose shop link gets the focus once it is visible. */
  const focusNext = useRef<number | null>(null);
  const select = (index: number, swiped = false) => {
    focusNext.current = purchaseHasFocus.current && index !== active.glance ? index : null;
    // A swiped or hovered laptop is visible already.
    if (swiped || previewed !== null) selectIn(index, 'choice', 'glance');
    else selectIn(index, 'choice');
    setPreviewed(null);
    setAnnounced(wordsFor(computers[index]));
  };
  useSwipe(area, hasChoice, (to) => select(indexAfterSwipe(active.choice, to, computers.length), true));
  // A hidden element loses the focus.
  useEffect(() => {
    if (focusNext.current !== shown) return;
    focusNext.current = null;
    shopLinks.current[shown]?.focus();
  }, [shown]);
  const selected = active.choice;
  const choice = { shown: previewed ?? selected, selected, select: (index: number) => select(index) };
  return (
    <section ref={area} aria-labelledby={id} className="glance touch-pan-y touch-pinch-zoom">
      <h2 id={id} className="sr-only">
        De un vistazo
      </h2>
      <div className="glance-heads" data-swiped>
        {computers.map((computer, index) => (
          <div key={computer.id} className="glance-head" style={visibility(index === shown)}>
            <Verdict
              computer={computer}
              nameId={`${radioId(index)}title`}
              role={index === 0 ? lead.text : roleOf(computer, index)}
              best={crowned && index === 0}
            />
          </div>
        ))}
      </div>
      <div className="glance-target">
        {hasChoice && (
          <ChoiceGroup computers={computers} note={note} radioId={radioId} {...choice} preview={setPreviewed} />
        )}
        <TargetPicture target={target} radioId={hasChoice ? radioId : null} shown={shown} preview={setPreviewed} />
        <TargetLegend className="max-lg:hidden mt-1" />
        <TargetTable target={target} names={computers.map(({ name }) => laptopName(name))} />
      </div>
      {computers.map((computer, index) => (
        <div
          key={computer.id}
          className="glance-buy"
          style={visibility(index === shown)}
          onFocus={() => {
            purchaseHasFocus.current = true;
          }}
          onBlur={() => {
            purchaseHasFocus.current = false;
          }}
        >
          <Purchase
            computer={computer}
            nameId={`${radioId(index)}title`}
            linkRef={(link) => {
              shopLinks.current[index] = link;
            }}
          />
        </div>
      ))}
      <Announcement text={announced} />
    </section>
  );
}

/** All laptops occupy their space, so that nothing moves when another is selected. */
const visibility = (visible: boolean): CSSProperties | undefined => (visible ? undefined : { visibility: 'hidden' });

const roleOf = (computer: ShownComputer, index: number): string =>
  [`Opción ${index + 1}`, textAt(computer, 'label')].filter(Boolean).join(' · ');

const wordsFor = (computer: ShownComputer | undefined): string =>
  computer ? `${laptopName(computer.name)}, ${priceWords(computer).amount}. ${textAt(computer, 'reason')}` : '';

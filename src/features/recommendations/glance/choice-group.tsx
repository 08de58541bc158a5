import { useId } from 'react';
import { textAt } from '#contract/card-statements.ts';
import { laptopName } from '#contract/laptop-name.ts';
import type { ShownComputer } from '#contract/shown-computer.ts';
import { priceWords } from '#src/lib/price-words.ts';
import { shortNames } from './short-names.ts';

export interface Choice {
  /** Index of the laptop that everything in the glance is about. */
  shown: number;
  selected: number;
  select: (index: number) => void;
  /** Called with `null` when the pointer leaves a laptop. */
  preview: (index: number | null) => void;
}

interface ChoiceGroupProps extends Choice {
  computers: readonly ShownComputer[];
  /** Replaces the advantage of the first laptop. */
  note: string | null;
  /** Id of a radio button, by index. */
  radioId: (index: number) => string;
}

/** Radio buttons that select the laptop of the glance: names and prices, and the advantage of each. */
export function ChoiceGroup({ computers, note, radioId, shown, selected, select, preview }: ChoiceGroupProps) {
  const group = useId();
  const names = computers.map((computer) => laptopName(computer.name));
  const shortened = shortNames(names);
  return (
    <fieldset className="glance-choices">
      <legend className="sr-only">Elige cuál ver</legend>
      {computers.map((computer, index) => {
        const { amount } = priceWords(computer);
        const words = index === 0 && note !== null ? note : textAt(computer, 'label');
        return (
          <label
            key={computer.id}
            className="glance-choice"
            data-shown={index === shown || undefined}
            {...previews(
              () => preview(index),
              () => preview(null),
            )}
          >
            <input
              type="radio"
              id={radioId(index)}
              name={group}
              checked={index === selected}
              onChange={() => select(index)}
              aria-label={`${index + 1} ${[names[index], amount, words].filter(Boolean).join(' · ')}`}
            />
            <span className="target-coin">{index + 1}</span>
            <span className="glance-choice-name">
              <span className="max-lg:hidden">{shortened[index]?.before}</span>
              {shortened[index]?.short}
              <span className="max-lg:hidden">{shortened[index]?.after}</span>
            </span>
            <span className="glance-choice-price">{amount}</span>
            {words !== '' && <span className="glance-choice-note">{words}</span>}
          </label>
        );
      })}
    </fieldset>
  );
}

/** Handlers for previews on hover; a finger selects at once and must not leave a preview behind. */
export const previews = (enter: () => void, leave: () => void) => ({
  onPointerEnter: (event: { pointerType: string }) => event.pointerType === 'mouse' && enter(),
  onPointerLeave: leave,
});

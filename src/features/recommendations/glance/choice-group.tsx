import { useId } from 'react';
import { textAt } from '#contract/card-statements.ts';
import { laptopName } from '#contract/laptop-name.ts';
import type { ShownComputer } from '#contract/shown-computer.ts';
import { priceWords, totalPrice } from '#src/lib/price-words.ts';
import { shortNames } from './short-names.ts';

export interface Choice {
  /** Index of the laptop that everything in the glance is about. */
  shown: number;
  selected: number;
  select: (index: number) => void;
  /** `null` after pointing at one. */
  preview: (index: number | null) => void;
}

interface ChoiceGroupProps extends Choice {
  computers: readonly ShownComputer[];
  /** Of the first one in place of its advantage. */
  note: string | null;
  /** Of the radio buttons, by index. */
  radioId: (index: number) => string;
}

/** Which laptop is looked at: names and prices, and what each of the others has more of. */
export function ChoiceGroup({ computers, note, radioId, shown, selected, select, preview }: ChoiceGroupProps) {
  const group = useId();
  const names = computers.map((computer) => laptopName(computer.name));
  const shortened = shortNames(names);
  return (
    <fieldset className="glance-choices">
      <legend className="sr-only">Elige cuál ver</legend>
      {computers.map((computer, index) => {
        // With Windows, as the target and the verdicts count it.
        const { amount } = priceWords({ ...computer, price: totalPrice(computer) });
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

/** Pointing previews; a finger selects at once and must not leave a preview behind. */
export const previews = (enter: () => void, leave: () => void) => ({
  onPointerEnter: (event: { pointerType: string }) => event.pointerType === 'mouse' && enter(),
  onPointerLeave: leave,
});

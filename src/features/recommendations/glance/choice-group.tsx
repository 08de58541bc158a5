import { useId } from 'react';
import { laptopName } from '#contract/laptop-name.ts';
import type { ShownComputer } from '#contract/shown-computer.ts';
import { priceLine, priceWords } from '#src/lib/price-words.ts';
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
  /** Whether the first one is the best, not only the least bad. */
  crowned: boolean;
  /** Of the radio buttons, by index. */
  radioId: (index: number) => string;
}

/** Which laptop is looked at: names and prices, and what each of the others has more of. */
export function ChoiceGroup({ computers, crowned, radioId, shown, selected, select, preview }: ChoiceGroupProps) {
  const name = useId();
  const names = shortNames(computers.map((computer) => laptopName(computer.name)));
  return (
    <fieldset className="glance-choices">
      <legend className="sr-only">Elige cuál ver</legend>
      {computers.map((computer, index) => (
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
            name={name}
            checked={index === selected}
            onChange={() => select(index)}
            aria-labelledby={`${radioId(index)}name`}
          />
          <span id={`${radioId(index)}name`} className="contents">
            <span className="target-coin">{index + 1}</span>
            <span className="glance-choice-name">
              <span className="max-lg:sr-only">{names[index]?.before}</span>
              {names[index]?.short}
              <span className="max-lg:sr-only">{names[index]?.after}</span>
            </span>
            <span className="sr-only"> · </span>
            <span className="glance-choice-price">{priceLine({ ...priceWords(computer), licence: '' })}</span>
            {noteOf(computer, index, crowned) !== '' && (
              <span className="glance-choice-note">
                <span className="sr-only"> · </span>
                {noteOf(computer, index, crowned)}
              </span>
            )}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

const noteOf = ({ advantage }: ShownComputer, index: number, crowned: boolean): string =>
  index === 0 && crowned ? 'El mejor' : advantage;

/** Pointing previews; a finger selects at once and must not leave a preview behind. */
export const previews = (enter: () => void, leave: () => void) => ({
  onPointerEnter: (event: { pointerType: string }) => event.pointerType === 'mouse' && enter(),
  onPointerLeave: leave,
});

import type { ReactNode } from 'react';
import { type EvidenceChip, evidenceChips, type EvidencedFacts, isSeenInSpain } from '#src/lib/evidence-words.ts';
import { atShop } from '#src/lib/price-words.ts';
import { unbroken } from '#src/lib/unbroken.ts';

interface EvidenceProps {
  facts: EvidencedFacts;
  /** Milliseconds since 1970; the build's pages are as old as their catalogue. */
  now?: number | undefined;
  /** Chips that are shown elsewhere: on a card `SeenAt` shows beside the price where it was seen. */
  without?: readonly (EvidenceChip['about'] | false)[] | undefined;
  /** Whether what is as expected is left out. */
  onlySurprises?: boolean;
  className?: string;
}

const NONE = [] as const;

/** What is known before buying: seen in Spain, Spanish keyboard, Windows; each yes, no or not known. */
export function Evidence({ facts, now, without = NONE, onlySurprises = false, className = '' }: EvidenceProps) {
  const chips = evidenceChips(facts, now).filter(
    (chip) => !without.includes(chip.about) && !(onlySurprises && isExpected(chip, facts)),
  );
  if (chips.length === 0) return null;
  return (
    <ul aria-label="Lo que sabemos" className={`${CHIPS} ${className}`}>
      {chips.map((chip) => (
        <li key={chip.about}>
          <Chip {...chip} />
        </li>
      ))}
    </ul>
  );
}

const isExpected = ({ about, is }: EvidenceChip, { keyboard }: EvidencedFacts): boolean =>
  is === 'yes' || (about === 'keyboard' && keyboard === 'likely');

/** Where and when a price was seen, to stand below it. */
export function SeenAt({ computer }: { computer: { facts: EvidencedFacts } }) {
  const seen = evidenceChips(computer.facts).find(({ about }) => about === 'seen');
  const { priceShop, priceDate } = computer.facts;
  const words = priceShop && isSeenInSpain(computer.facts) ? atShop(priceShop, priceDate) : seen?.words;
  return (
    seen && (
      <p className={CHIPS}>
        <Chip {...seen} words={words ?? seen.words} />
      </p>
    )
  );
}

const Chip = ({ is, words }: EvidenceChip) => (
  <span className="inline-flex items-start gap-1">
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.25"
      strokeLinecap="round"
      aria-hidden="true"
      className={`mt-[0.125em] size-[1.15em] shrink-0 ${TONES[is]}`}
    >
      {SIGNS[is]}
    </svg>
    <span>{unbroken(words)}</span>
  </span>
);

const CHIPS = 'flex flex-wrap gap-x-3 gap-y-0.5 text-sm/[1.4]';

const TONES: Readonly<Record<EvidenceChip['is'], string>> = {
  yes: 'text-positive',
  aged: 'text-muted',
  no: 'text-caution',
  unknown: 'text-muted',
};

/** A tick, a clock, a cross and a question mark: the words alone say the same. */
const SIGNS: Readonly<Record<EvidenceChip['is'], ReactNode>> = {
  yes: <path d="M5 12.5l4.5 4.5L19 7.5" />,
  aged: <path d="M12 3.5a8.5 8.5 0 1 1 0 17a8.5 8.5 0 1 1 0-17M12 7.5V12l3 2" />,
  no: <path d="M6.5 6.5l11 11M17.5 6.5l-11 11" />,
  unknown: <path d="M8.5 9a3.5 3.5 0 1 1 4.8 3.2c-.9.4-1.3 1-1.3 2v.3M12 18v.01" />,
};

import type { PriceWords } from '#src/lib/price-words.ts';

interface PriceWithNoteProps {
  words: Pick<PriceWords, 'amount' | 'licence' | 'old'>;
  note: string;
}

/** The price on a laptop's page, where its source is always visible. */
export const PriceWithNote = ({ words, note }: PriceWithNoteProps) => (
  <>
    <p className="font-heading text-3xl font-bold tabular-nums">
      {words.amount}{' '}
      {words.licence !== '' && <span className="inline-block font-body text-sm font-semibold">{words.licence}</span>}
    </p>
    <p className={`mt-1 max-w-prose text-sm ${words.old ? 'text-caution' : 'text-muted'}`}>{note}</p>
  </>
);

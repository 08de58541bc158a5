import type { PriceFacts } from '#contract/facts.ts';
import type { Neighbour } from '#contract/built/laptop-page.ts';
import { laptopPath } from '#src/config/paths.ts';
import { SITE } from '#src/config/site.ts';
import { priceWords, type PriceWords } from '#src/lib/price-words.ts';
import { unbroken } from '#src/lib/unbroken.ts';
import { MinusIcon, PlusIcon } from '#src/ui/icons.tsx';

/** What the pages of laptops share. */

export const PAGE =
  'mx-auto w-full max-w-page px-4 sm:px-6 [&_a:not([class])]:underline [&_a:not([class])]:underline-offset-3 ' +
  '[&_a:not([class])]:hover:text-accent [&>section]:mt-section [&>section>h2]:text-2xl/[1.12]';

export const VERDICT = 'mt-4 flex max-w-[44ch] items-start gap-2.5 leading-[1.35] font-semibold';

export const INTRO = 'mt-2 max-w-measure text-muted';

/** The words of a price that already has the licence in it. */
export const totalWords = (total: number, facts: PriceFacts): PriceWords =>
  priceWords({ price: total - facts.licence, facts });

/** Laptops in their order, for search engines. */
export const itemList = (laptops: readonly { id: string; name?: string }[], name?: string) => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  name,
  numberOfItems: laptops.length,
  itemListElement: laptops.map((laptop, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: laptop.name,
    url: SITE.url + laptopPath(laptop.id),
  })),
});

/** The name of another laptop, and its price. */
export const NeighbourLink = ({ neighbour: { id, name, price, facts } }: { neighbour: Omit<Neighbour, 'change'> }) => {
  const { amount, parts } = totalWords(price, facts);
  return (
    <>
      <a href={laptopPath(id)}>{name}</a>, {amount}
      {parts !== '' && <small className="text-sm text-muted"> ({parts})</small>}.
    </>
  );
};

export const SIGN_TONES = { good: 'text-positive', bad: 'text-caution' } as const;
export type SignTone = keyof typeof SIGN_TONES;
const SIGNS = { good: PlusIcon, bad: MinusIcon } as const;

/** Pros, or cons, with their sign. */
export function SignList({ items, tone, className = '', ...named }: SignListProps) {
  const Sign = SIGNS[tone];
  return (
    <ul
      {...named}
      className={`grid max-w-measure gap-2.5 [&>*]:grid [&>*]:grid-cols-[20px_minmax(0,1fr)] [&>*]:gap-2 [&>*]:wrap-anywhere [&_svg]:mt-[3px] ${className}`}
    >
      {items.map((item) => (
        <li key={item}>
          <Sign className={`size-5 ${SIGN_TONES[tone]}`} />
          {unbroken(item)}
        </li>
      ))}
    </ul>
  );
}

interface SignListProps {
  items: readonly string[];
  tone: SignTone;
  className?: string;
  'aria-label'?: string;
}

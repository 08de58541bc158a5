import type { Ref } from 'react';
import { textAt } from '#contract/card-statements.ts';
import { laptopName } from '#contract/laptop-name.ts';
import type { ShownComputer } from '#contract/shown-computer.ts';
import { SHOP_LINK_TEXT, shopLink } from '#src/config/shop-link.ts';
import { FavoriteButton } from '#src/features/favorites/favorite-button.tsx';
import { priceWords } from '#src/lib/price-words.ts';
import { unbroken } from '#src/lib/unbroken.ts';
import { BuyLink } from '#src/ui/buy-link.tsx';
import { Price, PriceNote } from '#src/ui/price.tsx';
import { TargetMark } from '#src/ui/target-mark.tsx';

interface PartProps {
  computer: ShownComputer;
  /** Id of the element with the laptop's name. */
  nameId: string;
}

interface VerdictProps extends PartProps {
  role: string;
  best: boolean;
}

/** Name, reason, price and main drawback of a laptop. */
export function Verdict({ computer, nameId, role, best }: VerdictProps) {
  const words = priceWords(computer);
  const but = textAt(computer, 'but');
  return (
    <>
      <p
        className={`flex items-center gap-1.5 text-sm leading-snug font-semibold ${best ? 'text-accent' : 'text-muted'}`}
      >
        {best && <TargetMark className="size-5" lands />}
        {role}
      </p>
      <p id={nameId} className="leading-snug font-semibold lg:text-lg">
        {laptopName(computer.name)}
      </p>
      <p className="glance-verdict">{unbroken(textAt(computer, 'reason'))}</p>
      <div className="glance-price">
        <Price computer={computer} className="font-heading text-3xl font-bold" />
        <PriceNote words={words} />
      </div>
      {but !== '' && (
        <p className="glance-but">
          <strong className="text-caution">Pero:</strong> {unbroken(but)}
        </p>
      )}
    </>
  );
}

interface PurchaseProps extends PartProps {
  /** Ref of the link to the shop. */
  linkRef: Ref<HTMLAnchorElement>;
}

export function Purchase({ computer, nameId, linkRef }: PurchaseProps) {
  const link = shopLink(computer.link);
  return (
    <>
      {link !== null && (
        <BuyLink ref={linkRef} href={link} look="primary" className="grow" cardTitle={nameId}>
          {SHOP_LINK_TEXT}
        </BuyLink>
      )}
      <FavoriteButton computer={{ ...computer, name: laptopName(computer.name) }} />
    </>
  );
}

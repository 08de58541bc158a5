import { memo, useId } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { Role } from '#contract/facts.ts';
import { laptopName } from '#contract/laptop-name.ts';
import { textAt, textsAt } from '#contract/card-statements.ts';
import type { ShownComputer } from '#contract/shown-computer.ts';
import { SHOP_LINK_TEXT, shopLink } from '#src/config/shop-link.ts';
import { FavoriteButton } from '#src/features/favorites/favorite-button.tsx';
import { OFFER_PARTS } from '#src/features/offers/lazy-offer-parts.ts';
import { unbroken } from '#src/lib/unbroken.ts';
import { BuyLink, followCardLink } from '#src/ui/buy-link.tsx';
import { LaptopPicture } from '#src/ui/laptop-picture.tsx';
import { CompareIcon } from '#src/ui/more-icons.tsx';
import { TargetMark } from '#src/ui/target-mark.tsx';
import { Cons, MoreAbout, Pros } from './card-lists.tsx';
import { ComparisonBox } from './comparison-box.tsx';
import { KeyFactsRow } from './key-facts-row.tsx';
import type { Option } from './options.ts';
import { PriceLine } from './price-line.tsx';

/** Sticks to the bottom of the screen on phones, within the thumb's reach. */
const BUY_ROW =
  'flex flex-wrap gap-1.5 pt-2 max-md:sticky max-md:bottom-0 max-md:-mx-5 max-md:-mb-5 max-md:rounded-b-card max-md:border-t ' +
  'max-md:border-line max-md:bg-raised max-md:px-5 max-md:py-3 max-md:pb-[max(0.75rem,env(safe-area-inset-bottom))] ' +
  '[@media(max-height:30rem)]:static print:static';

interface OptionCardProps extends Option {
  tabbed: boolean;
}

/** Its eight parts are rows of the surrounding grid (subgrid), so that they line up: an empty part still takes its row. */
export const OptionCard = memo(function OptionCard({ computer, label, best, tabbed, ...option }: OptionCardProps) {
  const titleId = useId();
  const name = laptopName(computer.name);
  const link = shopLink(computer.link);
  const Picture = OFFER_PARTS.peek()?.ShopPicture ?? LaptopPicture;
  return (
    <article
      ref={followCardLink}
      id={computer.id}
      tabIndex={-1}
      aria-labelledby={titleId}
      className={cardClass(best, link !== null)}
    >
      <div className="flex flex-wrap content-start gap-4 md:grid md:grid-cols-1 md:content-between">
        <div className="grow-3 basis-[8rem]">
          <CardTitle id={titleId} name={name} label={tabbed ? null : label} role={computer.role} best={best} />
        </div>
        <div className="grow-2 basis-[5.5rem]">
          <Picture
            src={computer.image}
            photo={computer.photo}
            alt={name}
            missing="Sin imagen"
            figures={{ ...computer.facts, name }}
            eager={best}
          />
        </div>
      </div>
      <PriceLine {...computer} name={name} isExplained={option.priceIsExplained} />
      <KeyFactsRow facts={computer.facts} names={option.facts} />
      {tabbed && option.isCompared ? (
        <div />
      ) : (
        <Why statements={computer.statements} title={option.title} best={best} />
      )}
      <Pros pros={computer.pros} />
      <Cons cons={computer.cons} />
      <MoreAbout {...computer} />
      <div className={BUY_ROW}>
        {link !== null && (
          <BuyLink
            href={link}
            look={best ? 'primary' : 'secondary'}
            className={`grow basis-[7rem] px-2! ${PRINTED_LINK}`}
            iconClass="size-5 md:hidden print:hidden"
            cardTitle={titleId}
          >
            {SHOP_LINK_TEXT}
          </BuyLink>
        )}
        <FavoriteButton computer={{ ...computer, name }} />
        <Link
          to={option.compare + useLocation().hash}
          aria-label={`Comparar ${name}`}
          title="Comparar"
          className="grid size-12 shrink-0 place-items-center rounded-control border border-line text-muted hover:border-text hover:text-accent print:hidden"
        >
          <CompareIcon />
        </Link>
      </div>
    </article>
  );
});

type WhyProps = Pick<ShownComputer, 'statements'> & Pick<Option, 'title' | 'best'>;

/**
 * Gains and losses against the other laptop. Without a comparison, a sentence; that of the best one is at the top of
 * the page.
 */
function Why({ title, best, ...card }: WhyProps) {
  const gains = textsAt(card, 'gain');
  const losses = textsAt(card, 'loss');
  if (gains.length + losses.length > 0)
    return <ComparisonBox title={title} best={best} gains={gains} losses={losses} />;
  const sentence = best ? '' : textAt(card, 'reason');
  if (sentence === '') return <div />;
  return <p className="text-lg leading-snug">{unbroken(sentence)}</p>;
}

const cardClass = (best: boolean, clickable: boolean): string =>
  [
    'row-span-8 grid min-w-0 grid-cols-1 grid-rows-subgrid rounded-card bg-raised p-5 wrap-anywhere break-inside-avoid transition-shadow',
    best ? 'border-2 border-accent' : 'border border-line',
    clickable ? 'cursor-pointer hover:shadow-float' : '',
  ].join(' ');

/** In print the link is text followed by its address. */
const PRINTED_LINK = 'print:inline print:border-0 print:bg-transparent print:p-0! print:text-text print:break-all';

const ROLE_NAMES: Record<Role, string> = {
  best: 'Mejor para ti',
  saver: 'Ahorra',
  better: 'Si quieres más',
  different: 'Alternativa',
};

interface CardTitleProps {
  id: string;
  name: string;
  label: string | null;
  role: Role | null;
  best: boolean;
}

function CardTitle({ id, name, label, role, best }: CardTitleProps) {
  const roleName = role && !best ? ROLE_NAMES[role] : null;
  return (
    <div className="min-w-0">
      {(label || roleName) && (
        <p
          className={`flex flex-wrap items-center gap-x-1.5 text-sm font-semibold ${best ? 'text-accent' : 'text-muted'}`}
        >
          {best && <TargetMark className="size-5" />}
          {label}
          {label && roleName && <span aria-hidden="true">·</span>}
          {roleName}
        </p>
      )}
      <h3 id={id} className="mt-1">
        {name}
      </h3>
    </div>
  );
}

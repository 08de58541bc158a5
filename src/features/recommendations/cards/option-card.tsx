import { decapitalize } from '#contract/spanish-text.ts';
import { memo, useId } from 'react';
import { useLocation } from 'react-router-dom';
import { laptopName } from '#contract/laptop-name.ts';
import { type CardStatement, textAt } from '#contract/card-statements.ts';
import type { Computer } from '#contract/computer.ts';
import { shopLink } from '#src/config/shop-link.ts';
import { FavoriteButton } from '#src/features/favorites/favorite-button.tsx';
import { unbroken } from '#src/lib/unbroken.ts';
import { But } from '#src/ui/but.tsx';
import { ButtonLink } from '#src/ui/button.tsx';
import { followCardLink, OtherShops, ShopButton } from '#src/ui/buy-link.tsx';
import { Evidence, SeenAt } from '#src/ui/evidence.tsx';
import { LaptopPicture } from '#src/ui/laptop-picture.tsx';
import { CompareIcon } from '#src/ui/icons.tsx';
import { TargetMark } from '#src/ui/target-mark.tsx';
import { useIsPhone } from '#src/ui/use-is-phone.ts';
import { CardDetails } from './card-details.tsx';
import { OtherPriceFold } from './other-price-fold.tsx';
import type { Option } from './options.ts';
import { PriceLine } from './price-line.tsx';
import { cardVariants } from '#src/ui/card.ts';
import { cn } from '#src/ui/cn.ts';
import { Versus } from '../../judge/versus.tsx';

interface OptionCardProps extends Option {
  tabbed: boolean;
}

/**
 * The verdict first. Side by side, its five parts are rows of the surrounding grid (subgrid), so that prices and buttons
 * line up.
 */
export const OptionCard = memo(function OptionCard({
  computer,
  label,
  role,
  best,
  tabbed,
  ...option
}: OptionCardProps) {
  const titleId = useId();
  const name = laptopName(computer.name);
  const link = shopLink(computer.link);
  const but = butOf(computer, option.windowsNoticeAbove);
  const shops = { seen: computer.facts, name: computer.shortName, cardTitle: titleId };
  const onPhone = useIsPhone();
  // On a phone the difference is beside the role, because there is no room beside the price.
  const price = <PriceLine {...option} computer={computer} difference={onPhone ? '' : option.difference} />;
  const otherPrice = <OtherPriceFold computer={computer} />;
  return (
    <article
      ref={followCardLink}
      id={computer.id}
      tabIndex={-1}
      aria-labelledby={titleId}
      className={cardClass(best, link !== null)}
    >
      <div className="flex flex-wrap items-start gap-x-3 gap-y-1">
        {/* With very large letters name, price and reason need the room. */}
        <div className="w-24 shrink-0 max-xs:w-20 print:w-16 @max-[14rem]:hidden">
          <LaptopPicture
            src={computer.image}
            alt={name}
            missing="Sin imagen"
            figures={{ ...computer.facts, name }}
            eager={best}
          />
        </div>
        <div className="min-w-0 flex-1 basis-[9rem] print:basis-0">
          <CardTitle
            id={titleId}
            name={computer.shortName}
            label={tabbed && !best ? '' : label}
            role={role}
            best={best}
            difference={onPhone ? option.difference : ''}
          />
          {/* Phones have the first specs below the buttons. */}
          {onPhone ? price : computer.brief !== '' && <p className="text-sm text-muted">{unbroken(computer.brief)}</p>}
        </div>
      </div>
      <div>
        {!onPhone && price}
        <SeenAt computer={computer} />
        {!onPhone && otherPrice}
      </div>
      <div className="grid content-start gap-2 max-md:gap-1.5">
        <Reason {...computer} />
        {but && <But text={decapitalize(but.text)} className="max-md:py-1.5 print:text-xs" />}
        <Evidence
          facts={computer.facts}
          without={[
            'seen',
            (option.windowsNoticeAbove || but?.kind === 'system') && 'system',
            but?.kind === 'unknown' && 'screen',
          ]}
          onlySurprises
        />
        {option.nearTie ? (
          <p className="text-sm leading-snug font-semibold text-muted print:text-xs">{unbroken(option.nearTie)}</p>
        ) : (
          <Versus statements={computer.statements} title={option.versusLabel} />
        )}
      </div>
      <div className="buy-row flex flex-wrap content-start gap-1.5 print:hidden">
        {link !== null && (
          <ShopButton
            href={link}
            {...shops}
            variant={best ? 'primary' : 'secondary'}
            className="grow basis-[8rem] px-1 text-center text-sm md:basis-[9.5rem]"
            iconClass="size-5 max-xs:hidden md:hidden print:hidden"
          />
        )}
        <div className="flex min-w-0 gap-1.5 md:grow md:flex-wrap">
          <FavoriteButton computer={{ ...computer, name }} labelled />
          <ButtonLink
            variant="framed"
            labelled
            to={option.compare + useLocation().hash}
            aria-label={`Comparar ${computer.shortName}`}
            title="Comparar"
          >
            <CompareIcon />
            <span className="max-md:hidden">Comparar</span>
          </ButtonLink>
        </div>
      </div>
      <CardDetails computer={computer}>
        {/* In a phone's first window the verdict needs the room. */}
        {onPhone && otherPrice}
        {link !== null && (
          <div className="flex flex-wrap items-center gap-x-3 print:hidden">
            <OtherShops href={link} {...shops} />
          </div>
        )}
      </CardDetails>
    </article>
  );
});

/** The most regretted con; another one, if any, if that is the missing Windows, which a line above the cards already says. */
function butOf({ statements }: Computer, windowsNoticeAbove: boolean): CardStatement | undefined {
  const but = statements.find(({ place }) => place === 'but');
  const isSaid = windowsNoticeAbove && but?.kind === 'system';
  const other = isSaid && statements.find(({ place, kind }) => place === 'con' && kind !== 'system');
  return other || but;
}

function Reason(computer: Computer) {
  const reason = textAt(computer, 'reason');
  return reason !== '' && <p className="leading-snug print:text-sm">{unbroken(reason)}</p>;
}

const cardClass = (best: boolean, clickable: boolean): string =>
  cn(
    cardVariants({ variant: best ? 'best' : 'raised' }),
    'min-w-0 break-inside-avoid p-3.5 pb-0 wrap-anywhere transition-shadow max-md:flex max-md:flex-col max-md:gap-1.5',
    'max-md:pt-2.5 max-md:*:empty:hidden md:row-span-5 md:grid md:grid-cols-1 md:grid-rows-subgrid md:gap-y-2 lg:p-4',
    'lg:pb-1 print:p-2! print:*:mt-0.5!',
    clickable && 'cursor-pointer hover:shadow-float',
  );

interface CardTitleProps extends Pick<Option, 'label' | 'role' | 'best' | 'difference'> {
  id: string;
  name: string;
}

function CardTitle({ id, name, label, role, best, difference }: CardTitleProps) {
  const words = [best ? label : role || label, unbroken(difference)].filter(Boolean).join(' · ');
  return (
    <>
      {words !== '' && (
        <p
          className={cn(
            'mb-0.5 flex items-center gap-x-1.5 text-sm leading-snug font-semibold',
            best ? 'text-accent @max-[14rem]:hidden' : 'text-muted',
          )}
        >
          {best && <TargetMark className="size-5" lands />}
          <span>{words}</span>
        </p>
      )}
      <h3 id={id} className="text-base leading-tight">
        {name}
      </h3>
    </>
  );
}

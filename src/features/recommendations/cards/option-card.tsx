import { decapitalize } from '#contract/spanish-text.ts';
import { memo, useId } from 'react';
import { useLocation } from 'react-router-dom';
import { laptopName } from '#contract/laptop-name.ts';
import { type CardStatement, textAt } from '#contract/card-statements.ts';
import type { ReadComputer } from '#src/services/read-answer.ts';
import { shopLink } from '#src/config/shop-link.ts';
import { FavoriteButton } from '../../favorites/favorite-button.tsx';
import { inches } from '#src/lib/figures.ts';
import { unbroken } from '#src/lib/unbroken.ts';
import { But, cardVariants } from '#src/ui/card.tsx';
import { ButtonLink } from '#src/ui/button.tsx';
import { followCardLink, OtherShops, ShopButton } from '#src/ui/buy-link.tsx';
import { Evidence, SeenAt } from '#src/ui/evidence.tsx';
import { isDrawn, LaptopPicture } from '#src/ui/laptop-picture.tsx';
import { CompareIcon } from '#src/ui/icons.tsx';
import { VerdictMark } from '#src/ui/target-mark.tsx';
import { useIsPhone } from '#src/ui/use-is-phone.ts';
import { CardDetails } from './card-details.tsx';
import { CardTitle } from './card-title.tsx';
import type { Option } from './options.ts';
import { PriceLine } from './price-line.tsx';
import { cn } from '#src/ui/cn.ts';
import { Versus } from '../../judge/versus.tsx';

interface OptionCardProps extends Option {
  tabbed: boolean;
}

/**
 * The verdict first. Side by side, its four parts are rows of the surrounding grid (subgrid), so that prices and buttons
 * line up. What differs in height stands below them, where it leaves no holes; a phone has its buttons at the thumb.
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
  const but = computer.statements.find(({ place }) => place === 'but');
  // The price, or a line above the cards, already says that Windows is missing.
  const windowsSaid = option.windowsNoticeAbove || computer.facts.licence > 0;
  const shops = { seen: computer.facts, name: computer.shortName, cardTitle: titleId };
  const onPhone = useIsPhone();
  // On a phone no line is above the card.
  const { screenInches } = computer.facts;
  const size = onPhone && screenInches !== null ? inches(screenInches) : '';
  const price = (
    <PriceLine
      {...option}
      difference={[option.difference, size].filter(Boolean).join(' · ')}
      computer={computer}
      partsSaid={!onPhone && option.windowsNoticeAbove}
    />
  );
  const { fit } = computer;
  const picture = <LaptopPicture src={computer.image} alt={name} eager={best} />;
  const why = (
    <div className="grid content-start gap-2 max-md:gap-1.5">
      <Reason {...computer} />
      {but && <But text={decapitalize(but.text)} className="max-md:py-1.5 print:text-xs" />}
      <Evidence
        facts={computer.facts}
        without={[
          'seen',
          (windowsSaid || option.isSystemAsked || but?.kind === 'system') && 'system',
          but?.kind === 'unknown' && 'screen',
        ]}
        onlySurprises
      />
      {option.nearTie ? (
        <p className="text-sm leading-snug font-semibold text-muted print:text-xs">{unbroken(option.nearTie)}</p>
      ) : (
        <Versus statements={untold(computer, but)} title={option.versusLabel} />
      )}
    </div>
  );
  // Illustrations of three laptops look alike: the verdict comes first, and the illustration follows in the details.
  const mark = fit !== null && isDrawn(computer.image) && { fit, best };
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
        {mark ? (
          <VerdictMark {...mark} className="-ms-1 size-[4rem] @max-[14rem]:hidden max-xs:size-[3rem] print:size-10" />
        ) : (
          <div className="w-24 shrink-0 max-xs:w-20 print:w-16 @max-[14rem]:hidden">{picture}</div>
        )}
        <div className="min-w-0 flex-1 basis-[9rem] print:basis-0">
          <CardTitle
            id={titleId}
            name={computer.shortName}
            words={[
              // A tab says which option it is.
              tabbed ? role : best ? label : role || label,
              fit?.words ?? '',
            ]}
            best={best}
            mark={mark ? null : fit}
          />
          {/* Phones have the first specs below the buttons. */}
          {onPhone
            ? price
            : computer.brief !== '' && <p className="text-sm text-balance text-muted">{unbroken(computer.brief)}</p>}
        </div>
      </div>
      <div>
        {!onPhone && price}
        <SeenAt computer={computer} />
      </div>
      {onPhone && why}
      <div className={BUY_ROW}>
        {link !== null && (
          <ShopButton
            href={link}
            {...shops}
            variant={best ? 'primary' : 'secondary'}
            className="grow basis-[8rem] px-1 text-center text-sm @max-[14rem]:basis-full"
            iconClass="size-icon @max-[21rem]:hidden md:hidden print:hidden"
          />
        )}
        <FavoriteButton computer={{ ...computer, name }} />
        <ButtonLink
          variant="framed"
          to={option.compare + useLocation().hash}
          aria-label={`Comparar ${computer.shortName}`}
          title="Comparar"
        >
          <CompareIcon />
        </ButtonLink>
      </div>
      <div className="grid content-start gap-4 print:gap-1">
        {!onPhone && why}
        <CardDetails computer={computer} drawing={mark && picture}>
          {link !== null && <OtherShops href={link} {...shops} />}
        </CardDetails>
      </div>
    </article>
  );
});

/** On phones it reaches over the card's padding. Paper has the model's name instead. */
const BUY_ROW = cn(
  'flex flex-wrap content-start gap-1.5 print:hidden max-md:thumb-bar-[4.5rem] max-md:z-part max-md:-mx-3.5 max-md:border-t',
  'max-md:border-line max-md:bg-raised max-md:px-3.5 max-md:pt-1.5 max-md:pb-[max(0.375rem,env(safe-area-inset-bottom))]',
);

/** What a card says below its reason and «pero»: no gain beside one that the reason names, and no loss twice. */
function untold({ statements }: ReadComputer, but: CardStatement | undefined): CardStatement[] {
  const { attribute: reason } = statements.find(({ place }) => place === 'reason') ?? {};
  const isGainTold = statements.some(({ place, attribute }) => place === 'gain' && attribute === reason);
  return statements.filter(({ place, attribute }) => {
    if (place === 'gain') return !isGainTold;
    return place === 'loss' && (attribute === undefined || attribute !== but?.attribute);
  });
}

function Reason(computer: ReadComputer) {
  const reason = textAt(computer, 'reason');
  return reason !== '' && <p className="leading-snug print:text-sm">{unbroken(reason)}</p>;
}

const cardClass = (best: boolean, clickable: boolean): string =>
  cn(
    cardVariants({ variant: best ? 'best' : 'raised' }),
    'min-w-0 break-inside-avoid p-3.5 pb-0 wrap-anywhere transition-shadow phone:flex phone:flex-col phone:gap-1.5',
    'phone:pt-2.5 phone:*:empty:hidden beside:row-span-4 beside:grid beside:grid-cols-1 beside:grid-rows-subgrid beside:gap-y-4 lg:p-5',
    'lg:pb-1 print:gap-y-1! print:p-2!',
    clickable && 'cursor-pointer hover:shadow-float',
  );

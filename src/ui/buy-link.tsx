import { type ReactNode, useId } from 'react';
import { type ButtonVariant, buttonVariants } from './button.tsx';
import { cn } from './cn.ts';
import { isSearch, linkToPrice, type SeenInShop, webSearchFor } from '#src/config/shop-link.ts';
import { iconOf } from './icons.tsx';

const ExternalIcon = iconOf('M9 6H6a2 2 0 0 0-2 2v10a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2v-3M13 4h7v7M20 4l-9 9');

interface ShopLinksProps {
  /** The link of `shopLink`: to the laptop on Amazon, or to a search there. */
  href: string;
  /** The shop that asked its price; not known of a saved laptop. */
  seen?: SeenInShop | undefined;
  variant: ButtonVariant;
  className?: string;
  iconClass?: string;
  /** The laptop's name, read out with the links if they are not next to it. */
  name?: string | undefined;
  /** Id of the title of the card whose clicks follow the link to Amazon; part of that link's name. */
  cardTitle?: string | undefined;
}

/** The button to the shop that showed the price, which is Amazon where no way there is known, and the other places to look. */
export const ShopLinks = (props: ShopLinksProps) => (
  <>
    <ShopButton {...props} />
    <OtherShops {...props} />
  </>
);

/** The first of {@link ShopLinks}. */
export function ShopButton({
  href,
  seen,
  variant,
  className,
  iconClass = 'size-[1.25em]',
  name,
  cardTitle,
}: ShopLinksProps) {
  const shop = seen ? linkToPrice(seen) : null;
  // The accent would promise that Amazon has the price.
  const isElsewhere = seen !== undefined && !shop && seen.priceShop !== 'Amazon';
  const linkClass = cn(buttonVariants({ variant: isElsewhere ? 'secondary' : variant }), className);
  const icon = <ExternalIcon className={iconClass} />;
  if (!shop) return <AmazonLink href={href} className={linkClass} name={name} cardTitle={cardTitle} icon={icon} />;
  return (
    <a href={shop.href} target="_blank" rel="noopener noreferrer" className={linkClass}>
      <span>{shop.text}</span>
      <ScreenReaderName name={name} />
      {icon}
    </a>
  );
}

const LINE = 'inline-flex min-h-11 items-center text-sm print:hidden pointer-fine:min-h-8';
const OTHER = `${LINE} underline underline-offset-4`;

/** The rest of {@link ShopLinks}. */
export function OtherShops({
  href,
  seen,
  name,
  cardTitle,
}: Pick<ShopLinksProps, 'href' | 'seen' | 'name' | 'cardTitle'>) {
  const shop = seen ? linkToPrice(seen) : null;
  const search = shop ? null : webSearchFor(href);
  return (
    <>
      {shop && (
        <span className="inline-flex flex-wrap items-center gap-x-1.5 print:hidden">
          <AmazonLink href={href} className={OTHER} name={name} cardTitle={cardTitle} />
          {isSearch(href) && <span className="text-sm text-muted">(búsqueda)</span>}
        </span>
      )}
      {!shop && isSearch(href) && <p className={`${LINE} text-muted`}>Amazon abre una búsqueda.</p>}
      {search && (
        <a href={search.href} target="_blank" rel="noopener noreferrer" className={OTHER}>
          <span>{search.text}</span>
          <ScreenReaderName name={name} />
        </a>
      )}
    </>
  );
}

interface AmazonLinkProps extends Pick<ShopLinksProps, 'href' | 'className' | 'name' | 'cardTitle'> {
  icon?: ReactNode;
}

function AmazonLink({ href, className, name, cardTitle, icon }: AmazonLinkProps) {
  const id = useId();
  return (
    <a
      id={id}
      href={href}
      target="_blank"
      rel="sponsored noopener noreferrer"
      data-card-link={cardTitle === undefined ? undefined : true}
      aria-labelledby={cardTitle && `${id} ${cardTitle}`}
      className={className}
    >
      <span>Ver en Amazon</span>
      {cardTitle === undefined && <ScreenReaderName name={name} />}
      {icon}
    </a>
  );
}

/** The end of a link's or button's name that a page has several of. */
export const ScreenReaderName = ({ name }: { name?: string | undefined }) =>
  name !== undefined && (
    <>
      {' '}
      <span className="sr-only">{name}</span>
    </>
  );

/** Clicks on these elements do not follow the card's link; the heart's dialog is inside of the card. */
const OWN_CLICKS = 'a, button, form, label, details, dialog';

/** A click anywhere on the card follows its buy link. A link stretched over it would prevent selecting text and tooltips. */
export function followCardLink(card: HTMLElement | null) {
  if (!card) return undefined;
  const onClick = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest(OWN_CLICKS)) return;
    // The end of selecting text is not a click on the card.
    if (globalThis.getSelection()?.isCollapsed === false) return;
    card.querySelector<HTMLAnchorElement>('a[data-card-link]')?.click();
  };
  card.addEventListener('click', onClick);
  return () => card.removeEventListener('click', onClick);
}

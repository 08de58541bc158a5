import { type ReactNode, type Ref, useId } from 'react';
import { type ButtonVariant, buttonVariants } from './button.tsx';
import { cn } from './cn.ts';
import { isSearch, secondLink, type SeenInShop } from '#src/config/shop-link.ts';
import { ExternalIcon } from './icons.tsx';

interface BuyLinkProps {
  ref?: Ref<HTMLAnchorElement>;
  href: string;
  variant: ButtonVariant;
  className?: string;
  iconClass?: string;
  /** Id of the title of the card whose clicks follow this link; part of the link's name, because a page has several. */
  cardTitle?: string;
  children: ReactNode;
}

export function BuyLink({ ref, href, variant, className, iconClass = 'size-5', cardTitle, children }: BuyLinkProps) {
  const id = useId();
  return (
    <a
      ref={ref}
      id={id}
      href={href}
      target="_blank"
      rel="sponsored noopener noreferrer"
      data-card-link={cardTitle === undefined ? undefined : true}
      aria-labelledby={cardTitle && `${id} ${cardTitle}`}
      className={cn(buttonVariants({ variant }), className)}
    >
      {children}
      <ExternalIcon className={iconClass} />
    </a>
  );
}

/** @param link of `shopLink` */
export const shopLinkText = (link: string): string => (isSearch(link) ? 'Buscar en Amazon' : 'Ver en Amazon');

interface ShopLinksProps extends Omit<BuyLinkProps, 'ref' | 'children'> {
  /** The laptop's name, read out with the links if they are not next to it. */
  name?: string | undefined;
  /** Where it was seen; not known of a saved laptop. */
  seen?: SeenInShop | undefined;
}

/** The link to a laptop in the shop, and a second place to look. */
export const ShopLinks = ({ name, seen, ...link }: ShopLinksProps) => (
  <>
    <BuyLink {...link}>
      <span>{shopLinkText(link.href)}</span>
      <ScreenReaderName name={name} />
    </BuyLink>
    <SecondLink href={link.href} name={name} seen={seen} />
  </>
);

/** The page or a search of the shop that had the laptop; else a search of the web, if the shop link is only a search. */
export function SecondLink({ href, name, seen }: Pick<ShopLinksProps, 'href' | 'name' | 'seen'>) {
  const second = secondLink(href, seen);
  if (second === null) return null;
  return (
    <a
      href={second.href}
      target="_blank"
      rel="noopener noreferrer"
      className="inline-flex min-h-11 items-center text-sm underline underline-offset-4 print:hidden"
    >
      <span>{second.text}</span>
      <ScreenReaderName name={name} />
    </a>
  );
}

/** The end of a link's or button's name that a page has several of. */
export const ScreenReaderName = ({ name }: Pick<ShopLinksProps, 'name'>) =>
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

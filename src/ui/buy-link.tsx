import { type ReactNode, type Ref, useId } from 'react';
import { buttonClass, type ButtonLook } from './button.tsx';
import { ExternalIcon } from './more-icons.tsx';

interface BuyLinkProps {
  ref?: Ref<HTMLAnchorElement>;
  href: string;
  look: ButtonLook;
  className?: string;
  iconClass?: string;
  /** Id of the title of the card whose clicks follow this link; part of the link's name, because a page has several. */
  cardTitle?: string;
  children: ReactNode;
}

export function BuyLink({ ref, href, look, className, iconClass = 'size-5', cardTitle, children }: BuyLinkProps) {
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
      className={buttonClass(look, className)}
    >
      {children}
      <ExternalIcon className={iconClass} />
    </a>
  );
}

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

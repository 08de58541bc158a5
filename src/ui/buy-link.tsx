import { type ReactNode, type Ref, useId } from 'react';
import { type ButtonLook, buttonClass } from './button.tsx';
import { ExternalIcon } from './more-icons.tsx';

interface BuyLinkProps {
  ref?: Ref<HTMLAnchorElement>;
  href: string;
  look: ButtonLook;
  className?: string;
  iconClass?: string;
  /** Id of the title of the card that follows the link (`card-link.ts`); part of the link's name, because a page has several. */
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

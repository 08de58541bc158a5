import { type ReactNode, createContext, useContext, useEffect, useRef, useState } from 'react';
import { type RichTextElement, type RichTextNode, plainText } from '#src/lib/rich-text.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { RichText, type RichTextPart } from '#src/ui/rich-text.tsx';
import { ChevronDownIcon } from '#src/ui/icons.tsx';
import { SummaryButton } from '#src/ui/disclosure.tsx';

const PARTS: Partial<Record<RichTextElement['tag'], RichTextPart>> = {
  p: Paragraph,
  section: Card,
  details: ({ children }) => <MoreDetails>{children}</MoreDetails>,
};

/** An article's text. Its sections are cards, and the details of all cards open together. */
export function ArticleBody({ content }: { content: readonly RichTextNode[] }) {
  const open = useState(false);
  return (
    <OpenContext value={open}>
      <div className="max-w-3xl [&>div>p:first-child]:mt-0 [&>div>p:first-child]:text-xl/relaxed">
        <RichText nodes={content} parts={PARTS} UnderCell={PriceRange} />
      </div>
    </OpenContext>
  );
}

/** A paragraph that consists of one internal link is rendered as a call to action. */
function Paragraph({ element, children }: { element: RichTextElement; children?: ReactNode }) {
  const [first, ...rest] = element.children;
  if (typeof first === 'object' && first.tag === 'a' && first.href?.startsWith('/') && rest.length === 0) {
    return (
      <p className="my-8">
        <ButtonLink to={first.href}>{plainText(first.children)}</ButtonLink>
      </p>
    );
  }
  return <p className="my-4 max-w-prose">{children}</p>;
}

function Card({ children }: { children?: ReactNode }) {
  return (
    <section className="my-8 rounded-card border border-line bg-raised p-5 sm:p-8 [&>h3:first-child]:mt-0 [&>h3:first-child]:text-2xl">
      {children}
    </section>
  );
}

const SCALE_EUR = 4500;

const RANGE = /^(\d+)–(\d+)\u00A0€$/;

const percent = (euros: number): string => `${(Math.min(euros, SCALE_EUR) / SCALE_EUR) * 100}%`;

/** A bar for a price range such as «500–700 €», on the same scale in every row; nothing for other words. */
export function PriceRange({ words }: { words: string }) {
  const [, from, to] = RANGE.exec(words) ?? [];
  if (from === undefined || to === undefined) return null;
  return (
    <span aria-hidden="true" className="relative mt-2 block h-2 rounded-full bg-line md:min-w-36 print:hidden">
      <span
        className="absolute inset-y-0 rounded-full bg-text"
        style={{ left: percent(Number(from)), right: percent(SCALE_EUR - Number(to)) }}
      />
    </span>
  );
}

type OpenState = readonly [open: boolean, setOpen: (open: boolean) => void];

/** Opens and closes all {@link MoreDetails} below it together, because readers compare them. */
const OpenContext = createContext<OpenState>([false, () => undefined]);

/** A native `<details>`: it works without scripts, and the browser's find-in-page opens it. */
function MoreDetails({ children }: { children?: ReactNode }) {
  const [open, setOpen] = useContext(OpenContext);
  const details = useRef<HTMLDetailsElement>(null);
  // The user may have opened it before hydration, which React does not see.
  useEffect(() => {
    if (details.current?.open) setOpen(true);
  }, [setOpen]);
  return (
    <details ref={details} open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <SummaryButton className="no-print mt-2 inline-flex min-h-11 list-none items-center gap-2 font-semibold text-accent underline-offset-4 hover:text-accent-strong hover:underline">
        <span>{open ? 'Ver menos' : 'Ver más detalles'}</span>
        <ChevronDownIcon className={`transition-transform ${open ? 'rotate-180' : ''}`} />
      </SummaryButton>
      <div className="mt-2 border-t border-line pt-1 [&>:last-child]:mb-0">{children}</div>
    </details>
  );
}

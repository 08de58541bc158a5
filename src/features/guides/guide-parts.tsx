import { Link } from 'react-router-dom';
import type { ReactNode } from 'react';
import type { GuideIndex, GuideLink, Reach } from '#contract/pages/guide.ts';
import { ofDate } from '#contract/spanish-date.ts';
import { guidePath } from '#src/config/paths.ts';
import { GUIDE_USES } from '#src/content/guide-words.ts';
import { euros } from '#src/lib/euros.ts';
import { unbroken } from '#src/lib/unbroken.ts';
import { cardVariants } from '#src/ui/card.ts';
import { cn } from '#src/ui/cn.ts';
import { Bar } from '#src/ui/bar.tsx';

/** The column of a guide. Its descendants are styled here by element, so that the HTML needs few classes. */
export const GUIDE =
  'mx-auto w-full max-w-page px-4 pt-6 pb-8 sm:px-6 md:pb-12 ' +
  '[&_a:not([class])]:underline [&_a:not([class])]:decoration-line [&_a:not([class])]:decoration-2 ' +
  '[&_a:not([class])]:underline-offset-4 [&_h2]:mt-[clamp(48px,6vw,72px)] [&_h2]:mb-5 [&_h2]:scroll-mt-20 ' +
  '[&_h3]:mb-2 [&_h3]:text-base/[1.2] [&_:is(h2,h3,p,li,a)]:wrap-anywhere [&_p]:max-w-measure ' +
  '[&_small]:block [&_small]:text-sm/[1.6] [&_small]:text-muted';

export const GRID = 'grid gap-5 md:grid-cols-[repeat(auto-fit,minmax(0,1fr))]';

export const BOX = cn(cardVariants(), 'break-inside-avoid p-5');

export const LADDER =
  'grid gap-2 [&_[aria-current]]:border-2 [&_[aria-current]]:border-accent [&_a]:block [&_a]:h-full ' +
  '[&_a]:rounded-control [&_a]:border [&_a]:border-line [&_a]:bg-raised [&_a]:p-3 [&_a]:wrap-anywhere ' +
  '[&_a]:no-underline! [&_a]:hover:border-text [&_b]:block [&_b]:first-letter:uppercase';

interface SectionProps {
  id: string;
  title: string;
  children: ReactNode;
}

export function Section({ id, title, children }: SectionProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

const LIST =
  'grid max-w-measure gap-2 [&>*]:relative [&>*]:ps-5 [&>*]:wrap-anywhere [&>*]:before:absolute [&>*]:before:start-0.5 ' +
  '[&>*]:before:top-[0.55em] [&>*]:before:size-[7px] [&>*]:before:rounded-full [&>*]:before:border-2 [&>*]:before:border-muted';

export const List = ({ items }: { items: readonly ReactNode[] }) => (
  <ul className={LIST}>
    {items.map((item, index) => (
      // Never reordered.
      // oxlint-disable-next-line react/no-array-index-key
      <li key={index}>{typeof item === 'string' ? unbroken(item) : item}</li>
    ))}
  </ul>
);

export const catalogueLine = ({ date, size }: GuideIndex['catalogue']): string =>
  `Catálogo ${ofDate(date)}, ${size} portátiles`;

/** «2 de 78», «5 de 38 con dato» */
export const reachText = ({ count, of, isPartial }: Pick<Reach, 'count' | 'of' | 'isPartial'>): string =>
  `${count} de ${of}${isPartial ? ' con dato' : ''}`;

export const reachLine = (reach: Reach): string => `${reach.what}: ${reachText(reach)}`;

/** «Portátil para editar vídeo por 700 €» */
export const guideTitle = ({ purpose, budget }: Pick<GuideLink, 'purpose' | 'budget'>): string =>
  unbroken(`Portátil para ${GUIDE_USES[purpose].use} por ${euros(budget)}`);

/** The winner of a guide, as it is listed among guides. */
export function Winner({ guide }: { guide: GuideLink }) {
  return (
    <small>
      {!guide.isCapable && <span className="text-caution">No llega ninguno: </span>}
      {unbroken(`${guide.isSame ? 'El mismo' : guide.shortName}, ${guide.price}`)}
    </small>
  );
}

/** The guides of one use, by budget. */
export function Ladder({ ladder, current = '' }: { ladder: readonly GuideLink[]; current?: string }) {
  const most = Math.max(...ladder.map(({ budget }) => budget));
  return (
    <ul className={`${LADDER} sm:grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))]`}>
      {ladder.map((guide) => (
        <li key={guide.slug}>
          <Link to={guidePath(guide.slug)} aria-current={guide.slug === current ? 'page' : undefined}>
            <b>{euros(guide.budget)}</b>
            <Bar at={guide.cost / most} tick={guide.budget / most} best={guide.slug === current} />
            <Winner guide={guide} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

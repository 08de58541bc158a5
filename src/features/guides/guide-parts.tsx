import { Link } from 'react-router-dom';
import type { ReactNode } from 'react';
import type { GuideLink } from '#contract/pages/guide.ts';
import { guidePath } from '#src/config/paths.ts';
import { PURPOSE_WORDS } from '#src/lib/purpose-words.ts';
import { euros } from '#src/lib/figures.ts';
import { unbroken } from '#src/lib/unbroken.ts';
import { cardVariants } from '#src/ui/card.tsx';
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

/** «Portátil para editar vídeo por 700 €» */
export const guideTitle = ({ purpose, budget }: Pick<GuideLink, 'purpose' | 'budget'>): string =>
  unbroken(`Portátil para ${PURPOSE_WORDS[purpose].guide} por ${euros(budget)}`);

/** As many of them as fit share a row, so that none stands alone. */
const LADDER = 'grid gap-2 sm:grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))]';

const GUIDE_CARD = 'block h-full rounded-control border border-line bg-raised p-3 wrap-anywhere';

/** A guide among others, with its winner; the page's own is no link. */
function GuideCard({ guide, title, isCurrent = false, children }: GuideCardProps) {
  const content = (
    <>
      <b className="block first-letter:uppercase">{title}</b>
      {children}
      <small>
        {!guide.isCapable && <span className="text-caution">No llega ninguno: </span>}
        {unbroken(`${guide.isSame ? 'El mismo' : guide.shortName}, ${guide.price}`)}
      </small>
    </>
  );
  if (isCurrent) {
    return (
      <div aria-current="page" className={cn(GUIDE_CARD, 'border-2 border-accent')}>
        {content}
      </div>
    );
  }
  return (
    <Link to={guidePath(guide.slug)} className={cn(GUIDE_CARD, 'hover:border-text')}>
      {content}
    </Link>
  );
}

interface GuideCardProps {
  guide: GuideLink;
  title: string;
  isCurrent?: boolean;
  children?: ReactNode;
}

/** The guides of one use, by budget. */
export function Ladder({ ladder, current }: { ladder: readonly GuideLink[]; current: string }) {
  const most = Math.max(...ladder.map(({ budget }) => budget));
  return (
    <ul className={LADDER}>
      {ladder.map((guide) => (
        <li key={guide.slug}>
          <GuideCard guide={guide} title={euros(guide.budget)} isCurrent={guide.slug === current}>
            <Bar at={guide.cost / most} tick={guide.budget / most} best={guide.slug === current} />
          </GuideCard>
        </li>
      ))}
    </ul>
  );
}

/** The guides of one budget, by use. */
export const OtherUses = ({ others }: { others: readonly GuideLink[] }) => (
  <ul className={LADDER}>
    {others.map((guide) => (
      <li key={guide.slug}>
        <GuideCard guide={{ ...guide, isSame: false }} title={PURPOSE_WORDS[guide.purpose].guide} />
      </li>
    ))}
  </ul>
);

import { Fragment } from 'react';
import type { Guide, GuideNeed } from '#contract/pages/guide.ts';
import { euros } from '#src/lib/figures.ts';
import { unbroken } from '#src/lib/unbroken.ts';
import { Disclosure } from '#src/ui/disclosure.tsx';
import { Bar } from '#src/ui/bar.tsx';

const PERCENT = 100;

/** Criteria in the open: an even number fills two columns. */
const MAIN = 4;

const NEEDS = 'mt-4 grid gap-5 md:grid-cols-2 md:gap-x-10';

/** What to look for, what counts how much, and how much of it this money buys. */
export function GuideNeeds({ guide }: { guide: Guide }) {
  const { needs, budget } = guide;
  const most = Math.max(...needs.map(({ share }) => share));
  return (
    <>
      <p className="text-muted">
        Por orden de lo que cuenta aquí. «Lo tienen» dice cuántos de los que caben en {euros(budget)} llegan a «bien».
      </p>
      <dl className={NEEDS}>
        {needs.slice(0, MAIN).map((need) => (
          <Need key={need.label} need={need} most={most} />
        ))}
      </dl>
      {needs.length > MAIN && (
        <Disclosure summary="Lo que cuenta menos" className="mt-4">
          <dl className={NEEDS}>
            {needs.slice(MAIN).map((need) => (
              <Need key={need.label} need={need} most={most} />
            ))}
          </dl>
        </Disclosure>
      )}
    </>
  );
}

/** «2 de 78», «5 de 38 con dato» */
const reachText = ({ count, of, isPartial }: NonNullable<GuideNeed['reach']>): string =>
  `${count} de ${of}${isPartial ? ' con dato' : ''}`;

function Need({ need, most }: { need: GuideNeed; most: number }) {
  const { label, share, minimum, good, plenty, reach, why, source } = need;
  const steps = [
    [good === '' ? 'No sirven' : 'Mínimo', minimum],
    ['Bien', good],
    ['De sobra', plenty],
  ].filter(([, figure]) => figure !== '');
  return (
    <div className="break-inside-avoid border-t border-line py-4">
      <dt>
        {unbroken(`${label} ${Math.round(share * PERCENT)} %`)}
        <div className="max-w-40">
          <Bar at={share / most} />
        </div>
      </dt>
      <dd className="text-sm/[1.6] text-muted">
        {steps.map(([name, figure = '']) => (
          <Fragment key={name}>
            {`${name}: `}
            <b className="me-3.5 text-text">{unbroken(figure)}</b>{' '}
          </Fragment>
        ))}
        {reach && (
          <>
            {good === '' ? 'Sirven: ' : 'Lo\u{A0}tienen: '}
            <span className="text-text">{reachText(reach)}</span>
          </>
        )}
        <small className="mt-1.5 max-w-measure">{unbroken(`${why}. (${source})`)}</small>
      </dd>
    </div>
  );
}

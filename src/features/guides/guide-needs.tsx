import { Fragment } from 'react';
import type { Guide, GuideNeed } from '#contract/pages/guide.ts';
import { euros } from '#src/lib/euros.ts';
import { unbroken } from '#src/lib/unbroken.ts';
import { PlainDisclosure } from '#src/ui/disclosure.tsx';
import { Bar } from '#src/ui/bar.tsx';
import { BOX, GRID, reachLine, reachText } from './guide-parts.tsx';
import { SignList } from '#src/ui/sign-list.tsx';

const PERCENT = 100;

/** Criteria in the open: an even number fills two columns. */
const MAIN = 4;

const NEEDS = 'mt-4 grid gap-5 md:grid-cols-2 md:gap-x-10';

/** What to look for, what counts how much, and how much of it this money buys. */
export function GuideNeeds({ guide }: { guide: Guide }) {
  const { needs, rare, common, budget } = guide;
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
        <PlainDisclosure summary="Lo que cuenta menos" className="mt-4">
          <dl className={NEEDS}>
            {needs.slice(MAIN).map((need) => (
              <Need key={need.label} need={need} most={most} />
            ))}
          </dl>
        </PlainDisclosure>
      )}
      <div className={`${GRID} mt-8`}>
        {rare.length > 0 && (
          <div className={BOX}>
            <h3>Lo que cuesta encontrar por {euros(budget)}</h3>
            <small>Si lo ves y el precio es ese, mira qué le falta a cambio.</small>
            <SignList items={rare.map(reachLine)} tone="bad" />
          </div>
        )}
        {common.length > 0 && (
          <div className={BOX}>
            <h3>Lo que ya traen casi todos</h3>
            <small>Un anuncio que presume de esto no dice nada.</small>
            <SignList items={common.map(reachLine)} tone="good" />
          </div>
        )}
      </div>
    </>
  );
}

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
            {good === '' ? 'Sirven: ' : 'Lo tienen: '}
            <span className="text-text">{reachText(reach)}</span>
          </>
        )}
        <small className="mt-1.5 max-w-measure">{unbroken(`${why}. (${source})`)}</small>
      </dd>
    </div>
  );
}

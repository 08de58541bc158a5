import { Fragment } from 'react';
import type { Guide, GuideNeed } from '#contract/built/guide.ts';
import { euros } from '#src/lib/euros.ts';
import { unbroken } from '#src/lib/unbroken.ts';
import { Bar, List, reachLine, reachText } from './guide-parts.tsx';

const PERCENT = 100;

/** What to look for, what counts how much, and how much of it there is for this money. */
export function GuideNeeds({ guide }: { guide: Guide }) {
  const { needs, rare, common, budget } = guide;
  const most = Math.max(...needs.map(({ share }) => share));
  return (
    <>
      <p className="text-muted">
        Por orden de lo que cuenta aquí. «Lo tienen» dice cuántos de los que caben en {euros(budget)} llegan a «bien».
      </p>
      <dl className="guide-grid guide-two mt-4">
        {needs.map((need) => (
          <Need key={need.label} need={need} most={most} />
        ))}
      </dl>
      <div className="guide-grid mt-8">
        {rare.length > 0 && (
          <div className="guide-box">
            <h3>Lo que cuesta encontrar por {euros(budget)}</h3>
            <small>Si lo ves y el precio es ese, mira qué le falta a cambio.</small>
            <List items={rare.map(reachLine)} tone="guide-bad" />
          </div>
        )}
        {common.length > 0 && (
          <div className="guide-box">
            <h3>Lo que ya traen casi todos</h3>
            <small>Un anuncio que presume de esto no dice nada.</small>
            <List items={common.map(reachLine)} tone="guide-good" />
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
    <div className="guide-need">
      <dt>
        {unbroken(`${label} ${Math.round(share * PERCENT)} %`)}
        <Bar at={share / most} />
      </dt>
      <dd>
        {steps.map(([name, figure = '']) => (
          <Fragment key={name}>
            <i>{`${name}:`}</i> <b>{unbroken(figure)}</b>{' '}
          </Fragment>
        ))}
        {reach && (
          <>
            <i>{good === '' ? 'Sirven:' : 'Lo tienen:'}</i>
            {` ${reachText(reach)}`}
          </>
        )}
        <small>{unbroken(`${why}. (${source})`)}</small>
      </dd>
    </div>
  );
}

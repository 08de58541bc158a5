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
      <p className="max-w-prose text-muted">
        Por orden de lo que cuenta aquí. «Lo tienen» dice cuántos de los que caben en {euros(budget)} llegan a «bien».
      </p>
      <dl className="mt-4 grid gap-x-10 md:grid-cols-2">
        {needs.map((need) => (
          <Need key={need.label} need={need} most={most} />
        ))}
      </dl>
      <div className="mt-8 grid gap-6 md:grid-cols-2">
        {rare.length > 0 && (
          <div className="rounded-card bg-sunken p-5">
            <h3 className="text-lg">Lo que cuesta encontrar por {euros(budget)}</h3>
            <p className="mt-1 mb-3 text-sm text-muted">Si lo ves y el precio es ese, mira qué le falta a cambio.</p>
            <List items={rare.map(reachLine)} tone="bad" />
          </div>
        )}
        {common.length > 0 && (
          <div className="rounded-card bg-sunken p-5">
            <h3 className="text-lg">Lo que ya traen casi todos</h3>
            <p className="mt-1 mb-3 text-sm text-muted">Un anuncio que presume de esto no dice nada.</p>
            <List items={common.map(reachLine)} tone="good" />
          </div>
        )}
      </div>
    </>
  );
}

function Need({ need, most }: { need: GuideNeed; most: number }) {
  const { label, share, minimum, good, plenty, reach, why, source } = need;
  const steps = [
    ['Mínimo', minimum],
    ['Bien', good],
    ['De sobra', plenty],
  ].filter(([, figure]) => figure !== '');
  return (
    <div className="border-t border-line py-4">
      <dt className="font-semibold">
        {label} <span className="font-normal tabular-nums text-muted">{Math.round(share * PERCENT)}&nbsp;%</span>
        <span className="mt-1.5 block max-w-40">
          <Bar at={share / most} />
        </span>
      </dt>
      {steps.length > 0 && (
        <dd className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-sm">
          {steps.map(([name, figure = '']) => (
            <span key={name}>
              <span className="text-muted">{name}: </span>
              <strong>{unbroken(figure)}</strong>
            </span>
          ))}
          {reach && (
            <span>
              <span className="text-muted">{good === '' ? 'Sirven: ' : 'Lo tienen: '}</span>
              <span className="tabular-nums">{reachText(reach)}</span>
            </span>
          )}
        </dd>
      )}
      <dd className="mt-1.5 text-sm text-muted wrap-anywhere">
        {unbroken(why)}. ({source})
      </dd>
    </div>
  );
}

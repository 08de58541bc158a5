import SHOWCASE from '#src/content/showcase.json' with { type: 'json' };
import { unbroken } from '#src/lib/unbroken.ts';
import { But } from '#src/ui/but.tsx';
import { TargetMark } from '#src/ui/target-mark.tsx';
import { Rings } from './section.tsx';
import type { NewerPrices } from '../offers/newer-prices.ts';
import { newerNote } from '../offers/use-newer-prices.ts';

export function Showcase({ newerPrices }: { newerPrices: NewerPrices }) {
  const { asked, name, shortName, image, verdict, but, price, priceNote, facts } = SHOWCASE;
  const newer = newerPrices.get(name);
  return (
    <figure className="relative min-w-0 wrap-anywhere">
      {/* Not at half the height, which grows while the page arrives. */}
      <Rings className="absolute top-[15.5rem] left-1/2 w-[36rem] -translate-1/2 max-lg:hidden" />
      <figcaption className="relative text-sm text-muted">
        <span className="font-semibold text-text">Un ejemplo real.</span> Para{' '}
        {unbroken(asked.join(', ').toLowerCase())}:
      </figcaption>
      <div className="relative mt-2.5 rounded-card border-2 border-accent bg-raised p-4 shadow-float sm:p-6">
        <div className="flex flex-wrap items-center gap-4 sm:grid sm:grid-cols-[minmax(0,1fr)_11rem]">
          <div className="min-w-0 grow-2 basis-[8rem]">
            <p className="flex items-center gap-2 text-sm font-semibold text-accent">
              <TargetMark lands className="size-5" />
              Mejor opción
            </p>
            <p className="mt-1 font-heading text-2xl/tight font-bold text-balance sm:mt-2">{shortName}</p>
            <p className="mt-1 font-heading text-3xl font-bold tabular-nums sm:mt-3">{newer?.amount ?? price}</p>
            <p className="mt-1 text-xs text-muted">{newer ? newerNote(newer) : priceNote}</p>
          </div>
          <img src={image} alt={name} width="320" height="240" className="w-0 max-w-60 grow basis-[5.5rem] sm:w-full" />
        </div>
        <p className="mt-4 text-lg leading-snug">{unbroken(verdict)}</p>
        <But text={but} className="mt-3" />
        <dl className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(min(100%,4.25rem),1fr))] gap-x-5 gap-y-3 border-t border-line pt-3 sm:flex sm:justify-between">
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt className="text-xs text-muted">{label}</dt>
              <dd className="text-sm font-semibold tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </figure>
  );
}

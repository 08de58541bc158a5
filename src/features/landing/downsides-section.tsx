import SHOWCASE from '#src/content/showcase.json' with { type: 'json' };
import { unbroken } from '#src/lib/unbroken.ts';
import { newerNote, type NewerPrices } from '../offers/use-newer-prices.ts';

export function DownsidesSection({ newerPrices }: { newerPrices: NewerPrices }) {
  return (
    <section aria-labelledby="peros" className="border-y border-line bg-sunken">
      <div className="mx-auto max-w-page px-4 py-section sm:px-6">
        <h2 id="peros" className="max-w-3xl text-4xl">
          Todo portátil tiene un «pero». Aquí lo lees antes de comprarlo.
        </h2>
        <p className="mt-4 max-w-prose text-lg text-muted">También en la mejor opción. Estos son de verdad:</p>
        <ul className="mt-10 grid gap-x-10 gap-y-8 md:grid-cols-3 lg:mt-14">
          {SHOWCASE.downsides.map(({ name, price, con }) => {
            const newer = newerPrices.get(name);
            return (
              <li key={con} className="flex flex-col border-t-2 border-caution pt-4">
                <span className="font-heading text-xl font-bold text-caution">Pero…</span>
                <p className="mt-2 mb-4 leading-snug sm:text-lg">{unbroken(con)}</p>
                <p className="mt-auto text-sm text-muted">
                  {name} · {newer?.amount ?? price}
                  {newer && <span className="block">{newerNote(newer)}</span>}
                </p>
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}

import type { LaptopPage, Neighbour } from '#contract/built/laptop-page.ts';
import { unbroken } from '#src/lib/unbroken.ts';
import { NeighbourLink } from './neighbour-link.tsx';

export function Alternatives({ laptop: { cheaper, better, configurations } }: { laptop: LaptopPage }) {
  if (cheaper.length + better.length + configurations.length === 0) return null;
  return (
    <section aria-labelledby="alternatives">
      <h2 id="alternatives">Mira también</h2>
      <div className="mt-4 grid grid-cols-1 gap-x-10 gap-y-6 md:grid-cols-[repeat(auto-fit,minmax(17rem,1fr))]">
        <Group title="Más barato y casi igual de bueno" neighbours={cheaper} />
        <Group title="Mejor por poco más" neighbours={better} />
        <Group title="El mismo, con otras piezas" neighbours={configurations} />
      </div>
    </section>
  );
}

function Group({ title, neighbours }: { title: string; neighbours: readonly Neighbour[] }) {
  if (neighbours.length === 0) return null;
  return (
    <div>
      <h3 className="text-lg">{title}</h3>
      <ul className="mt-2 grid gap-3 [&>*]:border-t [&>*]:border-line [&>*]:pt-2.5 [&_span]:block [&_span]:text-sm/[1.6] [&_span]:text-muted">
        {neighbours.map((neighbour) => (
          <li key={neighbour.id}>
            <NeighbourLink neighbour={neighbour} /> <span>{unbroken(neighbour.change)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

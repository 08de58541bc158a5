import { Link } from 'react-router-dom';
import { laptopPath } from '#src/config/paths.ts';
import { figuresOf, type MarketLaptop } from './laptops.ts';
import { type Opening, Opener } from './opener.tsx';

interface PointPanelProps extends Opening {
  laptop: MarketLaptop;
  /** All laptops: the panel reserves the height of the longest words. */
  laptops: readonly MarketLaptop[];
}

export function PointPanel({ laptop, laptops, ...opening }: PointPanelProps) {
  const { id, card } = laptop;
  return (
    <div className="my-4 grid grid-cols-1 gap-x-6 gap-y-2 rounded-control bg-sunken p-3 text-sm/[1.4] *:[div]:[grid-area:1/1] @min-[34rem]:grid-cols-[minmax(0,1fr)_auto] @min-[34rem]:items-center print:hidden">
      {(['name', 'note'] as const).map((words) => (
        <div key={words} aria-hidden="true" className="invisible">
          <Words {...laptops.reduce((one, other) => (other[words].length > one[words].length ? other : one))} />
        </div>
      ))}
      <div>
        <Words {...laptop} linked />
      </div>
      <Opener
        id={id}
        className="inline-flex min-h-11 items-center justify-self-start text-start font-semibold text-accent"
        {...opening}
      >
        {card < 0 ? 'Comparar con la 1' : `Ver la opción ${card + 1}`}
      </Opener>
    </div>
  );
}

const Words = ({ note, name, linked = false, ...laptop }: MarketLaptop & { linked?: boolean }) => (
  <>
    <p className="font-semibold">
      {linked ? (
        <Link to={laptopPath(laptop.id)} className="hover:underline">
          {name}
        </Link>
      ) : (
        name
      )}
    </p>
    <p className="tabular-nums">{figuresOf({ name, ...laptop })}</p>
    <p className="text-muted">{note}</p>
  </>
);

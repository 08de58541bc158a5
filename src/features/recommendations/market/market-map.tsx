import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useId,
  useMemo,
  useRef,
  useState,
  useCallback,
} from 'react';
import { Link } from 'react-router-dom';
import type { Market } from '#contract/market.ts';
import { laptopPath } from '#src/config/paths.ts';
import { drawChart, nearestTo, type ChartSize } from './chart.ts';
import { figuresOf, isBetterFit, type MarketLaptop } from './laptops.ts';
import { MapPicture } from './map-picture.tsx';
import { Opener, type Opening, useOpenLaptop } from './opener.tsx';

interface MarketMapProps extends Opening {
  market: Market;
  laptops: readonly MarketLaptop[];
  /** Euros. */
  budget: number;
}

/** Pixels within which a press opens a point. */
const HIT_PX = 24;

/**
 * The picture, over it a slider through the laptops for keyboards and screen readers, below it the details of the
 * highlighted laptop. A press highlights a laptop; a press on the highlighted one opens it.
 */
export function MarketMap({ market, laptops, budget, ...opening }: MarketMapProps) {
  const id = useId();
  const [box, size] = useBox();
  const open = useOpenLaptop(opening);
  const slider = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState(market.cards[0]);
  const [pointed, setPointed] = useState<string | null>(null);
  const press = useRef({ mouse: false, before: -1 });
  const chart = useMemo(() => size && drawChart(market, budget, size), [market, budget, size]);
  const indexOf = (laptopId: string | null | undefined) => laptops.findIndex((laptop) => laptop.id === laptopId);
  const atRest = Math.max(0, indexOf(chosen));
  const best = laptops.find(({ card }) => card === 0);
  const named = indexOf(pointed) < 0 ? atRest : indexOf(pointed);
  const laptop = laptops[named];
  if (!laptop) return null;

  const choose = (index: number) => {
    setChosen(laptops[index]?.id ?? chosen);
    setPointed(null);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') open(laptop.id);
    const next = {
      ArrowUp: laptops.findIndex(({ onFrontier }, index) => onFrontier && index > atRest),
      ArrowDown: laptops.findLastIndex(({ onFrontier }, index) => onFrontier && index < atRest),
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    choose(next);
  };

  const hit = ({ clientX, clientY, currentTarget }: MouseEvent) => {
    const { left, top } = currentTarget.getBoundingClientRect();
    return nearestTo({ x: clientX - left, y: clientY - top }, chart?.targets ?? []);
  };
  const onPointer = (event: PointerEvent) => {
    const mouse = event.pointerType === 'mouse';
    const { index } = hit(event);
    if (event.type === 'pointerdown') press.current = { mouse, before: atRest };
    if (mouse) setPointed(laptops[index]?.id ?? null);
    else choose(index);
  };
  const onClick = (event: MouseEvent) => {
    const { index, distance } = hit(event);
    const { mouse, before } = press.current;
    const { id: hitId = '' } = laptops[index] ?? {};
    const opens = index === before || (mouse && market.cards.includes(hitId));
    choose(index);
    if (opens && distance <= HIT_PX) open(hitId);
    // Arrow keys continue at the pressed laptop.
    else slider.current?.focus({ preventScroll: true });
  };

  return (
    <>
      {best && laptops.some((one) => one.capable && one.price <= best.price && isBetterFit(one, best)) && (
        <p className="mb-4 max-w-prose print:hidden">
          El 1 no es el que más alto está: otros encajan más sin costar más, pero de él son más seguros el precio y los
          datos.
        </p>
      )}
      <p className="text-sm text-muted print:hidden">Encaje: cuánto cumple de lo que pides</p>
      <div className="market-picture" ref={box}>
        <input
          ref={slider}
          type="range"
          min={0}
          max={laptops.length - 1}
          value={atRest}
          aria-label="Portátiles por precio"
          aria-valuetext={[laptop.name, figuresOf(laptop), laptop.note].filter(Boolean).join('. ')}
          aria-describedby={`${id}keys`}
          onChange={({ currentTarget }) => choose(currentTarget.valueAsNumber)}
          onKeyDown={onKeyDown}
        />
        <div
          role="presentation"
          onPointerDown={onPointer}
          onPointerMove={onPointer}
          onPointerLeave={() => setPointed(null)}
          onClick={onClick}
        >
          {chart && <MapPicture chart={chart} laptops={laptops} budget={budget} named={named} />}
        </div>
      </div>
      <p id={`${id}keys`} className="sr-only">
        Arriba y abajo: los que más encajan por su precio. Intro: abrir.
      </p>
      <p className="text-sm text-muted print:hidden">
        Cada punto, un portátil{laptops.every(({ capable }) => capable) ? '' : '; los huecos no llegan a los mínimos'}.
        Precio con Windows, si le falta.
      </p>
      <PointPanel laptop={laptop} laptops={laptops} {...opening} />
    </>
  );
}

interface PointPanelProps extends Opening {
  laptop: MarketLaptop;
  /** All laptops: the panel reserves the height of the longest words. */
  laptops: readonly MarketLaptop[];
}

function PointPanel({ laptop, laptops, ...opening }: PointPanelProps) {
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

/** @returns a ref, and the size of its element; `null` before it is laid out */
function useBox(): [(box: HTMLElement | null) => (() => void) | undefined, ChartSize | null] {
  const [size, setSize] = useState<ChartSize | null>(null);
  const measure = useCallback((box: HTMLElement | null) => {
    if (!box) return undefined;
    const read = () =>
      setSize({ width: box.clientWidth, height: box.clientHeight, em: parseFloat(getComputedStyle(box).fontSize) });
    const observer = new ResizeObserver(read);
    observer.observe(box);
    // Before the first frame.
    read();
    return () => observer.disconnect();
  }, []);
  return [measure, size];
}

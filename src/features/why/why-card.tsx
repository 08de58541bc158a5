import { Link } from 'react-router-dom';
import { laptopName } from '#contract/laptop-name.ts';
import type { ShownWhy } from '#contract/shown-why.ts';
import { comparePath, laptopPath } from '#src/config/paths.ts';
import { euros } from '#src/lib/euros.ts';
import { TEXT_LINK } from '#src/ui/button.tsx';
import { PlaceLine } from './place-line.tsx';
import { useId } from 'react';

interface WhyCardProps {
  laptop: { id: string; name: string };
  why: ShownWhy;
}

/** The rank of a laptop for some answers, what prevents a better one, and the price at which it would win. */
export function WhyCard({ laptop, why }: WhyCardProps) {
  const { best, keeps, unknownsText, pricesText, aside, rank, of } = why;
  const most = Math.max(...keeps.map(({ weight }) => weight));
  const chosen = chosenWords(why);
  return (
    <article aria-label={`El puesto de ${laptopName(laptop.name)}`} className="grid gap-5 wrap-anywhere">
      <header className="grid gap-2">
        <h3 className="text-base leading-snug">{laptopName(laptop.name)}</h3>
        {rank !== undefined && of !== undefined && <PlaceLine rank={rank} of={of} />}
        {chosen !== '' && <p className="font-semibold">{chosen}</p>}
        {aside !== '' && <p>{aside}</p>}
      </header>
      {best && keeps.length > 0 && (
        <Bars
          title={`Lo que pierde frente a ${laptopName(best.name)}`}
          bars={keeps.map(({ text, weight }) => ({ label: text, share: weight / most }))}
        />
      )}
      {unknownsText !== '' && <p>{unknownsText}</p>}
      {pricesText !== '' && (
        <div className="grid gap-2">
          <PriceBars {...why} />
          <p>{pricesText}</p>
        </div>
      )}
      <p className="no-print flex flex-wrap gap-x-6">
        {best && best.id !== laptop.id && (
          <Link to={comparePath([best.id, laptop.id])} className={TEXT_LINK}>
            Comparar con tu primera opción
          </Link>
        )}
        <Link to={laptopPath(laptop.id)} className={TEXT_LINK}>
          Ver su ficha
        </Link>
      </p>
    </article>
  );
}

function chosenWords({ verdict, role }: ShownWhy): string {
  if (verdict !== 'chosen') return '';
  return role === 'best' ? 'Ya es tu primera opción.' : 'Ya está entre tus opciones.';
}

function PriceBars({ price, prices: { first, shown } }: ShownWhy) {
  if (first === null && shown === null) return null;
  const bar = (label: string, amount: number, best = false) => ({
    label,
    value: euros(Math.round(amount)),
    share: amount / price,
    best,
  });
  return (
    <Bars
      title="A qué precio cambiaría"
      bars={[
        bar('Ahora', price),
        ...(shown === null || shown === first ? [] : [bar('Entre tus opciones', shown)]),
        ...(first === null ? [] : [bar('Tu primera opción', first, true)]),
      ]}
    />
  );
}

interface Bar {
  label: string;
  value?: string;
  /** Share of the full width, 0 to 1. */
  share: number;
  best?: boolean;
}

const PERCENT = 100;

/** Rows with decorative bars: the words have the same figures. */
function Bars({ title, bars }: { title: string; bars: readonly Bar[] }) {
  const id = useId();
  return (
    <section className="grid gap-2">
      <h4 id={id} className="font-body text-base font-semibold tracking-normal">
        {title}
      </h4>
      <ul aria-labelledby={id} className="grid gap-2">
        {bars.map(({ label, value, share, best }) => (
          <li key={label} className="grid gap-x-4 gap-y-1 sm:grid-cols-2 sm:items-center">
            <span className="flex min-w-0 flex-wrap justify-between gap-x-3 leading-snug wrap-anywhere">
              <span>{label}</span>
              {value !== undefined && <span className="ml-auto font-semibold tabular-nums">{value}</span>}
            </span>
            <span aria-hidden className="block h-2 rounded-full bg-sunken forced-colors:border">
              <span
                className={`block h-full rounded-full forced-colors:bg-[CanvasText] ${best ? 'bg-accent' : 'bg-muted'}`}
                style={{ width: `${Math.max(2, share * PERCENT)}%` }}
              />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

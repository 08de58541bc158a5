import { memo } from 'react';
import { euros } from '#src/lib/euros.ts';
import { type Chart, COIN_PX, LINE_EM, type Place } from './chart.ts';
import { fitWords, type MarketLaptop } from './laptops.ts';

interface MapPictureProps {
  chart: Chart;
  laptops: readonly MarketLaptop[];
  /** Euros. */
  budget: number;
  named: number;
}

/** Screen readers have the slider and the table. */
export function MapPicture({ named, ...market }: MapPictureProps) {
  const { places, targets, edges } = market.chart;
  const [at, target] = [places[named], targets[named]];
  return (
    <svg aria-hidden="true" width="100%" height="100%">
      <Market {...market} />
      {at && target && (
        <g className="market-named">
          <path d={`M${at.x} ${edges.bottom}V${at.y}H${edges.left}`} />
          <circle cx={target.x} cy={target.y} r={COIN_PX + 3} />
        </g>
      )}
    </svg>
  );
}

/** Two paths for all points: 501 circles take four times as long. */
const Market = memo(function Market({ chart, laptops, budget }: Omit<MapPictureProps, 'named'>) {
  const { places, edges, prices, fits, frontier, coins } = chart;
  const circles = (capable: boolean) =>
    places.map((place, index) => (laptops[index]?.capable === capable ? circle(place) : '')).join('');
  const crowned = laptops.some(({ card, capable }) => card === 0 && capable);
  return (
    <g className="market-points">
      <path className="market-edge" d={`M${edges.left} ${edges.bottom}H${edges.right}V${edges.top}`} />
      {fits.map(({ value, y }) => (
        <text key={value} y={y} dy=".32em">
          {fitWords(value)}
        </text>
      ))}
      {prices.map(({ value, x }) => (
        <text key={value} x={x} y="100%" dy={AMOUNT_DY} textAnchor="middle">
          {euros(value)}
        </text>
      ))}
      <text x={edges.right} y="100%" dy={AMOUNT_DY} className="market-strong" textAnchor="middle">
        {euros(budget)}
        <tspan x={edges.right} dy={`${LINE_EM}em`}>
          tu tope
        </tspan>
      </text>
      <path className="market-frontier" d={`M${edges.left} ${edges.top / 2}h${KEY_PX}`} />
      <text x={edges.left + KEY_PX + 6} y={edges.top / 2} dy=".35em" className="market-strong">
        lo máximo por cada precio
      </text>
      <path className="market-hollow" d={circles(false)} />
      <path className="market-solid" d={circles(true)} />
      <path className="market-frontier" d={frontier} />
      {coins
        .map(({ x, y }, index) => (
          <g key={`${x} ${y}`} className="market-coin" data-best={(index === 0 && crowned) || undefined}>
            <circle cx={x} cy={y} r={COIN_PX} />
            <text x={x} y={y} dy=".35em" textAnchor="middle">
              {index + 1}
            </text>
          </g>
        ))
        .toReversed()}
    </g>
  );
});

/** The last line is the budget's. */
const AMOUNT_DY = `${-0.4 - LINE_EM}em`;

/** Length of the line in the key, which stands above all points. */
const KEY_PX = 20;

const RADIUS_PX = 3;

const circle = ({ x, y }: Place): string =>
  `M${x - RADIUS_PX} ${y}a3 3 0 1 0 ${2 * RADIUS_PX} 0a3 3 0 1 0 ${-2 * RADIUS_PX} 0`;

import type { Method, ValueChart, ValueLine } from '#contract/built/method.ts';
import { driveSize, GB_PER_TB, spanishNumber } from '#contract/spanish-figures.ts';
import { needWords, points, Section } from './figures.tsx';
import { labelOf } from '#src/content/answer-words.ts';

const UNITS: Readonly<Record<string, string>> = {
  ram: 'GB',
  battery: 'h',
  weight: 'kg',
  refresh: 'Hz',
  gpu: 'puntos',
};

const figureWords = (attribute: string, figure: number): string =>
  attribute === 'storage' ? driveSize(figure) : `${spanishNumber(figure)}\u00A0${UNITS[attribute] ?? ''}`;

export function Curves({ method: { charts, rules } }: { method: Method }) {
  return (
    <Section
      id="valor"
      title="Cuánto vale cada cifra"
      wide
      words={
        <p>
          Pasar de 8 a 16 GB se nota; de 48 a 64, no. Por eso cada cifra vale 0 puntos en el mínimo,{' '}
          {points(rules.good)} cuando va bien y 100 cuando ya sobra: lo que no vas a notar no se paga. Por debajo del
          mínimo resta hasta {points(-rules.least)}; y si ese mínimo es imprescindible (el cuadro),{' '}
          {points(rules.floor)} más.
        </p>
      }
    >
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,19rem),1fr))] gap-x-12 gap-y-10">
        {charts.map((chart) => (
          <Chart key={chart.attribute} chart={chart} least={rules.least} />
        ))}
      </div>
    </Section>
  );
}

const HUNDRED = 100;
const tenth = (value: number): number => Math.round(value * 10) / 10;

function Chart({ chart, least }: { chart: ValueChart; least: number }) {
  const { attribute, label, from, to, ticks, lines } = chart;
  const across = (figure: number): number => tenth(((figure - from) / (to - from)) * HUNDRED);
  const down = (value: number): number => tenth(((HUNDRED - value) / (HUNDRED - least)) * HUNDRED);
  return (
    <figure className="method-chart grid break-inside-avoid content-end">
      <figcaption className="mb-3 grid gap-1 leading-[1.35]">
        <strong>{label}</strong>
        {lines.map((line, index) => (
          <span key={line.purpose} className="grid grid-cols-[28px_minmax(0,1fr)] gap-2 text-sm/[1.35]">
            <svg width="28" height="8" className="mt-[0.4em]" aria-hidden="true">
              <path className={index > 0 ? 'method-dashed' : undefined} d="M0 4H28" />
            </svg>
            <span>{lineWords(line, attribute)}</span>
          </span>
        ))}
      </figcaption>
      <div
        className="relative ms-[2.5rem] me-[1.25rem] h-[9rem] [&>span]:absolute [&>span]:-start-[2.5rem] [&>span]:-translate-y-1/2 [&>span]:text-xs/[1.6] [&>span]:text-muted"
        aria-hidden="true"
      >
        <svg
          viewBox={`0 0 ${HUNDRED} ${HUNDRED}`}
          preserveAspectRatio="none"

          className="block size-full overflow-visible"
        >
          <path className="method-grid" d={`M0 0H100M0 ${down(0)}H100`} />
          {lines.map(({ purpose, points: all }, index) => (
            <path
              key={purpose}
              data-purpose={purpose}
              className={index > 0 ? 'method-dashed' : undefined}
              d={`M${all.map(([figure, value]) => `${across(figure)} ${down(value)}`).join('L')}`}
            />
          ))}
        </svg>
        {lines.map(({ purpose, triple, floor }) =>
          floor ? (
            <i key={purpose} className="method-floor" style={{ left: `${across(triple[0])}%`, top: `${down(0)}%` }} />
          ) : null,
        )}
        <span style={{ top: 0 }}>100</span>
        <span style={{ top: `${down(0)}%` }}>0</span>
      </div>
      <div
        className="relative ms-[2.5rem] me-[1.25rem] h-[1.5rem] text-xs/[1.6] text-muted [&>*]:absolute [&>*]:top-1 [&>*]:-translate-x-1/2 [&>*]:whitespace-nowrap @max-[19rem]:[&>:nth-child(even)]:hidden"
        aria-hidden="true"
      >
        {ticks.map((tick) => (
          <span key={tick} style={{ left: `${across(tick)}%` }}>
            {attribute === 'storage' && tick >= GB_PER_TB ? driveSize(tick) : spanishNumber(tick)}
          </span>
        ))}
      </div>
    </figure>
  );
}

/** The curve as text: it is straight between these figures. */
function lineWords({ purpose, triple, floor }: ValueLine, attribute: string): string {
  const figures = triple.map((figure) => figureWords(attribute, figure));
  return `${labelOf(purpose)}: ${needWords(figures, floor).join(', ')}`;
}

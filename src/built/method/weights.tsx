import type { Demand, Method, MethodWeight } from '#contract/built/method.ts';
import { PlainDisclosure } from '#src/ui/disclosure.tsx';
import { Breakable } from '#src/ui/breakable.tsx';
import { Bar, needWords, percent, Section } from './figures.tsx';
import { labelOf } from '#src/content/answer-words.ts';

/** The number of criteria that the folded line names. */
const NAMED = 4;

const LIST =
  'grid grid-cols-[repeat(auto-fill,minmax(min(100%,20rem),1fr))] gap-x-10 gap-y-6 ' +
  '[&>*]:grid [&>*]:grid-cols-[minmax(0,1fr)_auto] [&>*]:break-inside-avoid [&>*]:content-start [&>*]:gap-x-3 [&>*]:gap-y-1 [&>*]:leading-[1.4] ' +
  '@max-[17rem]:[&>*]:grid-cols-1 [&_:is(span,small)]:text-sm/[1.4] [&_:is(span,small)]:text-muted [&_i]:mt-0 ' +
  '[&_q]:[quotes:none] [&>li>:not(strong,b)]:col-span-full';

export function Weights({ method: { uses, priorities, rules } }: { method: Method }) {
  return (
    <Section
      id="pesos"
      title="Cuánto cuenta cada cosa"
      wide
      words={
        <>
          <p>
            Cada uso reparte 100 puntos entre criterios. De cada uno dice desde qué cifra sirve, con cuál va bien y cuál
            ya sobra; y por qué. Con varios usos manda, en cada criterio, el más exigente.
          </p>
          <p className="text-sm/[1.6] text-muted">
            Rapidez, gráfica, silencio y construcción van de 0 a 100. Un mínimo «imprescindible» que falta pesa más que
            todo lo demás junto. La nitidez va en píxeles por pulgada (ppp): Full HD en 15,6″ son 141.
          </p>
        </>
      }
    >
      {uses.map(({ by, weights }) => (
        <PlainDisclosure
          key={by}
          className="not-first:mt-2"
          summary={
            <span className="grid gap-1.5">
              <strong>
                <Breakable text={labelOf(by)} />
              </strong>
              <span
                className="method-stack flex h-3 gap-0.5 [&>*]:min-w-px [&>*]:basis-0 [&>*]:bg-muted [&>*]:[print-color-adjust:exact] [&>:first-child]:bg-text [&>:nth-child(n+5)]:bg-line"
                aria-hidden="true"
              >
                {weights.map(({ criterion, share }) => (
                  <i key={criterion} style={{ flexGrow: Math.round(share * 100) }} />
                ))}
              </span>
              <small className="text-sm/[1.35] font-normal text-muted">{mostOf(weights)}</small>
            </span>
          }
        >
          <ul className={LIST}>
            {weights.map((weight) => (
              <Weight key={weight.criterion} weight={weight} heaviest={weights[0]?.share ?? 1} />
            ))}
          </ul>
        </PlainDisclosure>
      ))}
      <PlainDisclosure
        className="mt-2"
        summary={
          <span className="grid gap-1.5">
            <strong>Y si marcas prioridades</strong>
            <small className="text-sm/[1.35] font-normal text-muted">
              Deciden el {percent(rules.priorities)} de los puntos, entre todas, y piden más que los usos.
            </small>
          </span>
        }
      >
        <ul className={LIST}>
          {priorities.flatMap(({ by, weights }) =>
            weights.map((weight) => (
              <Weight key={by + weight.criterion} weight={weight} heaviest={1} of={labelOf(by)} />
            )),
          )}
        </ul>
      </PlainDisclosure>
    </Section>
  );
}

const mostOf = (weights: readonly MethodWeight[]): string =>
  weights
    .slice(0, NAMED)
    .map(({ label, share }) => `${label} ${percent(share)}`)
    .join(' · ');

/** @param of the priority that adds the weight */
function Weight({ weight, heaviest, of }: { weight: MethodWeight; heaviest: number; of?: string }) {
  const { label, share, demand, why, source } = weight;
  const { figures, floor, fits } = demand;
  return (
    <li>
      <strong>{of === undefined || of === label ? label : `${of}: ${label}`}</strong> <b>{percent(share, 1)}</b>
      <Bar share={share / heaviest} />
      <span>{figures ? needWords(figures, floor).join(' · ') : fitWords(fits)}</span>
      <q>{why}</q>
      <small>{source}</small>
    </li>
  );
}

function fitWords(fits: Demand['fits']): string {
  const groups = Map.groupBy(fits, ({ fit }) => fit);
  return [...groups]
    .map(([fit, all]) => {
      const names = all.map(({ name }) => name).join(', ');
      return fit === null ? `no sirve: ${names}` : `${names} ${percent(fit)}`;
    })
    .join(' · ');
}

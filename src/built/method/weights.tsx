import type { Demand, Method, MethodWeight } from '#contract/built/method.ts';
import { Breakable } from '#src/ui/breakable.tsx';
import { Bar, percent, Section } from './figures.tsx';
import { labelOf } from './words.ts';

/** Named in the folded line. */
const NAMED = 4;

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
          <p className="method-hint">
            Rapidez, gráfica, silencio y construcción van de 0 a 100. Un mínimo «imprescindible» que falta pesa más que
            todo lo demás junto. Full HD son 2,07 millones de píxeles (Mpx).
          </p>
        </>
      }
    >
      {uses.map(({ by, weights }) => (
        <details key={by} className="method-fold">
          <summary>
            <strong>
              <Breakable text={labelOf(by)} />
            </strong>
            <span className="method-stack" aria-hidden="true">
              {weights.map(({ criterion, share }) => (
                <i key={criterion} style={{ flexGrow: Math.round(share * 100) }} />
              ))}
            </span>
            <small>{mostOf(weights)}</small>
          </summary>
          <ul>
            {weights.map((weight) => (
              <Weight key={weight.criterion} weight={weight} heaviest={weights[0]?.share ?? 1} />
            ))}
          </ul>
        </details>
      ))}
      <details className="method-fold">
        <summary>
          <strong>Y si marcas prioridades</strong>
          <small>Deciden el {percent(rules.priorities)} de los puntos, entre todas, y piden más que los usos.</small>
        </summary>
        <ul>
          {priorities.flatMap(({ by, weights }) =>
            weights.map((weight) => (
              <Weight key={by + weight.criterion} weight={weight} heaviest={1} of={labelOf(by)} />
            )),
          )}
        </ul>
      </details>
    </Section>
  );
}

const mostOf = (weights: readonly MethodWeight[]): string =>
  weights
    .slice(0, NAMED)
    .map(({ label, share }) => `${label} ${percent(share)}`)
    .join(' · ');

/** @param of the priority that asks for it */
function Weight({ weight, heaviest, of }: { weight: MethodWeight; heaviest: number; of?: string }) {
  const { label, share, demand, why, source } = weight;
  const { figures, floor, fits } = demand;
  return (
    <li>
      <strong>{of === undefined || of === label ? label : `${of}: ${label}`}</strong> <b>{percent(share, 1)}</b>
      <Bar share={share / heaviest} />
      <span>{figures ? figureWords(figures, floor) : fitWords(fits)}</span>
      <q>{why}</q>
      <small>{source}</small>
    </li>
  );
}

function figureWords([minimum, good, plenty]: readonly [string, string, string], floor: boolean): string {
  return [
    `${minimum} ${floor ? 'imprescindible' : 'mínimo'}`,
    ...(good === plenty ? [] : [`${good} bien`]),
    `${plenty} sobra`,
  ].join(' · ');
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

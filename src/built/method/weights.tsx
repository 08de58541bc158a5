import type { Demand, Method, MethodWeight, WeightsOf } from '#contract/built/method.ts';
import type { Priority, Purpose } from '#contract/answers.ts';
import { Bar, percent, Section } from './figures.tsx';
import { labelOf } from './words.ts';

/** Named in the folded line. */
const NAMED = 4;

export function Weights({ method }: { method: Method }) {
  const { uses, priorities, rules } = method;
  return (
    <Section id="pesos" title="Cuánto cuenta cada cosa">
      <p>
        Cada uso reparte 100 puntos. Dicen cuánto pesa cada criterio, desde qué cifra sirve, con cuál va bien y cuál ya
        sobra; y por qué. Si eliges varios usos, manda en cada criterio el más exigente.
      </p>
      <p className="method-hint">
        Rapidez, gráfica, silencio y construcción van de 0 a 100. Un mínimo «imprescindible» que falta pesa más que todo
        lo demás junto.
      </p>
      <div className="method-folds">
        {uses.map((use) => (
          <Fold key={use.by} {...use} />
        ))}
      </div>
      <h3>Si marcas prioridades</h3>
      <p>
        Deciden el {percent(rules.priorities)} de los puntos, entre todas; y piden más. Puedes además poner tus propios
        pesos en los resultados, con «Ajustar lo que cuenta».
      </p>
      <div className="method-folds">
        {priorities.map((priority) => (
          <Fold key={priority.by} {...priority} />
        ))}
      </div>
    </Section>
  );
}

function Fold({ by, weights }: WeightsOf<Purpose | Priority>) {
  return (
    <details className="method-fold">
      <summary>
        <strong>{labelOf(by)}</strong>
        <span className="method-stack" aria-hidden="true">
          {weights.map(({ criterion, share }) => (
            <i key={criterion} style={{ flexGrow: Math.round(share * 1000) }} />
          ))}
        </span>
        <small>
          {weights
            .slice(0, NAMED)
            .map(({ label, share }) => `${label} ${percent(share)}`)
            .join(' · ')}
        </small>
      </summary>
      <ul>
        {weights.map((weight) => (
          <Weight key={weight.criterion} weight={weight} heaviest={weights[0]?.share ?? 1} />
        ))}
      </ul>
    </details>
  );
}

function Weight({ weight, heaviest }: { weight: MethodWeight; heaviest: number }) {
  const { label, share, demand, why, source } = weight;
  const { figures, floor, fits } = demand;
  return (
    <li>
      <strong>{label}</strong> <b>{percent(share, 1)}</b>
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

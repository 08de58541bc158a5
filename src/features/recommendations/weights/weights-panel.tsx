import { type CSSProperties, useId, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { WEIGHT_MAX } from '#contract/answers.ts';
import type { WeightReason } from '#contract/explained-weight.ts';
import { PATHS } from '#src/config/paths.ts';
import { labelOf } from '#src/content/answer-words.ts';
import { unbroken } from '#src/lib/unbroken.ts';
import { FORM_STATE, type FormState, type StoredRecommendations } from '#src/services/remembered.ts';
import { useObserved } from '#src/lib/observed.ts';
import { useServices } from '#src/services/services.tsx';
import { useAsked } from '#src/services/ask.ts';
import { Button } from '#src/ui/button.tsx';
import { SummaryButton } from '#src/ui/disclosure.tsx';
import { ChevronDownIcon } from '#src/ui/icons.tsx';
import { useDraft } from '../turn/use-draft.ts';
import { ownThatCount, percentWords, type ShownWeight, shownWeights, weighed } from './shares.ts';

/** Number of visible rows: the weights that matter most. */
const FIRST = 5;

const ROWS = 'mt-5 grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-6 lg:grid-cols-[repeat(2,minmax(0,1fr))]';

export interface WeightsProps {
  result: StoredRecommendations;
}

export function WeightsPanel({ result }: WeightsProps) {
  const answers = useMemo(() => FORM_STATE.parse(result.userInput), [result]);
  return answers && <Sliders answers={answers} result={result} />;
}

function Sliders({ answers, result }: WeightsProps & { answers: FormState }) {
  const { draft, change } = useDraft(answers);
  const { purposes, priorities } = draft;
  const { explainWeights } = useServices();
  const asked = useAsked({ purposes, priorities }, () => explainWeights({ purposes, priorities }));
  const explained = asked.value ?? [];
  const own = ownThatCount(explained, draft.weights);
  const weights = shownWeights(explained, own);
  if (asked.failure && !asked.failure.retrying) return <Failed onRetry={asked.retry} />;
  const rows = weights.map((weight) => (
    <WeightRow
      key={weight.criterion}
      weight={weight}
      isOwn={own?.[weight.criterion] !== undefined}
      onChange={(points) =>
        change({ type: 'weights', weights: weighed(weights, own, { criterion: weight.criterion, points }) })
      }
    />
  ));
  return (
    <div>
      <div className="flex min-h-12 flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p className="max-w-prose text-sm text-muted">
          <output className="font-semibold text-text">{own ? 'Pesos tuyos.' : 'Pesos nuestros.'}</output> Lo que subes
          cuenta más y el resto, menos; el precio cuenta siempre.{' '}
          <Link to={PATHS.method} className="underline underline-offset-4">
            Cómo decidimos
          </Link>
        </p>
        {own && (
          <Button look="secondary" onClick={() => change({ type: 'weights', weights: undefined })}>
            Volver a los nuestros
          </Button>
        )}
      </div>
      <Order result={result} />
      <ul className={ROWS}>{rows.slice(0, FIRST)}</ul>
      {rows.length > FIRST && (
        <details className="group/rest mt-4">
          <SummaryButton className="inline-flex min-h-11 list-none items-center gap-2 font-semibold">
            Los otros {rows.length - FIRST}
            <ChevronDownIcon className="text-muted transition-transform group-open/rest:rotate-180" />
          </SummaryButton>
          <ul className={ROWS}>{rows.slice(FIRST)}</ul>
        </details>
      )}
    </div>
  );
}

/** The order of the laptops, shown beside the sliders, because the cards are far above. */
function Order({ result: { computers } }: WeightsProps) {
  return (
    <ol
      aria-label="Orden con estos pesos"
      className="sticky top-0 z-part -mx-2 mt-3 grid gap-1 border-b border-line bg-raised px-2 py-2 text-sm"
    >
      {computers.map(({ id, shortName }, index) => (
        <li key={id} className="tabular-nums first:font-semibold">
          {index + 1}. {shortName}
        </li>
      ))}
    </ol>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const online = useObserved(useServices().connectivity, true);
  return (
    <div className="mt-3 flex flex-wrap items-center gap-4">
      <p role="alert" className={`font-semibold ${online ? 'text-negative' : 'text-caution'}`}>
        {online ? 'No se han podido cargar los pesos.' : 'Sin conexión no se pueden cargar los pesos.'}
      </p>
      <Button look="secondary" onClick={onRetry}>
        Reintentar
      </Button>
    </div>
  );
}

interface WeightRowProps {
  weight: ShownWeight;
  isOwn: boolean;
  onChange: (points: number) => void;
}

function WeightRow({ weight, isOwn, onChange }: WeightRowProps) {
  const { label, points, percent, reasons } = weight;
  const id = useId();
  // The accent marks weights that the visitor has changed.
  const style: CSSProperties & Record<`--${string}`, string> = {
    ...(!isOwn && { '--color-accent': 'var(--color-muted)' }),
    '--filled': `calc(${(100 * points) / WEIGHT_MAX}% + ${1 - (2 * points) / WEIGHT_MAX}rem)`,
  };
  return (
    <li>
      <label htmlFor={id} className="flex flex-wrap items-baseline justify-between gap-x-3 font-semibold">
        {label}
        <span aria-hidden="true" className={`tabular-nums ${isOwn ? 'text-accent' : ''}`}>
          {percentWords(percent, '<')}
        </span>
      </label>
      <input
        id={id}
        type="range"
        min={0}
        max={WEIGHT_MAX}
        value={points}
        aria-valuetext={percentWords(percent)}
        aria-describedby={`${id}-reasons`}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
        style={style}
        className="range-slider h-11 w-full cursor-pointer touch-pan-y touch-pinch-zoom appearance-none rounded-control bg-transparent forced-colors:appearance-auto"
      />
      <div id={`${id}-reasons`} className="grid gap-1 text-sm text-muted">
        {reasons.map((reason) => (
          <Why key={reason.by} {...reason} named={reasons.length > 1} />
        ))}
      </div>
    </li>
  );
}

function Why({ by, why, source, named }: WeightReason & { named: boolean }) {
  return (
    <p>
      {named && `${labelOf(by)}: `}
      {unbroken(why)}. ({source})
    </p>
  );
}

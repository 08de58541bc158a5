import { type ComponentType, useMemo, useState } from 'react';
import { FORM_STATE, type FormState, type StoredRecommendations } from '#src/services/remembered.ts';
import { unbroken } from '#src/lib/unbroken.ts';
import { Icon, type IconProps } from '#src/ui/icons.tsx';
import { useToast } from '#src/ui/toast.tsx';
import { useLostFocus } from '#src/ui/focus.ts';
import { BUDGET, type RequirementField, type RequirementValue } from '#contract/answers.ts';
import type { ShownComputer } from '#contract/shown-computer.ts';
import { summaryLines } from '../questionnaire/selection-summary.tsx';
import { isBudget } from '../questionnaire/answers-reducer.ts';
import { type PanelProps, useResults } from './results-state.ts';
import { TURN, useNotLoaded } from './use-results-state.ts';

const ShareIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 15V3.5M7.5 8L12 3.5 16.5 8M5 13v7.5h14V13" />
  </Icon>
);

/**
 * The answers in one line, which scrolls on phones, and ways to change them: in place, by small steps, or by sharing.
 */
export function AnswerBar({ result }: { result: StoredRecommendations }) {
  const answers = useMemo(() => FORM_STATE.parse(result.userInput), [result]);
  const [panel, setPanel] = useState<{ Panel: ComponentType<PanelProps>; adjusts?: true } | null>(null);
  const { turn } = useResults();
  const failed = useNotLoaded();
  const showToast = useToast();
  if (!answers?.purposes.length) return null;

  const close = () => setPanel(null);
  const adjust = async () => {
    if (panel?.adjusts) return close();
    const { AnswerEditor } = await TURN.load();
    setPanel({ Panel: AnswerEditor, adjusts: true });
  };
  const share = async () => {
    const { shareLink, ShareField } = await TURN.load();
    if (!(await shareLink(answers, result, showToast))) setPanel({ Panel: ShareField });
  };
  return (
    <fieldset aria-label="Tu respuesta" tabIndex={-1} className="no-print min-w-0">
      <div className="answer-bar" onPointerEnter={TURN.prefetch} onFocus={TURN.prefetch} onTouchStart={TURN.prefetch}>
        <div className="answer-strip">
          <button type="button" aria-expanded={panel?.adjusts ?? false} onClick={() => void adjust().catch(failed)}>
            <b>Ajustar</b>
          </button>
          ¿Y si…?
          {whatIfs(answers, result.computers).map((change) => (
            <WhatIfButton key={change.label} label={change.label} onPress={() => turn(change.answers)} />
          ))}
          <ul>
            {summaryLines(answers).map(({ term, words, empty }) => !empty && <li key={term}>{unbroken(words)}</li>)}
          </ul>
        </div>
        <button type="button" onClick={() => void share().catch(failed)}>
          <b>
            <ShareIcon className="size-4.5 sm:hidden" />
            <span className="max-sm:sr-only">Compartir</span>
          </b>
        </button>
      </div>
      {panel && <panel.Panel answers={answers} result={result} close={close} />}
    </fieldset>
  );
}

/** A pressed suggestion that disappears passes its focus to the next one, the last one to the bar. */
function WhatIfButton({ label, onPress }: { label: string; onPress: () => void }) {
  const button = useLostFocus<HTMLButtonElement>((element) => {
    const next = element.nextElementSibling instanceof HTMLButtonElement ? element.nextElementSibling : null;
    (next ?? element.closest('fieldset'))?.focus({ preventScroll: true });
  });
  return (
    <button ref={button} type="button" onClick={onPress}>
      <b>{unbroken(label)}</b>
    </button>
  );
}

interface WhatIf {
  label: string;
  answers: FormState;
}

const SHOWN = 4;

/** @returns small changes of the answers that make sense with the shown laptops */
export function whatIfs(answers: FormState, computers: readonly ShownComputer[]): WhatIf[] {
  const { budget, requirements } = answers;
  const { weightKg, batteryHours } = computers[0]?.facts ?? {};
  const all: WhatIf[] = [];

  const offer = (label: string, makesSense: boolean, changes: Partial<FormState>) => {
    if (makesSense) all.push({ label, answers: { ...answers, ...changes } });
  };
  const demand = <Field extends RequirementField>(
    label: string,
    makesSense: boolean,
    field: Field,
    option: RequirementValue<Field>,
  ) =>
    offer(label, makesSense && requirements[field] !== option, { requirements: { ...requirements, [field]: option } });

  for (const [word, euros] of [
    ['más', budget + BUDGET.step],
    ['menos', budget - BUDGET.step],
  ] as const)
    offer(`${BUDGET.step} € ${word}`, isBudget(euros), { budget: euros });
  demand('sin Mac', !requirements.os && computers.some(({ facts }) => facts.os === 'macOS'), 'os', 'windows');
  // Requirements that the first laptop does not meet.
  if (weightKg) demand('más ligero', weightKg >= 1.5, 'weight', weightKg < 2 ? 'ultralight' : 'light');
  if (batteryHours) demand('más batería', batteryHours < 10, 'battery', batteryHours < 7 ? 'long' : 'extended');
  return all.slice(0, SHOWN);
}

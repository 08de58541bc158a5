import { type ComponentType, useMemo, useState } from 'react';
import { FORM_STATE, type FormState, type StoredRecommendations } from '#src/services/remembered.ts';
import { unbroken } from '#src/lib/unbroken.ts';
import { useToast } from '#src/ui/toast.tsx';
import { summaryLines } from '../questionnaire/selection-summary.tsx';
import { loadTurn, type OnView, prefetchTurn, useNotLoaded, useTurn } from './on-view.ts';
import { whatIfs } from './what-if.ts';

/** Props of what opens below the bar. */
export interface PanelProps extends AnswerBarProps {
  answers: FormState;
  close: () => void;
}

interface AnswerBarProps extends Pick<OnView, 'code'> {
  result: StoredRecommendations;
}

const loadShare = () => import('./share/share.tsx');
const prefetchShare = () => void loadShare().catch(() => undefined);

/** What was answered, and ways to turn it: in place, by small changes, to somebody else. One line, which scrolls on phones. */
export function AnswerBar({ code, result }: AnswerBarProps) {
  const answers = useMemo(() => FORM_STATE.parse(result.userInput), [result]);
  const [panel, setPanel] = useState<{ Panel: ComponentType<PanelProps> } | null>(null);
  const [adjusting, setAdjusting] = useState(false);
  const turn = useTurn();
  const failed = useNotLoaded();
  const showToast = useToast();
  if (!answers?.purposes.length) return null;

  const close = () => {
    setPanel(null);
    setAdjusting(false);
  };
  const adjust = async () => {
    if (adjusting) return close();
    const { AnswerEditor } = await loadTurn();
    setPanel({ Panel: AnswerEditor });
    setAdjusting(true);
  };
  const share = async () => {
    const { shareLink, ShareField } = await loadShare();
    if (!(await shareLink(answers, result, showToast))) setPanel({ Panel: ShareField });
  };
  return (
    <section aria-label="Tu respuesta" className="no-print">
      <div className="answer-bar">
        <div className="answer-strip" onPointerEnter={prefetchTurn} onFocus={prefetchTurn} onTouchStart={prefetchTurn}>
          <button type="button" aria-expanded={adjusting} onClick={() => void adjust().catch(failed)}>
            {summaryLines(answers).map(
              ({ term, words, empty }) => !empty && <span key={term}>{unbroken(words)} </span>,
            )}
            <b>Ajustar</b>
          </button>
          ¿Y si…?
          {whatIfs(answers, result.computers).map((change) => (
            <button key={change.label} type="button" onClick={() => turn(change.answers)}>
              <b>{unbroken(change.label)}</b>
            </button>
          ))}
        </div>
        <button
          type="button"
          onPointerEnter={prefetchShare}
          onFocus={prefetchShare}
          onTouchStart={prefetchShare}
          onClick={() => void share().catch(failed)}
        >
          <b>Compartir</b>
        </button>
      </div>
      {panel && <panel.Panel code={code} answers={answers} result={result} close={close} />}
    </section>
  );
}

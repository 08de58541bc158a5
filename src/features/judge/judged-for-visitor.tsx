import { seenPath } from '#src/config/paths.ts';
import { encodeAnswers } from '#src/lib/answers-code.ts';
import type { KnownAnswers } from '#src/services/known-answers.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { ForAnswers } from './for-answers.tsx';
import { Judged } from './judge-card.tsx';

interface JudgedForVisitorProps {
  id: string;
  /** Euros that the questions propose. */
  budget?: number | undefined;
  /** What the visitor has answered on this page before. */
  given: KnownAnswers | null;
  onGive: (given: KnownAnswers) => void;
}

/** On a laptop's page, which has its name and price: the laptop judged for the answers that this visitor gave last. */
export const JudgedForVisitor = ({ id, budget, given, onGive }: JudgedForVisitorProps) => (
  <ForAnswers budget={budget} isHere given={given} onGive={onGive}>
    {(answers) => (
      <Judged request={{ id, answers }} isHere>
        {() => (
          <ButtonLink
            variant="text"
            className="min-w-0 text-sm wrap-anywhere"
            to={seenPath(id, encodeAnswers(answers))}
          >
            Ver qué te recomendamos
          </ButtonLink>
        )}
      </Judged>
    )}
  </ForAnswers>
);

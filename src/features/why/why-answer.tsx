import { Link } from 'react-router-dom';
import { seenPath } from '#src/config/paths.ts';
import { encodeAnswers } from '#src/lib/answers-code.ts';
import { TEXT_LINK } from '#src/ui/button.tsx';
import { ForAnswers } from './for-answers.tsx';
import { WhyOf } from './why-of.tsx';

interface WhyAnswerProps {
  id: string;
  name: string;
  /** Euros that the questions propose. */
  budget?: number | undefined;
}

/** The rank of a laptop for the answers that this visitor gave last. */
export function WhyAnswer({ budget, ...laptop }: WhyAnswerProps) {
  return (
    <ForAnswers budget={budget}>
      {(answers) => (
        <>
          <WhyOf laptop={laptop} by={{ userInput: answers }} />
          <p>
            <Link to={seenPath(laptop.id, encodeAnswers(answers))} className={TEXT_LINK}>
              Ver qué te recomendamos
            </Link>
          </p>
        </>
      )}
    </ForAnswers>
  );
}

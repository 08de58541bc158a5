import { Link } from 'react-router-dom';
import { PATHS } from '#src/config/paths.ts';
import { RECOMMENDATIONS } from '#src/services/remembered.ts';
import { useServices } from '#src/services/services.tsx';
import { knownAnswers } from '../finder/known-answers.ts';
import { WhyOf } from './why-of.tsx';

interface WhyAnswerProps {
  id: string;
  name: string;
}

/** The place of a laptop for the answers that this visitor gave last. */
export function WhyAnswer(laptop: WhyAnswerProps) {
  const { localData } = useServices();
  const known = knownAnswers('', localData);
  if (!known) {
    return (
      <p>
        <Link to={PATHS.form} className="font-semibold underline underline-offset-4">
          Responde cuatro preguntas
        </Link>{' '}
        y te digo su puesto.
      </p>
    );
  }
  const onDevice = localData.read(RECOMMENDATIONS)?.onDevice;
  return <WhyOf laptop={laptop} by={{ userInput: known.answers, onDevice }} />;
}

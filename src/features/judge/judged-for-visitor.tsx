import { seenPath } from '#src/config/paths.ts';
import { encodeAnswers } from '#src/lib/answers-code.ts';
import type { KnownAnswers } from '#src/services/known-answers.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { ForAnswers } from './for-answers.tsx';
import { Judged } from './judge-card.tsx';

interface JudgedForVisitorProps {
  id: string;
  /** Euros that the questions propose. */
  budget?: number | undefined;
  /** Whether it is on the laptop's own page, which has its name and price already. */
  isHere?: boolean;
  /** What the visitor has answered on this page before. */
  given?: KnownAnswers | null;
  onGive?: (given: KnownAnswers) => void;
}

/** A laptop of the catalogue judged for the answers that this visitor gave last. */
export const JudgedForVisitor = ({ id, budget, isHere = false, given, onGive }: JudgedForVisitorProps) => (
  <ForAnswers budget={budget} isHere={isHere} given={given} onGive={onGive}>
    {(answers) => (
      <Judged request={{ id, answers }} isHere={isHere}>
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

interface JudgedDialogProps {
  id: string;
  name: string;
  onClose: () => void;
}

/** The same over the list of all laptops. */
export const JudgedDialog = ({ id, name, onClose }: JudgedDialogProps) => (
  <Dialog title={name} onClose={onClose}>
    <JudgedForVisitor id={id} />
  </Dialog>
);

import { decodeAnswers } from '#src/lib/answers-code.ts';
import { Button } from '#src/ui/button.tsx';
import { useRepeat } from '../history/use-repeat.ts';

/** Opens the form with the answers of the guide, to be changed or sent. @param code of `encodeAnswers` */
export function FillForm({ code = '' }: { code?: string }) {
  const repeat = useRepeat();
  return (
    <Button look="secondary" onClick={() => repeat(decodeAnswers(code).answers)}>
      Rellenar el cuestionario con esto
    </Button>
  );
}

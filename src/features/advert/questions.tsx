import type { ReadAnswer, ReadField } from '#contract/advert.ts';
import { Button } from '#src/ui/button.tsx';
import { LABELS, optionWords, UNKNOWN } from './field-words.ts';

interface QuestionsProps {
  questions: ReadAnswer['questions'];
  onChoose: (field: ReadField, text: string) => void;
}

/** Values that are impossible, or that the advert gives twice differently. */
export const Questions = ({ questions, onChoose }: QuestionsProps) =>
  questions.map(({ field, text, options }) => (
    <fieldset key={field} className="min-w-0 rounded-card border border-caution bg-raised p-4">
      <legend className="px-1 font-semibold text-caution">{LABELS[field]}</legend>
      <p role="alert">{text}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        {options.map((option) => (
          <Button key={option} look="secondary" onClick={() => onChoose(field, option)}>
            {optionWords(field, option)}
          </Button>
        ))}
        <Button look="quiet" onClick={() => onChoose(field, '')}>
          {UNKNOWN}
        </Button>
      </div>
    </fieldset>
  ));

import type { Priority, Purpose } from '#contract/answers.ts';
import { ChoiceCard } from '#src/ui/choice-card.tsx';
import { ChoiceIcon } from './choice-icon.tsx';
import type { Choice } from '#src/content/answer-words.ts';

interface CardChoicesProps<Id extends Purpose | Priority> {
  name: string;
  choices: readonly Choice<Id>[];
  chosen: readonly Id[];
  onChange: (id: Id, chosen: boolean) => void;
}

/** Cards of which any number may be chosen. */
export function CardChoices<Id extends Purpose | Priority>({ name, choices, chosen, onChange }: CardChoicesProps<Id>) {
  return (
    <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,max(9.5rem,30%)),1fr))] gap-3">
      {choices.map(({ id, label, detail }) => (
        <ChoiceCard
          key={id}
          name={name}
          value={id}
          label={label}
          detail={detail}
          icon={<ChoiceIcon id={id} />}
          checked={chosen.includes(id)}
          onChange={(checked) => onChange(id, checked)}
        />
      ))}
    </div>
  );
}

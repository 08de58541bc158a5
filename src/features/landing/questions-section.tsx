import { PlusIcon } from '#src/ui/more-icons.tsx';
import { QUESTIONS } from './questions.ts';
import { Section } from './section.tsx';

export function QuestionsSection() {
  return (
    <Section title="Preguntas frecuentes" aside>
      <div className="border-t border-line">
        {QUESTIONS.map(({ question, answer }) => (
          <details key={question} className="group border-b border-line">
            <summary className="flex min-h-16 items-center justify-between gap-6 py-4 font-heading text-lg font-semibold">
              {question}
              <PlusIcon className="flex-none text-accent transition-transform duration-200 group-open:rotate-45" />
            </summary>
            <p className="max-w-prose pb-6 text-muted">{answer}</p>
          </details>
        ))}
      </div>
    </Section>
  );
}

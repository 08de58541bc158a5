import type { ReactNode } from 'react';
import { REQUIREMENT_OPTIONS, type RequirementField, type Requirements } from '#contract/answers.ts';
import { Disclosure } from '#src/ui/disclosure.tsx';
import { SelectField } from '#src/ui/fields.tsx';
import { counted } from '#src/lib/figures.ts';
import { REQUIREMENT_QUESTIONS } from '#src/lib/requirement-questions.ts';

interface RequirementSelectsProps {
  requirements: Requirements;
  count: number;
  onChange: (field: RequirementField, value: Requirements[RequirementField]) => void;
  /** Below the selects. */
  children?: ReactNode;
}

export function RequirementSelects({ requirements, count, onChange, children }: RequirementSelectsProps) {
  return (
    <Disclosure
      summary={
        <span>
          Requisitos técnicos{' '}
          <span className="font-normal text-muted">{`· ${count === 0 ? 'ninguno elegido' : counted(count, 'elegido', 'elegidos')}`}</span>
        </span>
      }
    >
      <div className="grid grid-cols-1 gap-x-6 gap-y-5 sm:grid-cols-2">
        {REQUIREMENT_QUESTIONS.map(({ field, label, hint, options }) => (
          <SelectField
            key={field}
            name={field}
            label={label}
            hint={hint}
            options={options}
            value={requirements[field]}
            onChange={(value) => onChange(field, toOption(field, value))}
          />
        ))}
      </div>
      {children}
    </Disclosure>
  );
}

function toOption(field: RequirementField, value: string): Requirements[RequirementField] {
  const options: readonly Requirements[RequirementField][] = REQUIREMENT_OPTIONS[field];
  return options.find((option) => option === value) ?? '';
}

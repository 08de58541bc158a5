import { useId } from 'react';
import { DEVICE_CHOICES } from '#src/content/answer-words.ts';
import { SelectField } from '#src/ui/select-field.tsx';
import { SectionTitle } from './form-section.tsx';

/** There is one device so far: a line, so that the first question to answer is in sight. */
export function DeviceLine({ deviceType, disabled }: { deviceType: string; disabled: boolean }) {
  const effectId = useId();
  return (
    <fieldset
      disabled={disabled}
      aria-describedby={effectId}
      className="-mb-4 flex min-w-0 flex-wrap items-center gap-x-2 gap-y-2 sm:gap-x-4"
    >
      {/* Floated, a legend takes part in the line. */}
      <legend className="float-left">
        <SectionTitle number={1} title="¿Qué buscas?" />
      </legend>
      <SelectField
        label="Tipo de dispositivo"
        name="deviceType"
        options={DEVICE_CHOICES}
        defaultValue={deviceType}
        className="-mt-1.5 max-w-full grow basis-[7.5rem] sm:grow-0 sm:basis-40 [&>p]:sr-only"
      />
      <p id={effectId} className="text-sm text-muted max-sm:sr-only">
        De momento, solo portátiles.
      </p>
    </fieldset>
  );
}

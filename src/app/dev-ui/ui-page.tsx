import { useEffect } from 'react';
import { forceStates } from './sample.tsx';
import { ActionSamples } from './action-samples.tsx';
import { FeedbackSamples, FieldSamples } from './field-samples.tsx';
import { FoundationSamples } from './foundation-samples.tsx';

/** Every component in every state. Development only. */
function UiPage() {
  useEffect(forceStates, []);
  return (
    <div className="mx-auto grid w-full max-w-page gap-12 px-4 py-10 sm:px-6">
      <title>Componentes</title>
      <h1>Componentes</h1>
      <FoundationSamples />
      <ActionSamples />
      <FieldSamples />
      <FeedbackSamples />
    </div>
  );
}

export { UiPage as Component };

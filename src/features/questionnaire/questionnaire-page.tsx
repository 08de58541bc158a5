import { useId } from 'react';
import { PATHS } from '#src/config/paths.ts';
import { PageHead } from '#src/ui/page-head.tsx';
import { DecorativeShapes } from './decorative-shapes.tsx';
import { QuestionnaireForm } from './questionnaire-form.tsx';

export function QuestionnairePage() {
  const titleId = useId();
  return (
    <div className="relative isolate">
      <PageHead
        title="Asesor de Compra"
        description="Dinos para qué lo quieres y cuánto gastas: te decimos qué portátil te va bien, y por qué. Gratis y sin registro."
        path={PATHS.form}
      />
      <DecorativeShapes />
      <div className="mx-auto w-full max-w-page px-4 pt-8 pb-0 sm:px-6 sm:pt-12 lg:pb-24">
        <h1 id={titleId}>Asesor de Compra</h1>
        <p className="mt-4 max-w-prose text-lg text-muted">
          Cuéntanos lo tuyo en dos minutos. Te enseñaremos pocos portátiles, de verdad y con sus peros.
        </p>
        <QuestionnaireForm titleId={titleId} />
      </div>
    </div>
  );
}

import { StructuredData } from '#src/ui/structured-data.tsx';
import { AudiencesSection } from './audiences-section.tsx';
import { ClosingSection } from './closing-section.tsx';
import { DownsidesSection } from './downsides-section.tsx';
import { GuideSection } from './guide-section.tsx';
import { PromisesSection } from './promises-section.tsx';
import { QUESTIONS, questionsData } from './questions.ts';
import { QuestionsSection } from './questions-section.tsx';
import { StepsSection } from './steps-section.tsx';

export function BelowTheHero() {
  return (
    <>
      <StructuredData data={questionsData(QUESTIONS)} />
      <StepsSection />
      <AudiencesSection />
      <DownsidesSection />
      <PromisesSection />
      <GuideSection />
      <QuestionsSection />
      <ClosingSection />
    </>
  );
}

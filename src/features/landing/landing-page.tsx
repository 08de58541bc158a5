import { PATHS } from '../../config/paths.ts';
import { SITE } from '../../config/site.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { StructuredData } from '../../ui/structured-data.tsx';
import { AudiencesSection } from './audiences-section.tsx';
import { ClosingSection } from './closing-section.tsx';
import { DownsidesSection } from './downsides-section.tsx';
import { GuideSection } from './guide-section.tsx';
import { Hero } from './hero.tsx';
import { PromisesSection } from './promises-section.tsx';
import { QUESTIONS, questionsData } from './questions.ts';
import { QuestionsSection } from './questions-section.tsx';
import { StepsSection } from './steps-section.tsx';

export function LandingPage() {
  return (
    <>
      <PageHead
        title={`${SITE.name}: ${SITE.tagline}`}
        description="Dinos para qué quieres el portátil y cuánto puedes gastar: te enseñamos tres reales, con sus ventajas y sus peros. Gratis, sin registro y en menos de 2 minutos."
        path={PATHS.home}
      />
      <StructuredData data={questionsData(QUESTIONS)} />
      <Hero />
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

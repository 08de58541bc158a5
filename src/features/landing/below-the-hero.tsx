import { PATHS } from '#src/config/paths.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { StructuredData } from '#src/ui/structured-data.tsx';
import type { NewerPrices } from '../offers/use-newer-prices.ts';
import { AudiencesSection } from './audiences-section.tsx';
import { DownsidesSection } from './downsides-section.tsx';
import { GuideSection } from './guide-section.tsx';
import { PromisesSection } from './promises-section.tsx';
import { QUESTIONS_DATA, QuestionsSection } from './questions-section.tsx';
import { Rings } from './section.tsx';
import { StepsSection } from './steps-section.tsx';

export function BelowTheHero({ newerPrices }: { newerPrices: NewerPrices }) {
  return (
    <>
      <StructuredData data={QUESTIONS_DATA} />
      <StepsSection />
      <AudiencesSection />
      <DownsidesSection newerPrices={newerPrices} />
      <PromisesSection />
      <GuideSection />
      <QuestionsSection />
      <ClosingSection />
    </>
  );
}

function ClosingSection() {
  return (
    <section aria-label="Empieza ahora" className="relative mt-section overflow-clip border-t border-line bg-raised">
      <Rings className="absolute top-1/2 left-1/2 w-[56rem] -translate-1/2" />
      <div className="relative mx-auto flex max-w-page flex-col items-center px-4 py-20 text-center sm:px-6 lg:py-28">
        <h2 className="text-4xl">Cinco preguntas y sales de dudas.</h2>
        <p className="mt-4 text-lg text-muted">Solo una es obligatoria. Gratis y sin registro.</p>
        <ButtonLink to={PATHS.form} className="mt-8">
          Empezar ahora
        </ButtonLink>
      </div>
    </section>
  );
}

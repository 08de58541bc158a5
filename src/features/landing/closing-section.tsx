import { PATHS } from '#src/config/paths.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { Rings } from './rings.tsx';

export function ClosingSection() {
  return (
    <section aria-label="Empieza ahora" className="relative mt-section overflow-clip border-t border-line bg-raised">
      <Rings className="absolute top-1/2 left-1/2 w-[56rem] -translate-1/2" />
      <div className="relative mx-auto flex max-w-page flex-col items-center px-4 py-20 text-center sm:px-6 lg:py-28">
        <h2 className="text-4xl">Cuatro preguntas y sales de dudas.</h2>
        <p className="mt-4 text-lg text-muted">Gratis y sin registro.</p>
        <ButtonLink to={PATHS.form} className="mt-8">
          Empezar ahora
        </ButtonLink>
      </div>
    </section>
  );
}

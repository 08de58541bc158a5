import type { GuideIndex } from '#contract/built/guide.ts';
import { PATHS } from '#src/config/paths.ts';
import { GUIDE_USES } from '#src/content/guide-words.ts';
import { PageHead } from '#src/ui/page-head.tsx';
import { catalogueLine, GUIDE, Ladder, ofDate } from './guide-parts.tsx';

export function GuideIndexContent({ guides: { catalogue, uses } }: { guides: GuideIndex }) {
  return (
    <>
      <PageHead
        title="Guías de portátiles por uso y presupuesto"
        description={`Qué portátil comprar para cada uso con 500, 700, 1000, 1500 y 2000 €, elegido entre ${catalogue.size} con los datos ${ofDate(catalogue.date)}.`}
        path={PATHS.guides}
      />
      <div className={GUIDE}>
        <p className="font-semibold text-accent">Guías</p>
        <h1 className="mt-2">Qué portátil comprar, por uso y presupuesto</h1>
        <p className="mt-4 text-lg text-muted">
          Para cada uso y cada presupuesto, el que gana y lo que cuesta. La barra es su precio; la raya, el presupuesto.
        </p>
        <small>{catalogueLine(catalogue)}</small>
        {uses.map(({ purpose, guides }) => (
          <section key={purpose} aria-labelledby={purpose}>
            <h2 id={purpose} className="first-letter:uppercase">
              {GUIDE_USES[purpose].use}
            </h2>
            <small>{GUIDE_USES[purpose].detail}</small>
            <Ladder ladder={guides} />
          </section>
        ))}
      </div>
    </>
  );
}

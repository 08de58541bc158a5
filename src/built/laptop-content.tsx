import type { LaptopPage } from '#contract/built/laptop-page.ts';
import { laptopPath } from '#src/config/paths.ts';
import { PageHead } from '#src/ui/page-head.tsx';
import { StructuredData } from '#src/ui/structured-data.tsx';
import { Alternatives } from './laptop/alternatives.tsx';
import { PAGE } from './laptop/classes.ts';
import { LaptopHeader } from './laptop/laptop-header.tsx';
import { ProsAndCons } from './laptop/pros-and-cons.tsx';
import { Sheet } from './laptop/sheet.tsx';
import { breadcrumbOf, productOf } from './laptop/structured.ts';
import { Uses } from './laptop/uses.tsx';

export function LaptopContent({ laptop }: { laptop: LaptopPage }) {
  const { id, name, description } = laptop;
  return (
    <>
      <PageHead title={name} description={description} path={laptopPath(id)} />
      <StructuredData data={productOf(laptop)} />
      <StructuredData data={breadcrumbOf(laptop)} />
      <article className={`${PAGE} pt-6 pb-12 md:pt-10`}>
        <LaptopHeader laptop={laptop} />
        <Uses laptop={laptop} />
        <ProsAndCons laptop={laptop} />
        <section aria-labelledby="why" className="no-print">
          <h2 id="why">¿Te vale a ti?</h2>
          <div data-island="why" data-id={id} data-name={name} className="mt-3 min-h-[3rem]" />
        </section>
        <Alternatives laptop={laptop} />
        <Sheet laptop={laptop} />
      </article>
    </>
  );
}

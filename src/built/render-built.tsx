/** Content that is rendered at build only: no code of this folder reaches the browser. */
import type { ReactElement } from 'react';
import type { BuiltContent } from '#contract/built/built-page.ts';
import type { GonePage } from '#contract/built/laptop-page.ts';
import { spanishDate } from '#contract/spanish-date.ts';
import { laptopPath, listPath, PATHS } from '#src/config/paths.ts';
import { BuiltBreadcrumb } from '#src/ui/breadcrumb.tsx';
import { PageHead, StructuredData } from '#src/ui/page-head.tsx';
import type { GuideIndex } from '#contract/built/guide.ts';
import { GUIDE_USES } from '#src/content/guide-words.ts';
import type { LaptopList as Listed } from '#contract/built/laptop-list.ts';
import { listedRow } from '#src/lib/listed-row.ts';
import { LaptopList, Pager } from '#src/ui/laptop-list.tsx';
import { LaptopRow, LaptopRows } from '#src/ui/laptop-row.tsx';
import { GuideContent } from './guide-content.tsx';
import { LaptopContent } from './laptop-content.tsx';
import { INTRO, itemList, NeighbourLink, PAGE, VERDICT } from './laptop/parts.tsx';
import { ofDate } from '#contract/spanish-date.ts';
import { catalogueLine, GUIDE, Ladder } from './guide-parts.tsx';

export function renderBuilt(content: BuiltContent): ReactElement {
  switch (content.kind) {
    case 'laptop':
      return <LaptopContent laptop={content.laptop} />;
    case 'gone':
      return <GoneContent gone={content.gone} />;
    case 'list':
      return <LaptopListContent list={content.list} />;
    case 'guides':
      return <GuideIndexContent guides={content.guides} />;
    case 'guide':
      return <GuideContent guide={content.guide} />;
    default:
      throw content satisfies never;
  }
}

/** Without a canonical address: search engines leave it out. */
export const GoneContent = ({ gone: { id, name, left, lastSeen, kin } }: { gone: GonePage }) => (
  <>
    <PageHead title={`${name}: ya no está`} description={`${name} ya no está en nuestro catálogo.`} />
    <article className={`${PAGE} pt-6 pb-10`}>
      <BuiltBreadcrumb above={[{ name: 'Portátiles', path: PATHS.laptops }]} here={{ name, path: laptopPath(id) }} />
      <h1 className="mt-4 text-3xl wrap-anywhere">{name}</h1>
      <p className={VERDICT}>Ya no está en nuestro catálogo.</p>
      <p className={INTRO}>
        Salió el {spanishDate(left)}. La última vez que vimos su precio en una tienda: {spanishDate(lastSeen)}.
      </p>
      {kin.length > 0 && (
        <section aria-labelledby="kin">
          <h2 id="kin">{kin.length === 1 ? 'El que más se le parece' : 'Los que más se le parecen'}</h2>
          <ul className="mt-3 grid gap-2.5">
            {kin.map((laptop) => (
              <li key={laptop.id}>
                <NeighbourLink neighbour={laptop} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <p className="mt-8">
        <a href={PATHS.laptops}>Ver todos los portátiles</a>
      </p>
    </article>
  </>
);

function GuideIndexContent({ guides: { catalogue, uses } }: { guides: GuideIndex }) {
  return (
    <>
      <PageHead
        title="Guías de portátiles por uso y presupuesto"
        description={`Qué portátil comprar para cada uso con 500, 700, 1000, 1500 y 2000 €, elegido entre ${catalogue.size} con los datos ${ofDate(catalogue.date)}.`}
        path={PATHS.guides}
      />
      <div className={GUIDE}>
        <BuiltBreadcrumb here={{ name: 'Guías', path: PATHS.guides }} />
        <h1 className="mt-4">Qué portátil comprar, por uso y presupuesto</h1>
        <p className="mt-4 text-lg text-muted">
          Para cada uso y cada presupuesto, el que gana y lo que cuesta. La barra es su precio; la raya, el presupuesto.
        </p>
        <small className="mt-1">{catalogueLine(catalogue)}</small>
        {uses.map(({ purpose, guides }) => (
          <section key={purpose} aria-labelledby={purpose}>
            <h2 id={purpose} className="mb-1! first-letter:uppercase">
              {GUIDE_USES[purpose].use}
            </h2>
            <small className="mb-3">{GUIDE_USES[purpose].detail}</small>
            <Ladder ladder={guides} />
          </section>
        ))}
      </div>
    </>
  );
}

function LaptopListContent({ list: { page, pages, size, laptops, groups, orders, orderNote } }: { list: Listed }) {
  const place = page > 1 ? `, página ${page} de ${pages}` : '';
  return (
    <>
      <PageHead
        title={`Todos los portátiles${place}`}
        description={`${size} portátiles con lo que cuestan en España, peso, autonomía y velocidad${place}. Busca por marca o modelo y filtra.`}
        path={listPath(page)}
      />
      <LaptopList
        groups={groups}
        orders={orders}
        orderNote={orderNote}
        heading={
          <h2>
            {size} portátiles, página {page} de {pages}
          </h2>
        }
      >
        <LaptopRows>
          {laptops.map((laptop) => (
            <LaptopRow key={laptop.id} row={listedRow(laptop)} />
          ))}
        </LaptopRows>
        <Pager page={page} pages={pages} hrefOf={listPath} />
      </LaptopList>
      <StructuredData data={itemList(laptops.map(({ id }) => ({ id })))} />
    </>
  );
}

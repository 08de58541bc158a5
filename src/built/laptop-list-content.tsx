import type { LaptopList as Listed } from '#contract/built/laptop-list.ts';
import { laptopPath, listPath } from '#src/config/paths.ts';
import { SITE } from '#src/config/site.ts';
import { listedRow } from '#src/lib/listed-row.ts';
import { LaptopList, Pager } from '#src/ui/laptop-list.tsx';
import { LaptopRow, LaptopRows } from '#src/ui/laptop-row.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import { StructuredData } from '#src/ui/structured-data.tsx';

export function LaptopListContent({ list: { page, pages, size, laptops, groups, orders } }: { list: Listed }) {
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
      <StructuredData
        data={{
          '@context': 'https://schema.org',
          '@type': 'ItemList',
          numberOfItems: laptops.length,
          itemListElement: laptops.map(({ id }, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            url: SITE.url + laptopPath(id),
          })),
        }}
      />
    </>
  );
}

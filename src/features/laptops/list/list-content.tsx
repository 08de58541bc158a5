import type { LaptopList as Listed } from '#contract/pages/laptop-list.ts';
import { listPath } from '#src/config/paths.ts';
import { listedRow } from './listed-row.ts';
import { LaptopList, ListHeading, Pager } from './laptop-list.tsx';
import { LaptopRow, LaptopRows } from './laptop-row.tsx';
import { PageHead } from '#src/ui/page-head.tsx';

/** A page of the list without search and filters. */
export function ListContent({ list: { page, pages, size, laptops, groups, orders, orderNote } }: { list: Listed }) {
  const place = page > 1 ? `, página ${page} de ${pages}` : '';
  return (
    <>
      <PageHead
        title={`Todos los portátiles${place}`}
        description={
          `${size} portátiles con lo que cuestan en España, peso, autonomía y velocidad${place}. ` +
          'Busca por marca o modelo y filtra.'
        }
        path={listPath(page)}
      />
      <LaptopList
        groups={groups}
        orders={orders}
        orderNote={orderNote}
        heading={<ListHeading>{`${size} portátiles, página ${page} de ${pages}`}</ListHeading>}
      >
        <LaptopRows>
          {laptops.map((laptop) => (
            <LaptopRow key={laptop.id} row={listedRow(laptop)} />
          ))}
        </LaptopRows>
        <Pager page={page} pages={pages} hrefOf={listPath} />
      </LaptopList>
    </>
  );
}

/** The list of laptops as it is searched and filtered. */
import { useEffect, useMemo, useRef, useState } from 'react';
import { Link, NavigationType, useNavigationType } from 'react-router-dom';
import { PATHS } from '#src/config/paths.ts';
import { counted } from '#src/lib/figures.ts';
import { useOwnsWindows } from '#src/services/owns-windows.ts';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { cn } from '#src/ui/cn.ts';
import { CHIP_LINK, CHIPS, LaptopList, ListHeading, Pager } from './laptop-list.tsx';
import { LaptopRow, LaptopRows } from './laptop-row.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import { useWrittenAddress } from '#src/ui/use-written-address.ts';
import { withoutLicences } from './list-data.ts';
import { listAddress, type ListState, withoutFilters } from './list-state.ts';
import { listView, type ListSource, type ListView } from './list-view.ts';

// Both load as one file.
export { readLaptops } from './list-data.ts';

interface FoundLaptopsProps {
  state: ListState;
  /** Closes the filters; `null` where they are closed. */
  close: (() => void) | null;
  loaded: ListSource;
}

export function FoundLaptops({ state, close, loaded }: FoundLaptopsProps) {
  const ownsWindows = useOwnsWindows();
  const priced = useMemo(() => (ownsWindows ? withoutLicences(loaded) : loaded), [loaded, ownsWindows]);
  const view = useMemo(() => listView(priced, state), [priced, state]);
  const heading = useHeading(view.state.page);
  useWrittenAddress(listAddress(view.state));

  // The link that was pressed goes.
  const focusCount = () => heading.current?.focus({ preventScroll: true });
  const count = counted(view.count, 'portátil', 'portátiles');
  const order = view.orders.find(({ chosen }) => chosen);
  return (
    <>
      <PageHead
        title="Todos los portátiles"
        description="Busca entre todos los portátiles por marca, modelo, precio, peso o autonomía."
        path={PATHS.laptops}
      />
      <LaptopList
        groups={view.groups}
        orders={view.count === 0 ? [] : view.orders}
        orderNote={view.count === 0 ? '' : view.orderNote}
        heading={
          <ListHeading ref={heading}>
            {view.pages > 1 ? `${count}, página ${view.state.page} de ${view.pages}` : count}
          </ListHeading>
        }
        done={
          close && (
            <Button
              className="sticky bottom-2 col-span-full mx-4 mb-4 shadow-float lg:hidden"
              onClick={() => {
                close();
                heading.current?.focus();
              }}
            >
              {`Ver ${count}`}
            </Button>
          )
        }
      >
        <output className="sr-only">{[count, order?.label].filter(Boolean).join(', ')}</output>
        <Chosen view={view} onRemove={focusCount} />
        {view.relaxed && view.count > 0 && <p className="mt-3 text-caution">Nada coincide con todo; esto se acerca.</p>}
        {view.count === 0 ? (
          <NothingFound view={view} onRemove={focusCount} />
        ) : (
          <LaptopRows>
            {view.laptops.map((laptop) => (
              <LaptopRow key={laptop.id} laptop={laptop} ownsWindows={ownsWindows} />
            ))}
          </LaptopRows>
        )}
        <Pager page={view.state.page} pages={view.pages} hrefOf={(page) => listAddress({ ...view.state, page })} />
      </LaptopList>
    </>
  );
}

const CHOSEN = cn(CHIP_LINK, 'bg-sunken');

interface RemovalProps {
  view: ListView;
  onRemove: () => void;
}

/** The active filters, each as a link that removes it: on phones the filters are folded. */
function Chosen({ view: { groups, state }, onRemove }: RemovalProps) {
  const chosen = groups.flatMap(({ key, options }) =>
    options.filter((option) => option.chosen).map(({ label, href }) => ({ key: key + label, label, href })),
  );
  if (chosen.length === 0) return null;
  return (
    <ul className={CHIPS} aria-label="Filtros puestos">
      {chosen.map(({ key, label, href }) => (
        <li key={key}>
          <Link to={href} onClick={onRemove} aria-label={`Quitar ${label}`} className={CHOSEN}>
            <span>{label}</span> <span aria-hidden="true">×</span>
          </Link>
        </li>
      ))}
      {chosen.length > 1 && (
        <li>
          <Link to={listAddress({ ...state, chosen: {}, page: 1 })} onClick={onRemove} className={CHOSEN}>
            Quitar todos
          </Link>
        </li>
      )}
    </ul>
  );
}

function NothingFound({ view: { help, state }, onRemove }: RemovalProps) {
  return (
    <Notice missing="laptop" title="Ningún portátil cumple todo eso">
      {help ? (
        <>
          <p>{`Sin ${help.words} hay ${help.count}.`}</p>
          <ButtonLink variant="text" to={help.href} onClick={onRemove}>
            {`Quitar ${help.words}`}
          </ButtonLink>
        </>
      ) : (
        <>
          <p>Prueba con menos palabras: la marca, el modelo o lo que lleve dentro, como «16 GB».</p>
          <ButtonLink variant="text" to={listAddress(withoutFilters(state))} onClick={onRemove}>
            Ver todos
          </ButtonLink>
          <ButtonLink variant="text" to={PATHS.form}>
            Que el asesor elija por ti
          </ButtonLink>
        </>
      )}
    </Notice>
  );
}

/**
 * Focuses the heading when another page is shown. Where the list replaces the page that had the focus, the same link
 * keeps it.
 */
function useHeading(page: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(page);
  const navigation = useNavigationType();
  const [focused] = useState(() => document.activeElement);
  useEffect(() => {
    if (document.activeElement !== document.body || focused === document.body) return;
    const links = [...document.querySelectorAll<HTMLElement>('main :is(a, summary)')];
    const same = links.find(({ textContent }) => textContent === focused?.textContent);
    (same ?? heading.current)?.focus();
  }, [focused]);
  useEffect(() => {
    if (shown.current !== page && navigation === NavigationType.Push) heading.current?.focus();
    shown.current = page;
  }, [page, navigation]);
  return heading;
}

import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { Link, NavigationType, useLoaderData, useLocation, useNavigationType } from 'react-router-dom';
import { type LaptopList as Listed, laptopListSchema } from '#contract/pages/laptop-list.ts';
import { Breadcrumb } from '#src/ui/breadcrumb.tsx';
import { type PageData, pageDataLoader, revalidatePageData } from '#src/lib/page-data.ts';
import { useOwnsWindows } from '#src/services/owns-windows.ts';
import { cn } from '#src/ui/cn.ts';
import { fieldVariants } from '#src/ui/field.ts';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { FoldSign } from '#src/ui/disclosure.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import { useHydrated } from '#src/lib/store.ts';
import { PATHS, listPath } from '#src/config/paths.ts';
import { FailedPart, NotLoaded, useLoadAgain } from '#src/ui/not-loaded.tsx';
import { CompareChoices } from '../favorites/compare-choice.tsx';
import { cleanQuery, isWhole, parseList, QUERY_MAX_LENGTH, withQuery } from './list/list-state.ts';
import { useAllLaptops } from './list/use-all-laptops.ts';
import { LaptopList, ListHeading, Pager } from './list/laptop-list.tsx';
import { LaptopRow, LaptopRows } from './list/laptop-row.tsx';

const loader = pageDataLoader(laptopListSchema);

/**
 * All laptops. The page's own data show until the user searches, filters or sorts, or if the address does: then the same
 * rows are rendered from the list of all laptops, which is loaded for that.
 */
function ListPage() {
  const list = useLoaderData<typeof loader>();
  const { pathname, search, key } = useLocation();
  const navigation = useNavigationType();
  // The prerendered page does not depend on the search parameters.
  const isHydrated = useHydrated();
  const asked = useMemo(() => parseList(isHydrated ? search : ''), [search, isHydrated]);
  /** The text of the field; `null` while it is the address's. */
  const [typed, setTyped] = useState<string | null>(null);
  const [open, setOpen] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const ownsWindows = useOwnsWindows();
  const query = typed === null ? asked.query : cleanQuery(typed);
  const state = query === asked.query ? asked : withQuery(asked, query);
  // The page's data count Windows.
  const whole = isWhole(state) && !ownsWindows;
  const all = useAllLaptops();
  // Once the list is loaded, it renders the unfiltered page too, so that nothing is replaced while the user deletes the
  // text.
  const live = !whole || (all.ready !== null && pathname === PATHS.laptops);
  const chosen = Object.values(state.chosen).flat().length;

  const load = useEffectEvent(all.load);
  useEffect(() => {
    if (!whole) load();
  }, [whole]);

  // Includes what was typed before hydration. The page replaces the address while the user types.
  useEffect(() => {
    const input = field.current;
    if (!input || navigation === NavigationType.Replace) return;
    if (asked.query === '' && key === 'default' && input.value !== '') {
      setTyped(input.value);
      return;
    }
    input.value = asked.query;
    setTyped(null);
    // Only the arrival at an address counts.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key, navigation, isHydrated]);

  return (
    <div className="mx-auto w-full max-w-page px-4 pt-6 pb-10 sm:px-6">
      <CompareChoices>
        <div className="group/list" data-open={open || undefined}>
          <Breadcrumb here={{ name: 'Portátiles', path: PATHS.laptops }} />
          <h1>Todos los portátiles</h1>
          {/* React does not know the element for it everywhere yet. */}
          {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
          <div role="search" className="noscript:hidden!">
            <form
              className="my-5 flex max-w-[44rem] flex-wrap gap-x-3 gap-y-1.5"
              onSubmit={(event) => event.preventDefault()}
            >
              <label htmlFor="buscar" className="basis-full font-semibold">
                Marca, modelo o lo que lleve dentro
              </label>
              <input
                ref={field}
                id="buscar"
                type="search"
                name="q"
                defaultValue=""
                placeholder="zenbook oled 14"
                maxLength={QUERY_MAX_LENGTH}
                autoComplete="off"
                autoCapitalize="off"
                spellCheck={false}
                enterKeyHint="search"
                onFocus={all.load}
                className={cn(fieldVariants(), 'w-auto min-w-0 flex-1 basis-[10rem]')}
                onInput={(event) => setTyped(event.currentTarget.value)}
              />
              <Button variant="secondary" className="lg:hidden" aria-expanded={open} onClick={() => setOpen(!open)}>
                <span>{chosen > 0 ? `Filtros (${chosen})` : 'Filtros'}</span>
                <FoldSign className={open ? 'rotate-180' : ''} />
              </Button>
            </form>
            <p className="-mt-4 mb-4 text-sm text-muted">
              ¿No está?{' '}
              <Link
                to={PATHS.advert}
                state={{ advert: query }}
                className="inline-flex min-h-11 items-center underline underline-offset-4"
              >
                Pega su anuncio
              </Link>
            </p>
          </div>
          {!whole && all.failed && (
            <FailedPart
              words="No se ha podido cargar la búsqueda."
              offline="Cuando vuelva la conexión, la búsqueda se carga sola."
              retry={all.load}
              retrying={all.loading}
            />
          )}
          <div aria-busy={live && all.ready === null && all.loading}>
            {live && all.ready ? (
              <all.ready.FoundLaptops
                state={state}
                close={open ? () => setOpen(false) : null}
                loaded={all.ready.source}
              />
            ) : (
              <WholeList list={list} isAwaited={whole} />
            )}
          </div>
        </div>
      </CompareChoices>
    </div>
  );
}

const Missing = () => (
  <Notice missing="laptop" title="Esa página no existe">
    <PageHead title="Esa página no existe" description="Esa página no existe" />
    <p>La lista es más corta.</p>
    <ButtonLink to={PATHS.laptops}>Ver todos los portátiles</ButtonLink>
  </Notice>
);

/** @param isAwaited whether nothing else is about to be shown in its place */
function WholeList({ list, isAwaited }: { list: PageData<Listed>; isAwaited: boolean }) {
  const again = useLoadAgain();
  if (list === 'missing') return <Missing />;
  if (list !== 'unreachable') return <ListContent key={list.page} list={list} />;
  return (
    <>
      {/* The search field and its results describe themselves. */}
      <PageHead title="Todos los portátiles" description="Todos los portátiles" />
      {isAwaited && <NotLoaded what="la lista" {...again} />}
    </>
  );
}

export { ListPage as Component, loader, revalidatePageData as shouldRevalidate };

/** A page of the list without search and filters. */
function ListContent({ list: { page, pages, size, laptops, groups, orders, orderNote } }: { list: Listed }) {
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
            <LaptopRow key={laptop.id} laptop={laptop} />
          ))}
        </LaptopRows>
        <Pager page={page} pages={pages} hrefOf={listPath} />
      </LaptopList>
    </>
  );
}

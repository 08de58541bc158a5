import { useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { laptopName } from '#contract/laptop-name.ts';
import { COMPARED } from '#contract/answer-parts.ts';
import { comparePath } from '#src/config/compare-path.ts';
import { PATHS } from '#src/config/paths.ts';
import { useObserved } from '#src/lib/use-observed.ts';
import { useServices } from '#src/services/services.tsx';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { Message } from '#src/ui/message.tsx';
import { LoadingNotice, Notice } from '#src/ui/notice.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { SearchNote } from '../recommendations/cards/search-note.tsx';
import { WhoPays } from '../recommendations/who-pays.tsx';
import { type Asked, askedIds } from './asked-ids.ts';
import { CompareTable } from './compare-table.tsx';
import { leftOutWords } from './left-out.ts';
import { type Compared, useCompared } from './use-compared.ts';

function ComparePage() {
  const { search } = useLocation();
  const title = useRef<HTMLHeadingElement>(null);
  const asked = askedIds(search);
  const compared = useCompared(asked.ids);
  return (
    <div className="mx-auto w-full max-w-page px-4 py-8 sm:px-6 sm:py-12 print:py-2">
      <PageHead title="Comparar portátiles" description="Hasta cuatro portátiles, dato por dato." />
      <h1 ref={title} tabIndex={-1}>
        Comparar portátiles
      </h1>
      {compared.status === 'loading' && <ComparisonLoading columns={asked.ids.length} />}
      {compared.status === 'failed' && <NotLoaded retryAfter={compared.retryAfter} onRetry={compared.retry} />}
      {compared.status === 'ready' && (
        <Comparison asked={asked} {...compared} onRemoved={() => title.current?.focus()} />
      )}
    </div>
  );
}

export { ComparePage as Component };

interface ComparisonProps extends Extract<Compared, { status: 'ready' }> {
  asked: Asked;
  onRemoved: () => void;
}

function Comparison({ asked, laptops, unknown, onRemoved }: ComparisonProps) {
  const navigate = useNavigate();
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const [removed, setRemoved] = useState('');
  const leftOut = leftOutWords({ ...asked, unknown });
  const several = laptops.length >= COMPARED.min;

  const remove = (id: string, name: string) => {
    setRemoved(`${laptopName(name)} ya no se compara.`);
    onRemoved();
    void navigate(comparePath(laptops.flatMap((laptop) => (laptop.id === id ? [] : laptop.id))));
  };

  return (
    <>
      <output className="sr-only">{removed}</output>
      {leftOut !== '' && (
        <Message tone="caution" className="no-print mt-6">
          {leftOut}
        </Message>
      )}
      {several && (
        <div className="no-print mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <label className="flex min-h-11 cursor-pointer items-center gap-2.5 font-semibold">
            <input
              type="checkbox"
              className="size-5 accent-accent"
              checked={onlyDifferences}
              onChange={(event) => setOnlyDifferences(event.currentTarget.checked)}
            />
            Solo las diferencias
          </label>
          {laptops.length > 2 && (
            <p className="text-sm text-muted md:hidden">Desliza la tabla a un lado: son {laptops.length}.</p>
          )}
        </div>
      )}
      {laptops.length > 0 && (
        <CompareTable
          laptops={laptops}
          onlyDifferences={several && onlyDifferences}
          onRemove={({ id, name }) => remove(id, name)}
        />
      )}
      {several && (
        <div className="mt-4 text-sm text-muted">
          <SearchNote computers={laptops} />
          <WhoPays />
        </div>
      )}
      {!several && <TooFew />}
    </>
  );
}

function TooFew() {
  return (
    <Notice missing="laptop" title="Elige al menos dos portátiles">
      <p>En tus favoritos puedes marcar hasta cuatro y verlos aquí, uno al lado de otro.</p>
      <ButtonLink to={PATHS.favorites}>Ir a mis favoritos</ButtonLink>
      <ButtonLink to={PATHS.form} look="secondary">
        Obtener recomendaciones
      </ButtonLink>
    </Notice>
  );
}

function NotLoaded({ retryAfter, onRetry }: { retryAfter: number; onRetry: () => void }) {
  const online = useObserved(useServices().connectivity, true);
  return (
    <Notice alert missing="connection" title={online ? 'No se ha podido cargar la comparación' : 'Sin conexión'}>
      <p>
        {online
          ? 'Puedes intentarlo de nuevo; los portátiles elegidos siguen en la dirección de esta página.'
          : 'Cuando vuelva la conexión, la comparación se carga sola.'}
      </p>
      {retryAfter > 0 && <p>Podrás intentarlo en {retryAfter} s.</p>}
      <Button onClick={onRetry}>Reintentar</Button>
    </Notice>
  );
}

function ComparisonLoading({ columns }: { columns: number }) {
  return (
    <LoadingNotice text="Cargando la comparación">
      <div className="mt-8 grid grid-cols-2 gap-4 md:auto-cols-fr md:grid-flow-col md:grid-cols-none">
        {Array.from({ length: columns }, (_, index) => (
          <div key={index} className="grid gap-4">
            <Skeleton className="h-28" />
            <Skeleton className="h-6 w-4/5" />
            <Skeleton className="h-72" />
          </div>
        ))}
      </div>
    </LoadingNotice>
  );
}

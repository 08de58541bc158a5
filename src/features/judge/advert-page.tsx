import { useEffect, useRef, useState } from 'react';
import { Link, NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { PATHS } from '#src/config/paths.ts';
import { useHydrated } from '#src/lib/store.ts';
import { lazyCode, LazyComponent } from '#src/ui/lazy-component.tsx';
import { Breadcrumb } from '#src/ui/breadcrumb.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import { TextArea } from '#src/ui/fields.tsx';
import { FailedPart } from '#src/ui/not-loaded.tsx';

const DESCRIPTION =
  'Pega el anuncio de un portátil, de la tienda que sea: te decimos si es buena compra para ti, y si ' +
  'no, qué llevarte o por cuánto.';

const ADVERT_TEXT = lazyCode(async () => (await import('./advert-text.tsx')).AdvertText);

/** «¿Lo has visto en una tienda?»: any laptop by its advert. What is not the field loads once it is used. */
function AdvertPage() {
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  const arrival = useArrival();
  useEffect(() => {
    const input = field.current;
    if (!input || !arrival) return;
    if (arrival.text !== null) input.value = arrival.text;
    setText(input.value);
  }, [arrival]);
  const [failed, setFailed] = useState(false);
  const isUsed = arrival !== null && (text.trim() !== '' || arrival.fragment.length > 1);
  return (
    <div className="mx-auto w-full max-w-page px-4 pt-6 pb-8 sm:px-6 sm:pb-12">
      <PageHead title={TITLE} description={DESCRIPTION} path={PATHS.advert} />
      <Breadcrumb here={{ name: TITLE, path: PATHS.advert }} />
      <h1>{TITLE}</h1>
      <p className="mt-3 max-w-prose text-lg text-muted">
        Pega el anuncio, o escribe lo que sepas, también del que tienes. Te decimos si es buena compra para ti.
      </p>
      <div className="noscript:hidden! mt-6 max-w-[44rem]">
        <TextArea
          ref={field}
          label="El anuncio"
          hint={HINT}
          name="advert"
          rows={4}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          variant="paste"
          onInput={(event) => setText(event.currentTarget.value)}
          onFocus={ADVERT_TEXT.prefetch}
        />
        <p className="mt-1.5 text-sm text-muted">
          <span>Lo lee nuestro servidor: no guarda el texto ni abre enlaces.</span>{' '}
          <Link to={PATHS.privacy} className="underline underline-offset-4">
            Privacidad
          </Link>
        </p>
      </div>
      {isUsed &&
        (failed ? (
          <div className="mt-6">
            <FailedPart
              words="No se ha podido cargar lo que lee el anuncio. Tu texto sigue aquí."
              offline="Sin conexión: ahora no se puede leer. Tu texto sigue aquí."
              retry={() => setFailed(false)}
              retrying={false}
            />
          </div>
        ) : (
          <LazyComponent
            key={arrival.key}
            code={ADVERT_TEXT}
            props={{ text, fragment: arrival.fragment, isBrought: Boolean(arrival.text) }}
            onError={() => setFailed(true)}
          />
        ))}
    </div>
  );
}

export { AdvertPage as Component };

const TITLE = '¿Lo has visto en una tienda?';
const HINT =
  'Nuevo o de segunda mano. Basta el título («HP Victus, i5-13420H, 16 GB, 512 GB, RTX 4050, 799 €») o el enlace.';

interface Arrival {
  key: string;
  fragment: string;
  /** What the field had when the address was left; `null` if that is not known. */
  text: string | null;
}

/** The address that was opened; `null` until the page is hydrated. The page replaces the address while it is used. */
function useArrival(): Arrival | null {
  const { key, hash, state } = useLocation();
  const navigation = useNavigationType();
  const isHydrated = useHydrated();
  const [arrival, setArrival] = useState<Arrival | null>(null);
  if (isHydrated && arrival?.key !== key && (arrival === null || navigation !== NavigationType.Replace)) {
    // On the first arrival something may have been written before hydration.
    setArrival({ key, fragment: hash, text: savedText(state) ?? (arrival && '') });
  }
  return arrival;
}

function savedText(state: unknown): string | null {
  const isSaved = typeof state === 'object' && state !== null && 'advert' in state;
  return isSaved && typeof state.advert === 'string' ? state.advert : null;
}

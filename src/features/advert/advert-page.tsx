import { useEffect, useRef, useState } from 'react';
import { Link, NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { OWNED_PARAMETER, PATHS } from '#src/config/paths.ts';
import { useHydrated } from '#src/lib/observed.ts';
import { lazyCode, LazyPart } from '#src/ui/lazy-part.tsx';
import { Breadcrumb } from '#src/ui/breadcrumb.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import { TextArea } from '#src/ui/text-field.tsx';
import { FailedPart } from '../connection/not-loaded.tsx';

const UNDERSTOOD = lazyCode(async () => (await import('./understood.tsx')).Understood);

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
  const isUsed = arrival !== null && (arrival.isOwned || text.trim() !== '' || arrival.fragment.length > 1);
  const words = arrival?.isOwned ? OWNED : SEEN;
  return (
    <div className="mx-auto w-full max-w-page px-4 py-8 sm:px-6 sm:py-12">
      <PageHead
        title={words.title}
        description="Pega el anuncio de un portátil, de la tienda que sea: te decimos si es buena compra para ti, y si no, qué llevarte o por cuánto."
        path={PATHS.advert}
      />
      <Breadcrumb here={{ name: words.title, path: PATHS.advert }} />
      <h1 className="mt-2">{words.title}</h1>
      <p className="mt-3 max-w-prose text-lg text-muted">{words.lead}</p>
      <div className="needs-script mt-6 max-w-3xl">
        <TextArea
          ref={field}
          label={words.label}
          hint={words.hint}
          name="advert"
          rows={4}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          className="[&_textarea]:max-h-80 [&_textarea]:min-h-28"
          onInput={(event) => setText(event.currentTarget.value)}
          onFocus={UNDERSTOOD.prefetch}
        />
        <p className="mt-1.5 text-sm text-muted">
          <span>{words.privacy}</span>{' '}
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
              onRetry={() => setFailed(false)}
            />
          </div>
        ) : (
          <LazyPart
            key={arrival.key}
            code={UNDERSTOOD}
            props={{ text, fragment: arrival.fragment, isOwned: arrival.isOwned }}
            onError={() => setFailed(true)}
          />
        ))}
    </div>
  );
}

export { AdvertPage as Component };

const SEEN = {
  title: '¿Lo has visto en una tienda?',
  lead: 'Pega el anuncio, o escribe lo que sepas. Te decimos si es buena compra para ti.',
  label: 'El anuncio',
  hint: 'El título basta: «HP Victus 15, i5-13420H, 16 GB, 512 GB, RTX 4050, 799 €». También la ficha entera o el enlace.',
  privacy: 'Lo lee nuestro servidor: no guarda el texto ni abre enlaces.',
};

const OWNED = {
  title: 'El que tengo ahora',
  lead: 'Dinos cuál es y te decimos qué ganarías con cada recomendación, o si aún no merece la pena.',
  label: 'Tu portátil',
  hint: 'El modelo, o lo que sepas: «HP 15s, i5-1135G7, 8 GB, 256 GB».',
  privacy: 'Lo lee nuestro servidor, que no lo guarda. Solo lo recuerda este dispositivo.',
};

interface Arrival {
  key: string;
  fragment: string;
  isOwned: boolean;
  /** What the field had when the address was left; `null` if that is not known. */
  text: string | null;
}

/** The address that was opened; `null` until the page is hydrated. The page replaces the address while it is used. */
function useArrival(): Arrival | null {
  const { key, hash, search, state } = useLocation();
  const navigation = useNavigationType();
  const isHydrated = useHydrated();
  const [arrival, setArrival] = useState<Arrival | null>(null);
  if (isHydrated && arrival?.key !== key && (arrival === null || navigation !== NavigationType.Replace)) {
    // On the first arrival something may have been written before hydration.
    const isOwned = new URLSearchParams(search).has(OWNED_PARAMETER);
    setArrival({ key, fragment: hash, isOwned, text: savedText(state) ?? (arrival && '') });
  }
  return arrival;
}

function savedText(state: unknown): string | null {
  const isSaved = typeof state === 'object' && state !== null && 'advert' in state;
  return isSaved && typeof state.advert === 'string' ? state.advert : null;
}

import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ADVERT_MAX, type ReadAnswer } from '#contract/advert.ts';
import type { Answers } from '#contract/answers.ts';
import { decodeRead } from '#src/lib/read-code.ts';
import { isBlank } from '#src/lib/typed-text.ts';
import { useSettled } from '#src/services/use-settled.ts';
import { useServices } from '#src/services/services.tsx';
import { Button } from '#src/ui/button.tsx';
import { FailedPart } from '#src/ui/not-loaded.tsx';
import { ParsedAdvertPart } from './parsed-advert.tsx';

interface AdvertTextProps {
  text: string;
  /** The address had it on arrival: what was read of a shared advert. */
  fragment?: string;
  /** The answers of the results on view. */
  answers?: Answers | undefined;
  /** Whether the text was written on another page: then what was read of it is what the visitor came for. */
  isBrought?: boolean;
}

/** What a text says of a laptop, at once, to be corrected; then what the laptop is worth for the visitor's answers. */
export function AdvertText({ text, fragment = '', answers, isBrought = false }: AdvertTextProps) {
  const [linked] = useState(() => {
    const read = decodeRead(fragment);
    return read && { text: '', answer: { ...NO_TEXT, read } };
  });
  const { data, isError, isFetching, refetch } = useReading(text);
  const shown = isBlank(text) ? linked : data;
  const [insistedOn, setInsistedOn] = useState<string | null>(null);
  if (isError) {
    return (
      <div className="mt-6">
        <FailedPart
          words="No se ha podido leer. Tu texto sigue aquí."
          offline="Sin conexión: ahora no se puede leer. Tu texto sigue aquí."
          retry={() => void refetch()}
          retrying={isFetching}
        />
      </div>
    );
  }
  if (!shown) return <output className="appears-late mt-6 block text-muted">{!isBlank(text) && 'Leyendo…'}</output>;
  return (
    <>
      {text.length > ADVERT_MAX && (
        <output className="mt-4 block font-medium text-caution">
          {`Es muy largo: leemos los primeros ${ADVERT_MAX} caracteres.`}
        </output>
      )}
      {shown.answer.kind === 'laptop' || shown.answer.kind === insistedOn ? (
        <div ref={isBrought ? bringIntoView : undefined}>
          <ParsedAdvertPart {...shown} answers={answers} />
        </div>
      ) : (
        <NoLaptop thing={shown.answer.thing} onInsist={() => setInsistedOn(shown.answer.kind)} />
      )}
    </>
  );
}

/** On windows that have no room for it below the text. */
function bringIntoView(element: HTMLElement | null): void {
  if (element && element.getBoundingClientRect().top > innerHeight / 2) element.scrollIntoView();
}

/** What surrounds the facts of a shared link. */
const NO_TEXT: Omit<ReadAnswer, 'read'> = {
  known: null,
  missing: [],
  kind: 'laptop',
  thing: null,
  from: {},
  questions: [],
};

function useReading(text: string) {
  const { advisor } = useServices();
  const settled = useSettled(text.slice(0, ADVERT_MAX));
  const read = async (advert: string) => ({ text: advert, answer: await (await advisor()).read(advert) });
  return useQuery({
    queryKey: ['advert', settled],
    queryFn: isBlank(settled) ? skipToken : () => read(settled),
    placeholderData: keepPreviousData,
  });
}

const UNCLEAR =
  'Aquí no reconocemos ningún portátil. Prueba con el título del anuncio: marca, modelo, procesador y memoria.';

const NoLaptop = ({ thing, onInsist }: { thing: string | null; onInsist: () => void }) => (
  <div className="mt-6 grid max-w-prose justify-items-start gap-3">
    <output>{thing === null ? UNCLEAR : `Esto parece ${thing}, y aquí solo sabemos de portátiles.`}</output>
    <Button variant="secondary" onClick={onInsist}>
      Es un portátil: poner sus datos
    </Button>
  </div>
);

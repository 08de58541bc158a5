import { useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { ADVERT_ID } from '#contract/advert.ts';
import { needsNoWindows } from '#contract/answers.ts';
import { laptopName } from '#contract/laptop-name.ts';
import { COMPARED } from '#contract/limits.ts';
import { comparePath, PATHS } from '#src/config/paths.ts';
import { decodeBeside, encodeBeside, type DatedAdvert } from '#src/lib/read-code.ts';
import { encodeAnswers } from '#src/lib/answers-code.ts';
import { useOwnsWindows } from '#src/services/owns-windows.ts';
import { useServices } from '#src/services/services.tsx';
import { Breadcrumb } from '#src/ui/breadcrumb.tsx';
import { ButtonLink } from '#src/ui/button.tsx';
import { focusTitle, takeFocus } from '#src/ui/focus.ts';
import { Message } from '#src/ui/message.tsx';
import { LoadingNotice, Notice } from '#src/ui/notice.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import { NotLoaded } from '#src/ui/not-loaded.tsx';
import { type KnownAnswers, knownAnswers } from '#src/services/known-answers.ts';
import { LaptopFinder } from '../judge/laptop-finder.tsx';
import { ShareButton } from '#src/ui/share.tsx';
import { AnswersLine } from './answers-line.tsx';
import { advertColumn, type AskedIds, askedIds, leftOutWords, useCompared } from './asked-comparison.ts';
import { CompareTable } from './compare-table.tsx';

function ComparePage() {
  const { search, hash } = useLocation();
  const { encodedAnswers, advert } = useMemo(() => decodeBeside(hash), [hash]);
  const asked = askedIds(search, advert ? 1 : 0);
  const { localData } = useServices();
  const known = useMemo(() => knownAnswers(encodedAnswers, localData), [encodedAnswers, localData]);
  const { comparison, failure, retry } = useCompared(asked.ids, known?.answers ?? null, advert?.read);
  return (
    <div className="mx-auto w-full max-w-page px-4 pt-6 pb-8 sm:px-6 sm:pb-12 print:py-2">
      <PageHead title="Comparar portátiles" description="Hasta cuatro portátiles, dato por dato." />
      <Breadcrumb
        above={[{ name: 'Portátiles', path: PATHS.laptops }]}
        here={{ name: 'Comparar', path: PATHS.compare }}
      />
      <h1 tabIndex={-1}>Comparar portátiles</h1>
      {failure ? (
        <NotLoaded what="la comparación" hint={KEPT} {...failure} retry={retry} onGone={focusTitle} />
      ) : comparison ? (
        <Comparison asked={asked} known={known} encodedAnswers={encodedAnswers} advert={advert} {...comparison} />
      ) : (
        <LoadingNotice text="Cargando la comparación" />
      )}
    </div>
  );
}

export { ComparePage as Component };

const KEPT = 'Puedes intentarlo de nuevo; los portátiles elegidos siguen en la dirección de esta página.';

interface ComparisonProps extends NonNullable<ReturnType<typeof useCompared>['comparison']> {
  asked: AskedIds;
  known: KnownAnswers | null;
  /** The answers in the address. */
  encodedAnswers: string;
  /** Whose laptop is a column too. */
  advert: DatedAdvert | null;
}

function Comparison({ asked, known, encodedAnswers, advert, laptops: found, unknown, compared }: ComparisonProps) {
  const navigate = useNavigate();
  const owns = useOwnsWindows();
  const ownsWindows = known ? needsNoWindows(known.answers) : owns;
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const [change, setChange] = useState({ words: '', added: false });
  const leftOut = leftOutWords(unknown, asked.tooMany);
  const laptops = advert ? [advertColumn(advert, compared?.advert), ...found] : found;
  const several = laptops.length >= COMPARED.min;

  // Includes laptops that are still loading.
  const ids = asked.ids.filter((id) => !unknown.includes(id));
  const compare = (newIds: readonly string[], words: string, kept = advert) => {
    setChange({ words, added: newIds.length > ids.length });
    const hash = encodeBeside(encodedAnswers, kept);
    void navigate(comparePath(newIds) + (hash && `#${hash}`), { preventScrollReset: true });
  };
  const shared = encodeBeside(known ? encodeAnswers(known.answers) : '', advert);

  return (
    <>
      <output className="sr-only">{change.words}</output>
      {leftOut !== '' && (
        <Message tone="caution" className="no-print mt-6">
          {leftOut}
        </Message>
      )}
      {laptops.length > 0 && <AnswersLine known={known} />}
      {several && (
        <div className="no-print mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <label className="flex min-h-11 cursor-pointer items-center gap-2.5 text-sm font-semibold">
            <input
              type="checkbox"
              className="size-icon accent-accent"
              checked={onlyDifferences}
              onChange={({ currentTarget: { checked } }) => {
                setOnlyDifferences(checked);
                setChange({
                  words: checked ? 'Solo se ven las diferencias.' : 'Se ven todos los datos.',
                  added: false,
                });
              }}
            />
            Solo las diferencias
          </label>
          <ShareButton path={comparePath(ids) + (shared && `#${shared}`)} />
        </div>
      )}
      {laptops.length > 0 && (
        <CompareTable
          laptops={laptops}
          compared={compared}
          ownsWindows={ownsWindows}
          onlyDifferences={several && onlyDifferences}
          advert={advert}
          onRemove={({ id, name }) => {
            focusTitle();
            compare(
              ids.filter((other) => other !== id),
              `${laptopName(name)} ya no se compara.`,
              id === ADVERT_ID ? null : advert,
            );
          }}
        />
      )}
      <div className="no-print mt-6">
        {ids.length + Number(advert !== null) < COMPARED.max ? (
          <LaptopFinder
            label="Añadir un modelo que has visto"
            taken={{ ids, words: 'Ya está en la comparación.' }}
            ownsWindows={ownsWindows}
            onChoose={({ id, name }) => compare([...ids, id], `${laptopName(name)} se compara también.`)}
          />
        ) : (
          <Full focused={change.added} />
        )}
      </div>
      {!several && <TooFew />}
    </>
  );
}

/** Replaces the field when four are compared. `focused`: the field had the focus. */
const Full = ({ focused }: { focused: boolean }) => (
  <p ref={focused ? takeFocus : null} tabIndex={-1} className="text-muted">
    {`${COMPARED.max} es lo más que se compara a la vez: quita uno para añadir otro.`}
  </p>
);

function TooFew() {
  return (
    <Notice missing="laptop" title="Elige al menos dos portátiles">
      <p>Busca uno por su nombre, o marca hasta cuatro en tus favoritos.</p>
      <ButtonLink to={PATHS.favorites}>Ir a mis favoritos</ButtonLink>
      <ButtonLink to={PATHS.form} variant="secondary">
        Obtener recomendaciones
      </ButtonLink>
    </Notice>
  );
}

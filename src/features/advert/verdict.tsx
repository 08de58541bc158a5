import { Link } from 'react-router-dom';
import type { JudgeAnswer, ReadField, ReadLaptop } from '#contract/advert.ts';
import { type Answers, needsNoWindows } from '#contract/answers.ts';
import { comparePath, PATHS, SEEN_ADVERT, seenPath } from '#src/config/paths.ts';
import { encodeAnswers } from '#src/lib/answers-code.ts';
import { encodeBeside, encodeRead, READ_PICTURE, readName, savedReadId } from '#src/lib/read-code.ts';
import { useAsked } from '#src/services/ask.ts';
import type { SavedLaptop } from '#src/services/saved-laptop.ts';
import { SEEN_READ } from '#src/services/read-laptops.ts';
import { useServices } from '#src/services/services.tsx';
import { TEXT_LINK } from '#src/ui/button.tsx';
import { FailedPart } from '../connection/not-loaded.tsx';
import { KeepButton } from '../owned/keep-button.tsx';
import { FavoriteButton } from '../favorites/favorite-button.tsx';
import { usePendingFavorites } from '../favorites/use-favorites.ts';
import { ShareButton } from '#src/ui/share.tsx';
import { specsOf } from './field-words.ts';
import { useSettled } from '#src/services/use-settled.ts';
import { VerdictCard } from './verdict-card.tsx';

interface VerdictProps {
  read: ReadLaptop;
  /** Id of the laptop of the catalogue that it is. */
  known?: string | undefined;
  answers: Answers;
  onCorrect: (field: ReadField, text: string) => void;
}

/** Whether a laptop of an advert is a good buy for some answers: loading, failed, or ready with what can be done with it. */
export function Verdict({ read, known, answers, onCorrect }: VerdictProps) {
  const { advisor, visitData } = useServices();
  usePendingFavorites();
  const { value, answered, failure, retry } = useAsked(
    { read: useSettled(read), answers, ...(known !== undefined && { known }) },
    async (question) => ({
      // The text may already be about another laptop, or for other answers.
      of: question,
      judged: await (await advisor()).judge(question),
    }),
  );
  if (failure && !failure.retrying) {
    return (
      <FailedPart
        words="No se ha podido valorar. Tus datos siguen aquí."
        offline="Sin conexión: ahora no se puede valorar. Tus datos siguen aquí."
        onRetry={retry}
      />
    );
  }
  if (!value) return <output className="appears-late text-muted">Valorando…</output>;
  const { of, judged } = value;
  const code = encodeAnswers(of.answers);
  const saved = savedReadId(of.read);
  return (
    <>
      <output className="sr-only">{answered && judged.title}</output>
      <div aria-busy={!answered} className="grid grid-cols-1 gap-3">
        <VerdictCard read={of.read} judged={judged} ownsWindows={needsNoWindows(of.answers)} onCorrect={onCorrect} />
        {/* What was read travels in the fragment; the text stays here. */}
        <div className="no-print flex flex-wrap items-center gap-x-6 gap-y-2">
          {saved !== null && (
            <div>
              <FavoriteButton computer={savedAs(saved, of.read, judged.cost)} labelled />
            </div>
          )}
          <ShareButton path={`${PATHS.advert}#${encodeRead(of.read)}`} />
          {judged.better && (
            <Link
              to={`${comparePath([judged.better.id])}#${encodeBeside(code, { read: of.read, day: judged.cost.facts.priceDate })}`}
              className={TEXT_LINK}
            >
              Comparar con el mejor
            </Link>
          )}
          <Link
            to={seenPath(SEEN_ADVERT, code)}
            onClick={() => visitData.write(SEEN_READ, of.read)}
            className={TEXT_LINK}
          >
            Ver qué te recomendamos
          </Link>
          <KeepButton read={of.read} results={`#${code}`} look="quiet">
            Es el que tengo ahora
          </KeepButton>
        </div>
      </div>
    </>
  );
}

/** Nothing leads to a shop of it. */
const savedAs = (id: string, read: ReadLaptop, { price, facts }: JudgeAnswer['cost']): SavedLaptop => ({
  id,
  name: readName(read) || 'El del anuncio',
  price,
  image: READ_PICTURE,
  link: '',
  specs: specsOf(read),
  facts,
});

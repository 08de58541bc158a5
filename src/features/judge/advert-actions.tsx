import type { ParsedAdvert } from '#contract/advert.ts';
import { comparePath, PATHS } from '#src/config/paths.ts';
import { encodeAnswers } from '#src/lib/answers-code.ts';
import { encodeBeside, encodeRead, READ_PICTURE, readName, savedReadId } from '#src/lib/read-code.ts';
import type { SavedLaptop } from '#src/services/saved-laptop.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { ShareButton } from '#src/ui/share.tsx';
import { FavoriteButton } from '../favorites/favorite-button.tsx';
import { specsOf } from './field-words.ts';
import type { JudgedLaptop } from './judgement.ts';

/** What to do with an advert's laptop. What was read of it travels in the fragment; the text stays here. */
export function AdvertActions({
  read,
  request,
  judged,
  day,
  isPage,
}: JudgedLaptop & { read: ParsedAdvert; isPage: boolean }) {
  const code = encodeAnswers(request.answers);
  const saved = savedReadId(read);
  return (
    <>
      {saved !== null && (
        <div>
          <FavoriteButton computer={savedAs(saved, read, judged, day)} labelled />
        </div>
      )}
      <ShareButton path={`${PATHS.advert}#${encodeRead(read)}`} />
      {judged.better && judged.better.id !== judged.id && (
        <ButtonLink variant="text" to={`${comparePath([judged.better.id])}#${encodeBeside(code, { read, day })}`}>
          Comparar con el mejor
        </ButtonLink>
      )}
      {isPage && (
        <ButtonLink variant="text" to={`${PATHS.recommendations}#${code}`}>
          Ver qué te recomendamos
        </ButtonLink>
      )}
    </>
  );
}

/** Nothing leads to a shop of it. @param day ISO day on which the advert was read */
const savedAs = (
  id: string,
  read: ParsedAdvert,
  { price, licence }: JudgedLaptop['judged'],
  priceDate: string,
): SavedLaptop => ({
  id,
  name: readName(read) || 'El del anuncio',
  price,
  image: READ_PICTURE,
  link: '',
  specs: specsOf(read),
  facts: {
    seenPrice: read.price,
    priceDate,
    priceBasis: 'en un anuncio',
    priceKind: read.price === null ? 'estimated' : 'seen',
    priceCountry: null,
    licence,
    keyboard: read.keyboard,
    os: read.os,
  },
});

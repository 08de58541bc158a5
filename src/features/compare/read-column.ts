/** The laptop of an advert as a column of a comparison. */
import { ADVERT_ID, type ParsedAdvert } from '#contract/advert.ts';
import type { Compared } from '#contract/compared.ts';
import { WINDOWS_LICENCE_EUR } from '#contract/facts.ts';
import { type DatedAdvert, READ_PICTURE, readName, textOf } from '#src/lib/read-code.ts';
import { type ReadSheet, readSheetSchema } from '#src/services/read-answer.ts';
import type { ComparedFacts } from './compare-rows.ts';

/** No advert is read for its battery, nor for the colours and the brightness of its screen. */
const comparedFacts = (read: ParsedAdvert): ComparedFacts => ({
  ...read,
  gpu: textOf(read, 'gpu') || null,
  colour: null,
  brightnessNits: null,
  batteryHours: null,
  batteryHoursError: null,
  estimated: [],
});

/** @param cost as the engine has it; without answers nobody asks it */
export function advertColumn({ read, day }: DatedAdvert, cost: Compared['cost']): ReadSheet {
  const said = {
    priceKind: 'seen',
    priceBasis: 'en un anuncio',
    licence: read.os === 'none' ? WINDOWS_LICENCE_EUR : 0,
  };
  return readSheetSchema.parse({
    id: ADVERT_ID,
    name: readName(read) || 'El del anuncio',
    image: READ_PICTURE,
    price: cost?.price ?? read.price,
    facts: { ...comparedFacts(read), os: read.os, ...(cost?.facts ?? said), priceDate: day },
  });
}

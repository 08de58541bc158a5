/** Comparisons with an advert's laptop, in a module of their own: others do not need the code that reads adverts. */
import { needsNoWindows } from '../contract/answers.ts';
import type { Compared, CompareRequest } from '../contract/compared.ts';
import { withoutLicence } from '../advisor/columns.ts';
import { compareLaptops } from '../advisor/judge/compare.ts';
import { costOf } from './advert-price.ts';
import { comparedInWords } from './compared.ts';
import { type JudgingAdvisor, readerFor, today } from './judge.ts';

type ReadRequest = CompareRequest & { read: NonNullable<CompareRequest['read']> };

/**
 * Renders a comparison with the laptop of an advert, which comes first.
 * @param day ISO day on which the advert was read
 */
export function comparedWithAdvert(
  advisor: JudgingAdvisor,
  { read, ...request }: ReadRequest,
  day: string = today(),
): Compared {
  const advert = readerFor(advisor)(read, day);
  const laptop = needsNoWindows(request.userInput) ? withoutLicence(advert.laptop) : advert.laptop;
  const { userInput, ids } = request;
  const others = [...new Set(ids)].flatMap((id) => advisor.laptops.find((other) => other.id === id) ?? []);
  const compared = compareLaptops(advisor.columnsFor(userInput), laptop, others, {
    answers: userInput,
    catalogue: advisor.catalogue,
  });
  return { ...comparedInWords(compared), cost: costOf({ read, advert, laptop }) };
}

/** The advisor in Spanish: the engine's answers in the contract's shapes. Pure, except that offers expire. */
import type { ReadAnswer } from '../contract/advert.ts';
import type { Answers } from '../contract/answers.ts';
import type { Compared, CompareRequest } from '../contract/compared.ts';
import type { LaptopSheet } from '../contract/computer.ts';
import type { LaptopNames } from '../contract/laptop-names.ts';
import type { MoreOptions, MoreRequest, Recommendation } from '../contract/recommendations.ts';
import { hostsIn, SHOP_HOSTS } from '../contract/shop-hosts.ts';
import type { Catalogue } from '../catalogue/laptop.ts';
import type { Judgement, JudgeRequest } from '../contract/judge.ts';
import { type Advisor, createAdvisor } from '../advisor/advisor.ts';
import { goneLaptops } from '../advisor/explain/gone.ts';
import { comparisonOf } from './compared.ts';
import { judgementOf } from './judge.ts';
import { createJudging } from '../advisor/judge/judged-case.ts';
import { moreInWords, recommendationInWords } from './recommendation.ts';
import { priceFactsOf, sheetOf, type ShopSettings } from './sheet.ts';

const DEFAULTS = { shops: { linkHosts: hostsIn(SHOP_HOSTS) }, now: Date.now };

export type AdvisorOptions = Pick<ShopSettings, 'marketplace'> & Partial<ShopSettings>;

/**
 * @param catalogue as {@link createAdvisor} takes it
 * @param engine an existing engine of the catalogue, if there is one
 */
export function createSpanishAdvisor(
  catalogue: Catalogue,
  options: AdvisorOptions,
  engine: Advisor = createAdvisor(catalogue),
) {
  const shops: ShopSettings = { ...DEFAULTS, ...options };
  const judging = createJudging(catalogue, engine);
  return {
    catalogue: engine.catalogue,
    laptops: engine.laptops,
    /** Gives up to three computers; if there are none, the changes that would give results. */
    recommend: (answers: Answers): Recommendation => recommendationInWords(engine.recommend(answers), shops),
    /** The next best of the ids left over by an earlier answer; unknown ids are ignored. */
    more: (request: MoreRequest): MoreOptions => moreInWords(engine.more(request), shops),
    /** `null` for an unknown id. */
    laptop: (id: string): LaptopSheet | null => {
      const laptop = engine.laptop(id);
      return laptop && sheetOf(laptop, shops);
    },
    /** Judges a laptop of the catalogue or of an advert; `null` for an unknown id. */
    judge: (request: JudgeRequest): Judgement | null => judgementOf(judging, shops, request),
    /** Compares laptops chosen by the visitor for their answers; unknown ids are ignored. */
    compare: (request: CompareRequest): Compared => comparisonOf(judging, request),
    /** All laptops, cheapest first. */
    names: (): LaptopNames => ({
      laptops: engine.laptops.map((laptop) => {
        const { priceKind, licence } = priceFactsOf(laptop);
        return { id: laptop.id, name: laptop.name, price: laptop.priceEur, facts: { priceKind, licence } };
      }),
    }),
    /** `null` unless the laptop left the catalogue. */
    gone: goneLaptops(catalogue),
    /** What the advert of a laptop says, and which laptop it is. */
    read: (text: string): ReadAnswer => judging.readers().text(text),
  };
}

export type SpanishAdvisor = ReturnType<typeof createSpanishAdvisor>;

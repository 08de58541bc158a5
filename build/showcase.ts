/** The landing page's example: a real answer of the advisor, formatted like a result card. */
import { createAdvisor } from '../advisor/advisor.ts';
import { loadCatalogue } from '../catalogue/load.ts';
import { type Answers, NO_REQUIREMENTS } from '../contract/answers.ts';
import { keyFacts } from '../src/features/recommendations/cards/key-facts.ts';
import { euros } from '../src/lib/euros.ts';
import { priceLine, priceWords } from '../src/lib/price-words.ts';

const ANSWERS: Answers = {
  deviceType: 'laptop',
  purposes: ['office'],
  priorities: ['battery', 'weight'],
  budget: 900,
  requirements: NO_REQUIREMENTS,
};

const ASKED = ['Trabajo y estudio', 'Batería', 'Poco peso', `Hasta ${euros(ANSWERS.budget)}`];

/** The best option for each is shown with its first «pero», no laptop twice. */
const DOWNSIDES_OF: readonly Pick<Answers, 'purposes' | 'budget'>[] = [
  { purposes: ['gaming'], budget: 1300 },
  { purposes: ['editing'], budget: 1800 },
  { purposes: ['office'], budget: 600 },
  { purposes: ['programming'], budget: 1100 },
  { purposes: ['gaming'], budget: 1800 },
];
const DOWNSIDES_SHOWN = 3;

/** With the sentence why it fits, three lines. */
const PROS_SHOWN = 1;
const CONS_SHOWN = 1;

export function showcase() {
  const catalogue = loadCatalogue();
  const advisor = createAdvisor(catalogue, { marketplace: { host: 'www.amazon.es', tag: '' } });
  const [best] = advisor.recommend(ANSWERS).computers;
  if (!best) throw new Error('No laptop to show beside the headline');
  const { amount, licence, seen } = priceWords(best);
  const winners = DOWNSIDES_OF.flatMap((wanted) => advisor.recommend({ ...ANSWERS, ...wanted }).computers.slice(0, 1));
  const others = new Map(winners.filter(({ name }) => name !== best.name).map((winner) => [winner.name, winner]));
  return {
    catalogueSize: catalogue.laptops.length,
    asked: ASKED,
    id: best.id,
    name: best.name,
    image: best.image,
    fit: best.fit,
    price: amount,
    priceDate: best.facts.priceDate,
    priceNote: [licence, seen].filter(Boolean).join(' · '),
    facts: keyFacts(best.facts).map(({ label, value }) => ({ label, value })),
    pros: best.pros.slice(0, PROS_SHOWN),
    cons: best.cons.slice(0, CONS_SHOWN),
    downsides: [...others.values()]
      .flatMap((winner) => {
        const { id, name, facts, cons } = winner;
        const price = priceLine(priceWords(winner));
        return cons.slice(0, 1).map((con) => ({ id, name, price, priceDate: facts.priceDate, con }));
      })
      .slice(0, DOWNSIDES_SHOWN),
  };
}

/** The landing page's example: a real answer of the advisor, formatted like a result card. */
import { createSpanishAdvisor } from '../words/spanish-advisor.ts';
import { loadCatalogue } from '../catalogue/load.ts';
import { textAt } from '../contract/card-statements.ts';
import { type Answers, NO_REQUIREMENTS } from '../contract/answers.ts';
import type { Facts } from '../contract/facts.ts';
import { ownBut } from '../src/features/laptops/own-but.ts';
import { gigabytes, hours, inches, kilograms, storage } from '../src/features/recommendations/figures.ts';
import { euros } from '../src/lib/euros.ts';
import { known } from '../src/lib/known.ts';
import { evidenceChips } from '../src/lib/evidence-words.ts';
import { priceWords } from '../src/lib/price-words.ts';

const ANSWERS: Answers = {
  deviceType: 'laptop',
  purposes: ['office'],
  priorities: ['battery', 'weight'],
  budget: 900,
  requirements: NO_REQUIREMENTS,
};

const ASKED = ['Trabajo y estudio', 'Batería', 'Poco peso', `Hasta ${euros(ANSWERS.budget)}`];

/** The best laptop for each of these answers is shown with its «pero», no laptop or «pero» twice. */
const DOWNSIDES_OF: readonly Pick<Answers, 'purposes' | 'budget'>[] = [
  { purposes: ['gaming'], budget: 1300 },
  { purposes: ['editing'], budget: 1800 },
  { purposes: ['office'], budget: 600 },
  { purposes: ['programming'], budget: 1100 },
  { purposes: ['gaming'], budget: 1800 },
  { purposes: ['office'], budget: 400 },
];
const DOWNSIDES_SHOWN = 3;

function answers() {
  const catalogue = loadCatalogue();
  const advisor = createSpanishAdvisor(catalogue, { marketplace: { host: 'www.amazon.es', tag: '' } });
  const [best] = advisor.recommend(ANSWERS).computers;
  if (!best) throw new Error('No laptop to show beside the headline');
  const firsts = DOWNSIDES_OF.flatMap((wanted) => advisor.recommend({ ...ANSWERS, ...wanted }).computers.slice(0, 1));
  const others = firsts.filter((first) => first.name !== best.name && ownBut(first) !== undefined);
  const differing = new Map(others.map((winner) => [textAt(winner, 'but'), winner]));
  const winners = [...new Map([...differing.values()].map((winner) => [winner.name, winner])).values()].slice(
    0,
    DOWNSIDES_SHOWN,
  );
  return { catalogue, best, winners };
}

export function showcase() {
  const { catalogue, best, winners } = answers();
  const { amount, parts } = priceWords(best);
  // A second amount, the one a shop asked, would say nothing without its story.
  const seen = evidenceChips(best.facts, Date.parse(catalogue.date)).find(({ about }) => about === 'seen');
  return {
    catalogueSize: catalogue.laptops.length,
    asked: ASKED,
    name: best.name,
    shortName: best.shortName,
    image: best.image,
    verdict: textAt(best, 'reason'),
    price: amount,
    priceNote: [parts, seen?.words].filter(Boolean).join(' · '),
    facts: keyFacts(best.facts).map(({ label, value }) => ({ label, value })),
    but: textAt(best, 'but'),
    downsides: winners.map((winner) => ({
      name: winner.name,
      shortName: winner.shortName,
      price: priceWords(winner).amount,
      con: textAt(winner, 'but'),
    })),
  };
}

/**
 * By name, the id of each shown laptop and when its price was seen. A separate file, because most sites do not need
 * it.
 */
export function showcaseSources(): Record<string, { id: string; seen: string }> {
  const { best, winners } = answers();
  return Object.fromEntries([best, ...winners].map(({ id, name, facts }) => [name, { id, seen: facts.priceDate }]));
}

/** @returns the facts that are known, in their order */
const keyFacts = (facts: Facts) =>
  [
    { label: 'Memoria', value: known(facts.ramGb, gigabytes) },
    { label: 'Disco', value: known(facts.storageGb, storage) },
    { label: 'Pantalla', value: known(facts.screenInches, inches) },
    { label: 'Peso', value: known(facts.weightKg, kilograms) },
    // An estimate: no shop publishes a comparable figure.
    { label: 'Batería', value: known(facts.batteryHours, (time) => `≈\u00A0${hours(time)}`) },
  ].flatMap(({ label, value }) => (value === null ? [] : [{ label, value }]));

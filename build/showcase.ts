/** Asks the engine for the landing page's example, formatted like a result card. */
import { textAt } from '../contract/card-statements.ts';
import { type Answers, NO_REQUIREMENTS } from '../contract/answers.ts';
import type { Computer } from '../contract/computer.ts';
import type { Facts } from '../contract/facts.ts';
import type { Showcase } from '../src/features/landing/showcase.ts';
import { gigabytes, hours, inches, kilograms, storage } from '#src/lib/figures.ts';
import { euros } from '../src/lib/euros.ts';
import { known } from '../src/lib/known.ts';
import { evidenceChips } from '../src/lib/evidence-words.ts';
import { priceWords } from '../src/lib/price-words.ts';
import type { Source } from './pages/source.ts';

const ANSWERS: Answers = {
  deviceType: 'laptop',
  purposes: ['office'],
  priorities: ['battery', 'weight'],
  budget: 900,
  requirements: NO_REQUIREMENTS,
};

const ASKED = ['Trabajo y estudio', 'Batería', 'Poco peso', `Hasta ${euros(ANSWERS.budget)}`];

/** The best laptop for each of these answers is shown with its «pero», no laptop or «pero» twice. */
const OTHER_ANSWERS: readonly Pick<Answers, 'purposes' | 'budget'>[] = [
  { purposes: ['gaming'], budget: 1300 },
  { purposes: ['gaming'], budget: 1100 },
  { purposes: ['office'], budget: 700 },
  { purposes: ['programming'], budget: 600 },
  { purposes: ['editing'], budget: 1800 },
  { purposes: ['office'], budget: 500 },
];
const OTHERS_SHOWN = 3;

export function showcase({ advisor, catalogue }: Pick<Source, 'advisor' | 'catalogue'>): Showcase {
  const [best] = advisor.recommend(ANSWERS).computers;
  if (!best) throw new Error('No laptop to show beside the headline');
  const firsts = OTHER_ANSWERS.flatMap((other) => advisor.recommend({ ...ANSWERS, ...other }).computers.slice(0, 1));
  const candidates = firsts.filter((first) => first.name !== best.name && textAt(first, 'but') !== '');
  const byBut = new Map(candidates.map((first) => [textAt(first, 'but'), first]));
  const byName = new Map([...byBut.values()].map((first) => [first.name, first]));
  // A second amount, the one a shop asked, would say nothing without its story.
  const seen = evidenceChips(best.facts, Date.parse(catalogue.date)).find(({ about }) => about === 'seen');
  return {
    ...shown(best),
    catalogueSize: catalogue.laptops.length,
    asked: ASKED,
    image: best.image,
    verdict: textAt(best, 'reason'),
    priceNote: [priceWords(best).parts, seen?.words].filter(Boolean).join(' · '),
    facts: keyFacts(best.facts),
    others: [...byName.values()].slice(0, OTHERS_SHOWN).map(shown),
  };
}

const shown = (computer: Computer) => ({
  id: computer.id,
  name: computer.name,
  shortName: computer.shortName,
  price: priceWords(computer).amount,
  seen: computer.facts.priceDate,
  but: textAt(computer, 'but'),
});

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

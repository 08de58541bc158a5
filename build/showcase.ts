/** Asks the engine for the landing page's example, formatted like a result card. */
import { textAt } from '#contract/card-statements.ts';
import { type Answers, NO_REQUIREMENTS } from '#contract/answers.ts';
import type { Facts } from '#contract/facts.ts';
import type { Showcase } from '#src/features/landing/showcase.ts';
import { gigabytes, hours, inches, kilograms, known, storage, euros } from '#src/lib/figures.ts';
import { evidenceChips } from '#src/lib/evidence-words.ts';
import { priceWords } from '#src/lib/price-words.ts';
import type { Source } from './pages/source.ts';

const ANSWERS: Answers = {
  deviceType: 'laptop',
  purposes: ['office'],
  priorities: ['battery'],
  budget: 700,
  requirements: NO_REQUIREMENTS,
};

const ASKED = ['Trabajo y estudio', 'Batería', `Hasta ${euros(ANSWERS.budget)}`];

export function showcase({ advisor, catalogue }: Pick<Source, 'advisor' | 'catalogue'>): Showcase {
  const [best] = advisor.recommend(ANSWERS).computers;
  if (!best?.fit) throw new Error('No laptop to show beside the headline');
  // A second amount, the one a shop asked, would say nothing without its story.
  const seen = evidenceChips(best.facts, Date.parse(catalogue.date)).find(({ about }) => about === 'seen');
  return {
    id: best.id,
    name: best.name,
    shortName: best.shortName,
    price: priceWords(best).amount,
    seen: best.facts.priceDate,
    but: textAt(best, 'but'),
    asked: ASKED,
    fit: best.fit,
    image: best.image,
    verdict: textAt(best, 'reason'),
    priceNote: [priceWords(best).parts, seen?.words].filter(Boolean).join(' · '),
    facts: keyFacts(best.facts),
  };
}

const ABOUT = '≈\u00A0';

/** @returns the facts that are known, in their order */
const keyFacts = (facts: Facts) =>
  [
    { label: 'Memoria', value: known(facts.ramGb, gigabytes) },
    { label: 'Disco', value: known(facts.storageGb, storage) },
    { label: 'Pantalla', value: known(facts.screenInches, inches) },
    {
      label: 'Peso',
      value: known(facts.weightKg, (kg) => (facts.estimated.includes('weightKg') ? ABOUT : '') + kilograms(kg)),
    },
    // An estimate: no shop publishes a comparable figure.
    { label: 'Batería', value: known(facts.batteryHours, (time) => ABOUT + hours(time)) },
  ].flatMap(({ label, value }) => (value === null ? [] : [{ label, value }]));

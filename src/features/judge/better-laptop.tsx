import { Link } from 'react-router-dom';
import { type Answers, needsNoWindows } from '#contract/answers.ts';
import { textAt } from '#contract/card-statements.ts';
import type { ReadComputer } from '#src/services/read-answer.ts';
import type { Judgement } from '#contract/judge.ts';
import { laptopName } from '#contract/laptop-name.ts';
import { comparePath, laptopPath } from '#src/config/paths.ts';
import { shopLink } from '#src/config/shop-link.ts';
import { encodeAnswers } from '#src/lib/answers-code.ts';
import { unbroken } from '#src/lib/unbroken.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { ShopButton } from '#src/ui/buy-link.tsx';
import { But } from '#src/ui/card.tsx';
import { Evidence, SeenAt } from '#src/ui/evidence.tsx';
import { Price } from '#src/ui/price.tsx';
import { sameWords } from './judgement.ts';
import { Versus } from './versus.tsx';

interface BetterProps extends Pick<Judgement, 'statements'> {
  better: ReadComputer;
  answers: Answers;
  /** Whether the judged one is a good buy too. */
  isGood: boolean;
  /** Whether the judged one has a price. */
  isPriced: boolean;
  /** Id of the judged one; `null` if it cannot be compared here. */
  judgedId: string | null;
}

const HEADINGS = {
  good: 'Nuestra primera opción',
  best: 'Mejor para ti',
  nearest: 'El que más se acerca',
  priced: 'Mejor por ese precio',
  unpriced: 'Compensa más',
} as const;

/** The better one, and what the judged one gains and loses against it. */
export function Better({ better, answers, statements, isGood, isPriced, judgedId }: BetterProps) {
  const ownsWindows = needsNoWindows(answers);
  const name = laptopName(better.name);
  const but = textAt(better, 'but');
  const heading = isGood
    ? 'good'
    : better.fit?.serves === false
      ? 'nearest'
      : better.role === 'best'
        ? 'best'
        : isPriced
          ? 'priced'
          : 'unpriced';
  return (
    <section className="grid grid-cols-1 gap-2 border-t border-line pt-4">
      <h3 className="text-lg">
        <span>{`${HEADINGS[heading]}:`}</span>{' '}
        <Link to={laptopPath(better.id)} className="underline underline-offset-4">
          {name}
        </Link>
      </h3>
      {better.brief !== '' && <p className="text-sm text-muted">{unbroken(better.brief)}</p>}
      <Price computer={better} ownsWindows={ownsWindows} className="font-semibold" />
      <SeenAt computer={better} />
      <Evidence facts={better.facts} without={['seen', ownsWindows && 'system']} onlySurprises />
      {but !== '' && <But text={but} />}
      <Versus title={`Frente al ${name}`} lead="El que valoras, frente a él:" statements={statements} />
      {judgedId !== null && (
        <ButtonLink
          variant="text"
          to={`${comparePath([better.id, judgedId])}#${encodeAnswers(answers)}`}
          className="no-print"
        >
          Comparar los dos
        </ButtonLink>
      )}
    </section>
  );
}

/** The judged one itself, where a shop of Spain had it for less. */
export function SameForLess({ same, answers }: { same: ReadComputer; answers: Answers }) {
  const link = shopLink(same.link);
  return (
    <section className="grid grid-cols-1 justify-items-start gap-2 border-t border-line pt-4">
      <h3 className="text-lg">{unbroken(sameWords(same, needsNoWindows(answers)))}</h3>
      {link !== null && <ShopButton href={link} seen={same.facts} variant="secondary" />}
    </section>
  );
}

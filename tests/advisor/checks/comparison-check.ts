/**
 * Checks a comparison of chosen laptops: which of them meet the requirements, what they lack, and which one leads by
 * how much.
 */
import { isDeepStrictEqual } from 'node:util';
import { needsOf } from '#advisor/needs.ts';
import type { Answers } from '#contract/answers.ts';
import { canDo, fieldOf } from '#guarantees/benefit.ts';
import { changeHolds, clearGains, gainIn } from '#guarantees/change-check.ts';
import { shortfallHolds } from '#guarantees/shortfall-check.ts';
import type { Fixture } from '#guarantees/fixture.ts';
import { holds } from '#guarantees/statement-check.ts';
import { asPaid, failures } from '#guarantees/oracle.ts';
import { placeProblems } from '#guarantees/place-check.ts';

/** @param like chooses the laptops */
export function comparisonProblems(
  { engine, laptops }: Pick<Fixture, 'engine' | 'laptops'>,
  answers: Answers,
  like: readonly number[],
): string[] {
  const ids = like.map((one) => laptops[one % laptops.length]?.id ?? '');
  const compared = engine.compare({ userInput: answers, ids });
  const { cards } = engine.recommend(answers);
  const needs = needsOf(answers);
  const field = fieldOf(laptops, answers);
  const paid = compared.laptops.map(({ laptop }) => asPaid(laptop, answers));
  const isNamed = compared.laptops.map(({ laptop }) => laptop.id).join() === [...new Set(ids)].join();
  const able = paid.filter((laptop) => failures(laptop, answers).length === 0 && canDo(laptop, answers));
  const isBest =
    compared.best === null ? paid.length < 2 || able.length === 0 : able.some(({ id }) => id === compared.best?.id);
  const problems = compared.laptops.flatMap(({ laptop: { id }, qualifies, shortfall, but, leads }, index) => {
    const laptop = paid[index];
    if (!laptop) return [`unknown: ${id}`];
    const meets = failures(laptop, answers).length === 0;
    const isShort =
      (shortfall !== null) === (meets && !canDo(laptop, answers)) &&
      (!shortfall || shortfallHolds(shortfall, laptop, answers, 1));
    const others = paid.filter((one) => one !== laptop);
    const isBut = (but !== null) === (meets && canDo(laptop, answers));
    // On its own card it may refer to the others.
    const own = cards.find((card) => card.laptop.id === id);
    const onCard = own?.statements.find(({ place }) => place === 'but');
    const stated = { field, needs, laptop, best: laptop, others: [] };
    const isTrue = !but || isDeepStrictEqual(but, onCard) || holds(but.statement, stated);
    const wrong = compared.places.filter(({ criterion, places }, row) => {
      const lead = leads[row];
      if (!lead) return false;
      const isBeaten = others.some((other) => clearGains(other, laptop, [criterion], needs).length > 0);
      const smaller = others.filter(
        (other) =>
          clearGains(laptop, other, [criterion], needs).length > 0 &&
          (gainIn(criterion, laptop, other, needs) ?? 0) < lead.gain - 1e-6,
      );
      return (
        lead.criterion !== criterion ||
        lead.gain <= 0 ||
        !others.some((other) => changeHolds(lead, laptop, other, needs)) ||
        isBeaten ||
        smaller.length > 0 ||
        places.some(({ at }) => at === null)
      );
    });
    return [
      ...(qualifies === meets ? [] : [`${id} qualifies: ${qualifies}`]),
      ...(isShort ? [] : [`${id}: what it lacks`]),
      ...(isBut && isTrue ? [] : [`${id}: its drawback`]),
      ...wrong.map(({ criterion }) => `${id} leads in ${criterion}`),
    ];
  });
  return [
    ...(isNamed ? [] : [`compared: ${compared.laptops.length}`]),
    ...(isBest ? [] : [`best: ${compared.best?.id}`]),
    ...problems,
    ...placeProblems(compared.places, paid, answers.budget, needs),
  ];
}

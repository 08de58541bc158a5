import { spanishList } from '#contract/spanish-text.ts';
import { laptopName } from '#contract/laptop-name.ts';
import type { ReadComputer } from '#src/services/read-answer.ts';
import type { StoredRecommendations } from '#src/services/storage-schemas.ts';

type Shown = Pick<StoredRecommendations, 'computers' | 'caution'>;

interface ChangeWords {
  /** What became of the best laptop, in one or two lines on a phone. */
  best: string;
  /** Names laptops that came or went; empty if none did. */
  others: string;
}

export function changeWords(before: Shown, after: Shown): ChangeWords {
  const [best] = after.computers;
  if (!best) return { best: 'Ningún portátil cumple eso.', others: '' };
  const names = namesOf([...before.computers, ...after.computers]);
  const without = (some: Shown, others: readonly ReadComputer[]) =>
    some.computers.filter(({ id }) => others.every((other) => other.id !== id)).map(({ id }) => names.get(id) ?? '');
  const stays = before.computers[0]?.id === best.id && !before.caution;
  const first = `${stays ? 'La mejor opción sigue siendo' : 'Ahora gana'} ${names.get(best.id)}.`;
  // A new winner is not named twice.
  const came = without(after, after.caution ? before.computers : [best, ...before.computers]);
  const moves = [
    moveWords('Entra', came),
    moveWords(came.length > 0 ? 'sale' : 'Sale', without(before, after.computers)),
  ];
  const moved = moves.filter((words) => words !== '').join(', ');
  return { best: after.caution ? 'Ninguno llega a lo que pides.' : first, others: moved && `${moved}.` };
}

/** Short names; the whole ones of different laptops that share one. */
function namesOf(computers: readonly ReadComputer[]): Map<string, string> {
  return new Map(
    computers.map(({ id, name, shortName }) => {
      const isShared = computers.some((other) => other.shortName === shortName && other.id !== id);
      return [id, isShared ? laptopName(name) : shortName];
    }),
  );
}

const moveWords = (verb: string, names: readonly string[]): string =>
  names.length === 0 ? '' : `${verb}${names.length > 1 ? 'n' : ''} ${spanishList(names)}`;

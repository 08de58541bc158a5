import { laptopName } from '#contract/laptop-name.ts';
import type { StoredRecommendations } from '#src/services/remembered.ts';
import { shortNames } from '../glance/short-names.ts';

type Shown = Pick<StoredRecommendations, 'computers' | 'caution'>;

/** @returns what turning has changed: whether the best is another, who came and who left */
export function changeWords(before: Shown, after: Shown): string {
  const [best] = after.computers;
  if (!best) return 'Ningún portátil cumple eso.';
  const all = new Map([...before.computers, ...after.computers].map(({ id, name }) => [id, laptopName(name)]));
  const short = shortNames([...all.values()]).map((name) => name.short);
  const names = new Map([...all.keys()].map((id, index) => [id, short[index]]));
  const without = (some: Shown, others: Shown) =>
    some.computers
      .filter(({ id }) => others.computers.every((other) => other.id !== id))
      .map(({ id }) => names.get(id));
  const moves = [moveWords('Entra', without(after, before)), moveWords('sale', without(before, after))];
  return [firstWords(), sentence(moves.filter((words) => words !== '').join(', '))].filter(Boolean).join(' ');

  function firstWords(): string {
    if (after.caution) return 'Ninguno llega a lo que pides.';
    const stays = before.computers[0]?.id === best?.id && !before.caution;
    return `${stays ? 'La mejor opción sigue siendo' : 'Ahora gana'} ${names.get(best?.id ?? '')}.`;
  }
}

const moveWords = (verb: string, names: readonly (string | undefined)[]): string =>
  names.length === 0
    ? ''
    : `${verb}${names.length > 1 ? 'n' : ''} ${LIST.format(names.filter((name) => name !== undefined))}`;

const LIST = new Intl.ListFormat('es');

const sentence = (words: string): string => words && `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;

import { laptopName } from '#contract/laptop-name.ts';
import type { ShownComputer } from '#contract/shown-computer.ts';
import type { ShownTargetRow } from '#contract/target.ts';
import { totalPrice } from '#src/lib/price-words.ts';

/** A lead in a smaller share of the repetitions counts as a tie. */
const LEAD = 0.6;
const ALMOST_ALWAYS = 0.975;

/** @returns how sure the first place is, in a sentence; `''` if that is not known */
export function confidenceWords([first, second]: readonly ShownComputer[]): string {
  if (!first?.confidence || !second) return '';
  return `La mejor opción gana en ${often(first.confidence.first)} repeticiones con los datos movidos dentro de su error.`;
}

/** Twice the standard deviation of a share of 100 repetitions. */
const SCATTER = 0.1;

/** The largest differences from the first of laptops that are called alike: a share of its price, and of a target's row. */
const ALIKE = { price: 0.1, row: 0.15 } as const;

const isNear = (one: number | null, own: number | null, most: number): boolean =>
  one !== null && own !== null && Math.abs(one - own) <= most;

/** Whether the others cost as much as the first, and come as near to what was asked in every row. */
function areAlike([first, ...others]: readonly ShownComputer[], target: readonly ShownTargetRow[]): boolean {
  const paid = first ? totalPrice(first) : null;
  return (
    paid !== null &&
    others.every((other) => isNear(totalPrice(other), paid, ALIKE.price * paid)) &&
    target.every(({ points: [own, ...rest] }) => rest.every(({ at }) => isNear(at, own?.at ?? null, ALIKE.row)))
  );
}

export interface Lead {
  text: string;
  isTie: boolean;
}

/**
 * @returns the confidence as the first laptop's role: «Mejor opción 8 de cada 10 veces», «Empate técnico con el Dell»
 */
export function leadOf(computers: readonly ShownComputer[], target: readonly ShownTargetRow[]): Lead {
  const [first, ...others] = computers;
  if (!first?.confidence || others.length === 0) return { text: 'Mejor opción', isTie: false };
  const { first: share, tiedWith } = first.confidence;
  if (share >= LEAD) return { text: `Mejor opción ${often(share)} veces`, isTie: false };
  const brands = computers.map(({ name }) => laptopName(name).split(' ', 1)[0]?.replace('Apple', 'MacBook'));
  // For laptops of the same brand, the number of the point is the shortest name.
  const names = computers.flatMap(({ id }, index) => {
    if (index === 0 || !tiedWith.includes(id)) return [];
    const isOnly = brands.indexOf(brands[index]) === brands.lastIndexOf(brands[index]);
    return isOnly ? `el ${brands[index]}` : `la opción ${index + 1}`;
  });
  if (names.length > 0) return { text: `Empate técnico con ${names.join(' y ')}`, isTie: true };
  // Another laptop may win more often and not be first, because its data are less reliable.
  const isBeaten = others.some(({ confidence }) => (confidence?.first ?? 0) > share + SCATTER);
  const how = isBeaten
    ? 'con datos fiables'
    : areAlike(computers, target)
      ? 'entre parecidas'
      : `${often(share)} veces`;
  return { text: `Mejor opción ${how}`, isTie: false };
}

/** «8 de cada 10»; 0 and 10 are only for shares of exactly 0 and 1. */
function often(share: number): string {
  if (share >= ALMOST_ALWAYS) return 'casi todas las';
  const tenths = Math.min(9, Math.round(share * 10));
  if (tenths === 0) return 'menos de 1 de cada 10';
  return `${share < LEAD && tenths >= LEAD * 10 ? 'casi ' : ''}${tenths} de cada 10`;
}

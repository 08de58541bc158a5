import { laptopName } from '#contract/laptop-name.ts';
import type { ShownComputer } from '#contract/shown-computer.ts';

/** A lead that holds less often is no lead. */
const LEAD = 0.6;
const ALMOST_ALWAYS = 0.975;

const REPEATED = 'repeticiones con los datos movidos dentro de su error.';

/** @returns how sure the first of an answer's laptops is, in a sentence; nothing where that is not known */
export function confidenceWords([first, ...others]: readonly ShownComputer[]): string {
  if (!first?.confidence || others.length === 0) return '';
  const { first: share, tiedWith } = first.confidence;
  const wins = `mejor opción gana en ${often(share)} ${REPEATED}`;
  if (share >= LEAD) return `La ${wins}`;
  const names = others.filter(({ id }) => tiedWith.includes(id)).map(({ name }) => laptopName(name));
  return `Empate técnico con ${names.length === 0 ? 'otros' : names.join(' y con ')}: la ${wins}`;
}

/** «8 de cada 10»; neither never nor always is said of what is only nearly so. */
function often(share: number): string {
  if (share >= ALMOST_ALWAYS) return 'casi todas las';
  const tenths = Math.min(9, Math.round(share * 10));
  if (tenths === 0) return 'menos de 1 de cada 10';
  return `${share < LEAD && tenths >= LEAD * 10 ? 'casi ' : ''}${tenths} de cada 10`;
}

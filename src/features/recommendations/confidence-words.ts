import { laptopName } from '#contract/laptop-name.ts';
import type { ShownComputer } from '#contract/shown-computer.ts';

/** A lead that holds less often is no lead. */
const LEAD = 0.6;
const ALMOST_ALWAYS = 0.975;

const TIE = 'Empate técnico con';
const REPEATED = 'repeticiones con los datos movidos dentro de su error.';

/** @returns how sure the first of an answer's laptops is, in a sentence; nothing where that is not known */
export function confidenceWords([first, ...others]: readonly ShownComputer[]): string {
  if (!first?.confidence || others.length === 0) return '';
  const { first: share, tiedWith } = first.confidence;
  const wins = `mejor opción gana en ${often(share)} ${REPEATED}`;
  if (share >= LEAD) return `La ${wins}`;
  const names = others.filter(({ id }) => tiedWith.includes(id)).map(({ name }) => laptopName(name));
  return `${TIE} ${names.length === 0 ? 'otros' : names.join(' y con ')}: la ${wins}`;
}

/** @returns the same as the role of the first: «Mejor opción · gana 8 de cada 10 veces», «Empate técnico con el Dell» */
export function leadWords(computers: readonly ShownComputer[]): string {
  const [first] = computers;
  if (!first?.confidence || computers.length === 1) return 'Mejor opción';
  const { first: share, tiedWith } = first.confidence;
  if (share >= LEAD) return `Mejor opción · gana ${share >= ALMOST_ALWAYS ? 'casi siempre' : `${often(share)} veces`}`;
  const brands = computers.map(({ name }) => laptopName(name).split(' ', 1)[0]?.replace('Apple', 'MacBook'));
  // Of the same brand nothing is as short as the number of its point.
  const names = computers.flatMap(({ id }, index) => {
    if (index === 0 || !tiedWith.includes(id)) return [];
    const isOnly = brands.filter((brand) => brand === brands[index]).length === 1;
    return isOnly ? `el ${brands[index]}` : `la opción ${index + 1}`;
  });
  return names.length === 0 ? 'Mejor opción entre parecidas' : `${TIE} ${names.join(' y ')}`;
}

export const isTie = (lead: string): boolean => lead.startsWith(TIE);

/** «8 de cada 10»; neither never nor always is said of what is only nearly so. */
function often(share: number): string {
  if (share >= ALMOST_ALWAYS) return 'casi todas las';
  const tenths = Math.min(9, Math.round(share * 10));
  if (tenths === 0) return 'menos de 1 de cada 10';
  return `${share < LEAD && tenths >= LEAD * 10 ? 'casi ' : ''}${tenths} de cada 10`;
}

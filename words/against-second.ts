/** The first two cards against each other. */
import type { AgainstSecond, OtherCard } from '../advisor/explain/statements.ts';
import type { Laptop } from '../catalogue/laptop.ts';
import { spanishNumber } from '../contract/spanish-figures.ts';
import { about, formatKilograms, formatMemory } from './format.ts';
import type { Clause } from './first-line-clauses.ts';

/**
 * How the first card differs from the second: «tiene mejor procesador», «aguanta 2 h menos» («que el ASUS»).
 *
 * @param isAhead whether the first card is the better one
 */
export function againstSecondClause({ change }: AgainstSecond, isAhead: boolean): Clause {
  const [more, less, better] = isAhead ? ['más', 'menos', 'mejor'] : ['menos', 'más', 'peor'];
  switch (change.criterion) {
    case 'cpu':
      return ['tiene', `${better} procesador`];
    case 'gpu':
    case 'creation':
      return ['tiene', `${better} gráfica`];
    case 'ram':
      return [
        'tiene',
        change.form === 'amount' ? `${formatMemory(change.amount)} ${more} de memoria` : `${more} memoria`,
      ];
    case 'storage':
      return ['tiene', `${more} espacio`];
    case 'pixels':
      return ['tiene', `pantalla ${more} nítida`];
    case 'refresh':
      return ['tiene', `pantalla ${more} fluida`];
    case 'panel':
      return ['tiene', `${better} pantalla`];
    case 'battery':
      return ['aguanta', `${spanishNumber(change.amount)} h ${more}`];
    case 'weight':
      return ['pesa', `${about(change.laptop, 'weightKg')}${formatKilograms(change.amount)} ${less}`];
    case 'silence':
      return ['se', `oye ${less} con carga`];
    case 'build':
      return ['está', `${better} construido`];
    case 'size':
      return change.isLarger
        ? ['tiene', `pantalla más ${isAhead ? 'grande' : 'pequeña'}`]
        : ['es', `más ${isAhead ? 'pequeño' : 'grande'}`];
    case 'price':
      return ['cuesta', less];
    default:
      return change satisfies never;
  }
}

/** «MacBook» says more than «Apple». */
const brandWord = ({ brand }: Laptop): string => (brand === 'Apple' ? 'MacBook' : brand);

/** «el ASUS», «la opción 2» */
export const otherName = ({ laptop, option, hasOwnBrand }: OtherCard): string =>
  hasOwnBrand ? `el ${brandWord(laptop)}` : `la opción ${option}`;

import { laptopName } from '#contract/laptop-name.ts';
import type { StoredRecommendations } from '#src/services/storage-schemas.ts';

type Shown = Pick<StoredRecommendations, 'computers' | 'caution'>;

/** @returns what became of the best laptop */
export function changeWords(before: Shown, after: Shown): string {
  const [best] = after.computers;
  if (!best) return 'Ningún portátil cumple eso.';
  if (after.caution) return 'Ninguno llega a lo que pides.';
  const stays = before.computers[0]?.id === best.id && !before.caution;
  const others = [...before.computers, ...after.computers].filter(({ id }) => id !== best.id);
  // The whole name where another laptop has the same short one.
  const name = others.some(({ shortName }) => shortName === best.shortName) ? laptopName(best.name) : best.shortName;
  return `${stays ? 'La mejor opción sigue siendo' : 'Ahora gana'} ${name}.`;
}

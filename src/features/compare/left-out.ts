import { COMPARED } from '#contract/compared-count.ts';
import type { Asked } from './asked-ids.ts';

const NAMED_MAX = 3;
const NAME_MAX_LENGTH = 80;

/** @returns which of the laptops that were asked for are not compared, and why; empty for none */
export function leftOutWords({
  strange,
  unknown,
  tooMany,
}: Omit<Asked, 'ids'> & { unknown: readonly string[] }): string {
  const notFound = [...unknown, ...strange];
  return [
    notFound.length > 0 && `No ${notFound.length === 1 ? 'está' : 'están'} en el catálogo: ${named(notFound)}.`,
    tooMany > 0 &&
      `Se comparan ${COMPARED.max} a la vez: ${tooMany === 1 ? 'queda 1 fuera' : `quedan ${tooMany} fuera`}.`,
  ]
    .filter(Boolean)
    .join(' ');
}

function named(ids: readonly string[]): string {
  const names = ids.slice(0, NAMED_MAX).map((id) => `«${shortened(id)}»`);
  const others = ids.length - names.length;
  return others > 0 ? `${names.join(', ')} y ${others} más` : names.join(', ');
}

const shortened = (id: string): string => (id.length > NAME_MAX_LENGTH ? `${id.slice(0, NAME_MAX_LENGTH)}…` : id);

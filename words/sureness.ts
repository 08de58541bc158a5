import type { Sureness } from '../contract/confidence.ts';
import { formatList } from './format.ts';
import type { ShortNames } from './short-names.ts';

/** «clara», «ajustada», «empate con el HP Victus 15 y el Lenovo LOQ 15» */
export function surenessInWords({ kind, tiedWith }: Pick<Sureness, 'kind' | 'tiedWith'>, names: ShortNames): Sureness {
  const others = formatList(tiedWith.map((id) => `el ${names.get(id) ?? id}`));
  const text = { clear: 'clara', close: 'ajustada', tie: `empate con ${others}` }[kind];
  return { kind, tiedWith, text };
}

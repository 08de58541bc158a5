/** What a laptop's system means to a buyer, and what Windows costs where it is missing. */
import type { System } from '../catalogue/derive/laptop-kind.ts';
import type { Laptop } from '../catalogue/laptop.ts';
import type { Statement } from '../advisor/explain/statements.ts';
import { formatEuros } from './format.ts';
import { SYSTEM_NAMES } from './nouns.ts';

const SYSTEM_SENTENCES: Readonly<Record<System, string>> = {
  windows: '',
  'windows-arm': 'Usa Windows para ARM: algún programa, impresora o lector antiguo puede no ir.',
  macOS: 'Usa macOS: comprueba que tus programas existen para Mac.',
  linux: 'Usa Linux: Microsoft 365 y muchos programas comerciales no existen para él.',
  chromeos: 'Usa ChromeOS: solo admite páginas web y aplicaciones de Android.',
  // Those who own Windows, or ask for no system, know it.
  none: 'Viene sin sistema: Linux lo instalas tú.',
  unknown: 'La tienda no dice qué sistema trae: compruébalo.',
};

const SYSTEM_SENTENCES_FOR_GAMES: Readonly<Partial<Record<System, string>>> = {
  'windows-arm': 'Usa Windows para ARM: muchos juegos no funcionan en él.',
  macOS: 'Usa macOS: muchos juegos no existen para Mac.',
  linux: 'Usa Linux: algunos juegos en línea no funcionan en él.',
};

/** On a card. */
export function systemSentence({ system, games }: Statement<'system'>, { cost }: Laptop): string {
  // Every comparison includes the licence, even if the displayed price does not.
  if (system === 'none' && cost.licenceEur > 0)
    return `Viene sin Windows: contamos ${formatEuros(cost.licenceEur)} por él.`;
  return (games ? SYSTEM_SENTENCES_FOR_GAMES[system] : undefined) ?? SYSTEM_SENTENCES[system];
}

/** «con macOS», «sin sistema operativo» */
export const systemText = (system: Exclude<System, 'unknown'>): string =>
  system === 'none' ? 'sin sistema operativo' : `con ${SYSTEM_NAMES[system]}`;

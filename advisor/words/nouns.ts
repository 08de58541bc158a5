/** Spanish words for answers and attributes, as they appear inside a sentence. */
import type { Answers, Priority, Purpose } from '../../contract/answers.ts';
import { OS_NAMES } from '../../contract/facts.ts';
import type { System } from '../../catalogue/derive/laptop-kind.ts';
import type { Laptop } from '../../catalogue/laptop.ts';
import type { Attribute } from '../attributes.ts';
import { formatList } from './format.ts';

export const PURPOSE_WORDS: Readonly<Record<Purpose, string>> = {
  office: 'trabajar y estudiar',
  editing: 'editar vídeo',
  design: 'diseñar',
  programming: 'programar',
  casualgaming: 'jugar de vez en cuando',
  gaming: 'jugar a lo último',
};

export const PRIORITY_WORDS: Readonly<Record<Priority, string>> = {
  screen: 'la pantalla',
  battery: 'la autonomía',
  weight: 'la portabilidad',
  graphics: 'la potencia gráfica',
  silence: 'el silencio',
  build: 'la calidad de construcción',
};

export const ATTRIBUTE_NOUNS: Readonly<Record<Attribute, string>> = {
  cpu: 'el procesador',
  gpu: 'la gráfica para juegos',
  creation: 'la gráfica para editar',
  ram: 'la memoria',
  storage: 'el almacenamiento',
  pixels: 'la resolución',
  refresh: 'el refresco de la pantalla',
  panel: 'el tipo de panel',
  weight: 'el peso',
  battery: 'la autonomía',
  silence: 'el silencio',
  build: 'la construcción',
};

export const SYSTEM_NAMES: Readonly<Record<Exclude<System, 'unknown' | 'none'>, string>> = {
  ...OS_NAMES,
  'windows-arm': 'Windows para ARM',
};

export const PANEL_NAMES: Readonly<Record<NonNullable<Laptop['panel']>, string>> = {
  tn: 'TN',
  va: 'VA',
  ips: 'IPS',
  'mini-led': 'mini-LED',
  oled: 'OLED',
};

export const purposeList = ({ purposes }: Answers): string =>
  formatList([...new Set(purposes)].map((purpose) => PURPOSE_WORDS[purpose]));

export const priorityList = ({ priorities }: Answers): string =>
  formatList([...new Set(priorities)].map((priority) => PRIORITY_WORDS[priority]));

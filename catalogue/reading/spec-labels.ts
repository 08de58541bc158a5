import { anyOf } from './patterns.ts';

/** Lower-case labels of the details that are read; of several with one meaning the first applies. */
export const DETAIL_LABELS = {
  cpu: /^(procesador|cpu|modelo (del? )?procesador|processor|processeur)$|^proces+ador/,
  gpu: /gr[aá]fic|^gpu|graphics/,
  ram: new RegExp(
    `^(${anyOf`
      memoria( ram)?, ram, capacidad (de )?(la )?(memoria )?ram, memoria interna, memory, mem[óò]ria( ram)?,
      m[ée]moire( vive| ram)?
    `})$|mem[oóò]ria ram`,
  ),
  storage:
    /almacenamiento|disco duro|^ssd$|storage|stockage|armazenamento|emmagatzematge|^disco$|capacidad (del? )?(ssd|disco)/,
  inches:
    /pulgadas|diagonal|tama[nñ]o (de (la )?)?pantalla|screen size|polegadas|polzades|^(pantalla|ecr[ãa]|screen|display|[ée]cran)$/,
  os: /sistema operati[vu]o?|syst[èe]me d.exploitation|operating system|^so$/,
} as const;

/** Google's limit; longer labels are prose. */
const LABEL_MAX_LETTERS = 140;

export const isReadDetail = (label: string): boolean =>
  label.length <= LABEL_MAX_LETTERS && Object.values(DETAIL_LABELS).some((pattern) => pattern.test(label));

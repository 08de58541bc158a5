/** What the site says of each use, all in one record: a new one is a row here. */
import type { Purpose } from '#contract/answers.ts';

/** Of a card in the form. */
export interface CardWords {
  label: string;
  detail: string;
  /** The path of its sign, in a square of 24. */
  drawing: string;
}

export interface PurposeWords extends CardWords {
  /** Within a sentence. */
  inALine: string;
  /** «Portátil para …» */
  guide: string;
  /** Part of the addresses of its guides: never changes. */
  slug: string;
  /** What no data tell, and a visitor should look at in the shop. */
  unseen: readonly string[];
}

/** The games named are those whose published requirements made the needs (`advisor/needs/needs-table.ts`). */
export const PURPOSE_WORDS: Readonly<Record<Purpose, PurposeWords>> = {
  office: {
    label: 'Trabajo/Estudio',
    detail: 'Clases, documentos, y en casa: internet, banco, fotos y llamadas',
    drawing: 'M6 3.5h8l4 4v13H6zM14 3.5v4h4M9 12h6M9 16h4',
    inALine: 'trabajo y estudio',
    guide: 'trabajar y estudiar',
    slug: 'trabajo-y-estudio',
    unseen: ['la cámara', 'el teclado'],
  },
  editing: {
    label: 'Edición de Vídeo',
    detail: 'Montar, corregir el color y exportar',
    drawing: 'M3.5 4.5h17v10.5h-17zM10.3 7.3l4.4 2.5-4.4 2.5zM3.5 19h17M8 17.3v3.4',
    inALine: 'edición de vídeo',
    guide: 'editar vídeo',
    slug: 'edicion-de-video',
    unseen: ['el brillo (400 nits o más)', 'los puertos'],
  },
  design: {
    label: 'Diseño Gráfico',
    detail: 'Foto, ilustración y planos; para 3D, valora Gráfica',
    drawing: 'M5 17.5C5 11 11 5 17.5 5M3.3 17.5h3.4v3.2H3.3zM17.5 3.3h3.2v3.4h-3.2zM5 13V5h8',
    inALine: 'diseño gráfico',
    guide: 'diseño gráfico',
    slug: 'diseno-grafico',
    unseen: ['el brillo (400 nits o más)', 'los puertos'],
  },
  programming: {
    label: 'Programación',
    detail: 'Compilar, contenedores, muchas ventanas',
    drawing: 'M8.5 7.5L4 12l4.5 4.5M15.5 7.5L20 12l-4.5 4.5M13.5 5l-3 14',
    inALine: 'programación',
    guide: 'programar',
    slug: 'programacion',
    unseen: ['el teclado', 'los puertos'],
  },
  casualgaming: {
    label: 'Gaming Casual',
    detail: 'Fortnite, Minecraft, LoL y similares',
    drawing:
      'M7.5 7.5h9a5 5 0 0 1 4.9 5.7l-.5 3a2.2 2.2 0 0 1-3.9 1L15.5 15h-7L7 17.2a2.2 2.2 0 0 1-3.9-1l-.5-3a5 5 0 0 1 ' +
      '4.9-5.7zM8 9.7v3M6.5 11.2h3M15 12.2v.01M17.3 10.2v.01',
    inALine: 'gaming casual',
    guide: 'juegos populares',
    slug: 'juegos-populares',
    unseen: ['el teclado', 'los puertos'],
  },
  gaming: {
    label: 'Gaming Intensivo',
    detail: 'Cyberpunk 2077, Alan Wake\u00A02 y otros',
    drawing:
      'M12.2 3c.6 3.6 5.3 5.4 5.3 10.6a5.5 5.5 0 0 1-11 0c0-2.1 1-3.7 2.1-4.8.3 1.9 1 2.8 1.9 3.3C12.4 10 11.3 6.2 12.2 3z',
    inALine: 'gaming intensivo',
    guide: 'juegos actuales',
    slug: 'juegos',
    unseen: ['el teclado', 'los puertos'],
  },
};

/** Euros. */
export const GUIDE_BUDGETS = [500, 700, 1000, 1500, 2000] as const;

/** @returns «juegos-1000» */
export const guideSlug = ({ slug }: PurposeWords, budget: number): string => `${slug}-${budget}`;

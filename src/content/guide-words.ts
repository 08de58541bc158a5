/** The subjects of the guides, in words and addresses; the form's labels are in answer-words.ts. */
import type { Purpose } from '#contract/answers.ts';

/** Euros. */
export const GUIDE_BUDGETS = [500, 700, 1000, 1500, 2000] as const;

interface UseWords {
  /** Part of the address: never changes. */
  slug: string;
  /** «Portátil para …» */
  use: string;
  detail: string;
}

export const GUIDE_USES: Readonly<Record<Purpose, UseWords>> = {
  office: { slug: 'trabajo-y-estudio', use: 'trabajar y estudiar', detail: 'Documentos, clases, correo y vídeos' },
  editing: { slug: 'edicion-de-video', use: 'editar vídeo', detail: 'Montar, corregir el color y exportar' },
  design: { slug: 'diseno-grafico', use: 'diseño gráfico', detail: 'Foto, ilustración y maquetación' },
  programming: { slug: 'programacion', use: 'programar', detail: 'Compilar, contenedores, muchas ventanas' },
  casualgaming: { slug: 'juegos-populares', use: 'juegos populares', detail: 'Fortnite, Minecraft, LoL y similares' },
  gaming: { slug: 'juegos', use: 'juegos actuales', detail: 'Cyberpunk 2077, Alan Wake 2 y otros' },
};

/** @returns «juegos-1000» */
export const guideSlug = (purpose: Purpose, budget: number): string => `${GUIDE_USES[purpose].slug}-${budget}`;

/** The series of graphics, all in one table: a new one is a row here, and its chips are rows of `catalogue/derive/gpus.json`. */

interface Series {
  id: string;
  /** Of integrated graphics the maker. */
  name: string;
  /** A series meets the requirement of an older one of its line; those of other kinds meet only their own. */
  kind: 'integrated' | 'nvidia' | 'amd' | 'other';
  /** The year in which laptops with it went on sale; `null` where the processor tells it. */
  year: number | null;
  /** Whether the questionnaire has it. */
  isOption: boolean;
}

/** In the order of the questionnaire; those of one line are ordered from the oldest. */
export const GRAPHICS_SERIES = [
  { id: 'integrated_intel', name: 'Intel', kind: 'integrated', year: null, isOption: true },
  { id: 'integrated_amd', name: 'AMD', kind: 'integrated', year: null, isOption: true },
  { id: 'nvidia_gtx16', name: 'NVIDIA GTX 16', kind: 'nvidia', year: 2019, isOption: true },
  { id: 'nvidia_rtx20', name: 'NVIDIA RTX 20', kind: 'nvidia', year: 2019, isOption: false },
  { id: 'nvidia_rtx30', name: 'NVIDIA RTX 30', kind: 'nvidia', year: 2021, isOption: true },
  { id: 'nvidia_rtx40', name: 'NVIDIA RTX 40', kind: 'nvidia', year: 2023, isOption: true },
  { id: 'amd_rx6000', name: 'AMD RX 6000', kind: 'amd', year: 2021, isOption: true },
  { id: 'amd_rx7000', name: 'AMD RX 7000', kind: 'amd', year: 2023, isOption: true },
  { id: 'nvidia_rtx50', name: 'NVIDIA RTX 50', kind: 'nvidia', year: 2025, isOption: true },
  { id: 'nvidia_pro', name: 'NVIDIA profesional', kind: 'other', year: null, isOption: false },
  { id: 'intel_arc', name: 'Intel Arc', kind: 'other', year: 2022, isOption: false },
  { id: 'integrated_apple', name: 'Apple', kind: 'integrated', year: null, isOption: true },
  { id: 'integrated_qualcomm', name: 'Qualcomm', kind: 'integrated', year: null, isOption: true },
] as const satisfies readonly Series[];

type Row = (typeof GRAPHICS_SERIES)[number];
export type GpuSeries = Row['id'];
export const GPU_SERIES = GRAPHICS_SERIES.map(({ id }) => id);

export type GraphicsOption = Extract<Row, { isOption: true }>['id'];
const OPTIONS = GRAPHICS_SERIES.filter((row): row is Extract<Row, { isOption: true }> => row.isOption);
export const GRAPHICS_OPTIONS: readonly GraphicsOption[] = OPTIONS.map(({ id }) => id);

/** Series of one line, oldest first: a newer one meets the requirement of an older one. */
export const GPU_LADDERS: readonly (readonly GpuSeries[])[] = (['nvidia', 'amd'] as const).map((line) =>
  GRAPHICS_SERIES.filter(({ kind }) => kind === line).map(({ id }) => id),
);

/** @returns a record of all options of the questionnaire, such as of their words */
export function ofGraphicsOptions<T>(make: (series: Series) => T): Readonly<Record<GraphicsOption, T>> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys are exactly those of the options
  return Object.fromEntries(OPTIONS.map((series) => [series.id, make(series)])) as Record<GraphicsOption, T>;
}

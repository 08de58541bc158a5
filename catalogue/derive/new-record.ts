import type { LaptopRecord } from '../laptop-record.ts';
import { formFactorOf } from './form-factor.ts';
import { integratedGraphics, matchCpu, matchGpu, modelYearOf } from './match-chip.ts';

const UNKNOWN = {
  partNumber: null,
  resolution: null,
  refreshHz: null,
  panel: null,
  weightKg: null,
  batteryWh: null,
  priceUrl: null,
  rating: null,
  marketId: null,
} as const;

/** What a row of a feed or an advert says. Without named graphics they are the processor's. */
type Said = Omit<LaptopRecord, keyof typeof UNKNOWN | 'formFactor' | 'year' | 'priceBasis'> & Partial<LaptopRecord>;

/** @returns the record of a laptop that a Spanish shop or a person offers, with its form and year by its chips */
export function newRecord(said: Said): LaptopRecord {
  const { brand, cpu } = said;
  const matchedCpu = cpu === null ? null : matchCpu(cpu);
  const gpu = said.gpu ?? integratedGraphics(cpu ?? brand, matchedCpu);
  const matchedGpu = gpu === null ? null : matchGpu(gpu, matchedCpu);
  const record = { ...UNKNOWN, ...said, gpu };
  const formFactor = said.formFactor ?? formFactorOf(record, matchedGpu);
  return { ...record, formFactor, year: modelYearOf(matchedCpu, matchedGpu), priceBasis: 'listed-es' };
}

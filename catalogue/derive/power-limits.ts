/**
 * Power limits of dedicated graphics by product line, in watts with boost. Limits of single models are in
 * `catalogue/facts`.
 */
import type { Fact } from '../facts/fact.ts';
import type { LaptopRecord } from '../laptop-record.ts';
import { isDedicated } from './names.ts';

type Source = Pick<Fact, 'kind' | 'source' | 'date'>;

const ASUS_LIST: Source = {
  kind: 'published',
  source: 'ASUS, «The complete list of GeForce GPU power specifications», as copied in a public repository',
  date: '2026-09-25',
};
const DEAL_TRACKER: Source = {
  kind: 'seen',
  source: 'danielmza-web/laptop-deal-tracker, from data sheets',
  date: '2026-08',
};
const SIMILAR: Source = { kind: 'estimated', source: 'sister models', date: '2026' };

interface PowerRule {
  readonly brand: string;
  readonly model: RegExp;
  /** Restricts the rule to these graphics. */
  readonly gpu?: RegExp;
  readonly watts: number;
  readonly from: Source;
}

/** The first match applies. The comments have parts of the watts, or the machine that a limit comes from. */
const POWER_RULES: readonly PowerRule[] = [
  { brand: 'ASUS', model: /\bGA403W[RW]\b/, watts: 120, from: ASUS_LIST },
  // 150 and 25 W
  { brand: 'ASUS', model: /\bG[68]([13]4J[YZ]R|[13]5L[WX])\b/, watts: 175, from: ASUS_LIST },
  { brand: 'MSI', model: /^Cyborg.*\bB\d+R?W/, watts: 55, from: SIMILAR }, // Cyborg 15 B2RWFKG
  { brand: 'MSI', model: /^Cyborg/, watts: 45, from: SIMILAR }, // Cyborg 15 A13UC and Cyborg 15 AI A1VEK
  { brand: 'MSI', model: /^(Thin|GF63)\b/, watts: 45, from: SIMILAR }, // Thin 15 B13VE and B13UC
  { brand: 'MSI', model: /\bA2XWHG\b/, watts: 140, from: DEAL_TRACKER }, // shops' texts say the same
  // Katana 15 HX B14WGK
  { brand: 'MSI', model: /^Katana 1[57] HX\b/, gpu: /50[67]0/, watts: 115, from: SIMILAR },
  // LOQ 15AHP11 with RTX 5050, Legion Pro 5 16IAX10 with RTX 5060
  {
    brand: 'Lenovo',
    model: /^(LOQ 15AHP11|Legion 5 15AHP10|Legion Pro 5 16(ADR|IAX)10)\b/,
    watts: 115,
    from: SIMILAR,
  },
];

/** @returns the power limit as a fact; `null` if no rule matches the model */
export function powerLimitFact({ id, brand, model, gpu }: LaptopRecord): Fact | null {
  if (gpu === null || !isDedicated(gpu)) return null;
  const rule = POWER_RULES.find(
    (each) => each.brand === brand && each.model.test(model) && (each.gpu?.test(gpu) ?? true),
  );
  return rule ? { laptop: id, field: 'gpuPowerW', value: rule.watts, ...rule.from } : null;
}

/**
 * Power limits of dedicated graphics by model code, in watts with boost. Limits of single models are in
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
const ASUS_FIRMWARE: Source = {
  kind: 'seen',
  source: 'ASUS firmware limits, from the Linux driver asus-armoury',
  date: '2026-08',
};
const ASUS_SHOP: Source = { kind: 'seen', source: "shop's title of the same model, public table", date: '2026' };
/** Product texts with the maker's wording, from copies of shop databases that do not name the shop. */
const SHOP_TEXT: Source = { kind: 'seen', source: "shop's product text of the same model, public table", date: '2025' };
const OWNER: Source = { kind: 'seen', source: 'read by an owner, public report', date: '2026' };
const DEAL_TRACKER: Source = {
  kind: 'seen',
  source: 'danielmza-web/laptop-deal-tracker, from data sheets',
  date: '2026-08',
};
const SIMILAR: Source = { kind: 'estimated', source: 'sister models', date: '2026' };
const KNOWLEDGE: Source = {
  kind: 'estimated',
  source: 'general knowledge of the line, no data sheet opened',
  date: '2026',
};
const GERMAN_NOTES: Source = {
  kind: 'seen',
  source: 'ElderlyDoomer/notebook-4k-germany, notes on data sheets',
  date: '2026-09-30',
};

interface PowerRule {
  readonly model: RegExp;
  /** Restricts the rule to these graphics. */
  readonly gpu?: RegExp;
  readonly watts: number;
  readonly from: Source;
}

/** The first match in a brand applies. The comments have parts of the watts, or the machine that a limit comes from. */
const POWER_RULES: ReadonlyMap<string, readonly PowerRule[]> = new Map(
  Object.entries({
    ASUS: [
      { model: /\bGA403U[IUV]\b/, watts: 90, from: ASUS_LIST }, // 65 and 25 W; its firmware says the same
      { model: /\bGA403[UW]M\b/, watts: 100, from: ASUS_LIST },
      { model: /\bGA403W[RW]\b/, watts: 120, from: ASUS_LIST },
      { model: /\bGU605M[YZ]\b/, watts: 115, from: ASUS_LIST }, // 95 and 20 W
      { model: /\bGU605C[WX]\b/, watts: 130, from: ASUS_LIST },
      { model: /\bGU605CR\b/, watts: 125, from: ASUS_LIST },
      { model: /\bGU605CP\b/, watts: 110, from: ASUS_LIST },
      { model: /\bG[68]([13]4J[YZ]R|[13]5L[WX])\b/, watts: 175, from: ASUS_LIST }, // 150 and 25 W
      { model: /\bG[68](14J[IV]R|[13]5LR|14[FP]R)\b/, watts: 140, from: ASUS_LIST }, // 115 and 25 W
      { model: /\bG[68]1[45][FJLP][HMP]R?\b/, watts: 115, from: ASUS_LIST }, // 100 and 15 W
      { model: /\bF[AX]([68]08U|608[LPW])[HMP]\b/, watts: 115, from: ASUS_LIST }, // 100 and 15 W
      { model: /\bF(A507U[IUV]|A607P[IV])\b/, watts: 140, from: ASUS_LIST },
      { model: /\bFA608WI\b/, watts: 140, from: ASUS_FIRMWARE }, // 115 and 25 W
      { model: /\bFX608JPR\b/, watts: 115, from: ASUS_FIRMWARE },
      { model: /\bFA401(W[A-Z]|UV)\b/, watts: 100, from: ASUS_FIRMWARE }, // 75 and 25 W
      { model: /\bH7606WI\b/, watts: 105, from: ASUS_FIRMWARE }, // board H7606W, 85 and 20 W
      { model: /\bFA507X|\bGA605W/, watts: 105, from: ASUS_FIRMWARE },
      { model: /\bFX608JMR\b/, watts: 115, from: OWNER }, // seerge/g-helper#4435
      { model: /\bFX608JHR?\b/, watts: 115, from: ASUS_SHOP }, // FX608JHR with RTX 5050
      { model: /\bFA607NU/, watts: 140, from: ASUS_SHOP }, // FA607NUG-RL212 with RTX 4050
      { model: /\bFA507NUR\b/, watts: 140, from: OWNER }, // seerge/g-helper#4652
      { model: /\bFA608UMI\b/, watts: 115, from: SIMILAR }, // FA608UM
      { model: /\bH7606WV\b/, watts: 105, from: SIMILAR }, // board H7606W with its strongest graphics
      { model: /\bFA401UU\b/, watts: 100, from: SIMILAR }, // FA401UV
      { model: /\bF(A507NVR?|X507VI)\b/, watts: 140, from: SIMILAR }, // FA507NUR, FA507UV: 115 W; boost of 25 W
      { model: /\bFX607VU\b/, watts: 130, from: SIMILAR }, // FX607JU: 105 W; its own firmware: boost of 25 W
      { model: /\bG(614J[IV]|713P[IV])\b/, watts: 140, from: SIMILAR }, // G614JIR; shops' texts of G614JU
    ],
    MSI: [
      { model: /^Cyborg.*\bB2RWFKG\b/, watts: 55, from: GERMAN_NOTES },
      { model: /^Cyborg.*\bB\d+R?W/, watts: 55, from: SIMILAR }, // Cyborg 15 B2RWFKG
      { model: /^Cyborg 15 A1[23]UC\b/, watts: 45, from: SHOP_TEXT }, // A13UC 861VN
      { model: /^Cyborg/, watts: 45, from: SIMILAR }, // Cyborg 15 A13UC and Cyborg 15 AI A1VEK
      { model: /^Thin 15 B13VE\b/, watts: 45, from: OWNER }, // read from the driver
      { model: /^(Thin|GF63)\b/, watts: 45, from: SIMILAR }, // Thin 15 B13VE and B13UC
      { model: /\bA2XWHG\b/, watts: 140, from: DEAL_TRACKER }, // shops' texts say the same
      { model: /^Katana 15 HX B14WGK\b/, watts: 115, from: SHOP_TEXT }, // with RTX 5070
      { model: /^Katana 1[57] HX\b/, gpu: /50[67]0/, watts: 115, from: SIMILAR }, // Katana 15 HX B14WGK
      { model: /^Katana 17 B13VFK\b/, watts: 105, from: SHOP_TEXT }, // 9S7-17L541-632
      { model: /^Katana (1[57] B13V|A1[57] AI B8V)/, watts: 105, from: SIMILAR }, // Katana 17 B13VFK
    ],
    Lenovo: [
      { model: /^Legion 5 16IRX9\b/, gpu: /4060/, watts: 140, from: SHOP_TEXT }, // 83DG004YVN
      { model: /^Legion 7 16IRX9\b/, gpu: /4070/, watts: 115, from: SHOP_TEXT }, // 83FD004MVN
      // Legion Pro 5 16ARX8, johnfanv2/LenovoLegionLinux#481
      { model: /^Legion Pro 5 16IRX9\b/, watts: 140, from: SIMILAR },
      { model: /^Legion Pro 7 16IRX9H\b/, gpu: /4090/, watts: 175, from: OWNER }, // johnfanv2/LenovoLegionLinux#419
      { model: /^Legion Pro 7 16(IRX9H|ARX8H)\b/, watts: 175, from: SIMILAR }, // 16IRX9H with RTX 4090
      { model: /^LOQ 15(IRX10|AHP10)\b/, gpu: /50[56]0/, watts: 100, from: GERMAN_NOTES },
      { model: /^LOQ 17IRX10\b/, gpu: /5070/, watts: 115, from: SIMILAR }, // LOQ 15IRX10 with RTX 5070
      { model: /^LOQ Essential 15IRX11\b/, watts: 65, from: SIMILAR }, // the same with RTX 5060
      // The same with RTX 5060; LOQ 15AHP11 with RTX 5050
      { model: /^(LOQ 15AHP11|Legion 5 15AHP10|Legion Pro 5 16(ADR|IAX)10)\b/, watts: 115, from: SIMILAR },
    ],
    Acer: [
      { model: /\bAN16S-61\b/, gpu: /5060/, watts: 115, from: DEAL_TRACKER },
      { model: /\bAN16S-61\b/, gpu: /5070/, watts: 115, from: SIMILAR }, // the same with RTX 5060
      { model: /\bANV16S-41\b/, watts: 85, from: SIMILAR }, // the same with RTX 5060
      { model: /\bANV15-52\b/, gpu: /5050/, watts: 75, from: GERMAN_NOTES },
      { model: /\bANV15-52\b/, watts: 75, from: SIMILAR }, // the same with RTX 5050
      { model: /\bANV15-51\b/, gpu: /4060/, watts: 75, from: OWNER }, // 0x7375646F/Linuwu-Sense#106
      { model: /\bPHN16-72\b/, gpu: /4060/, watts: 140, from: KNOWLEDGE },
    ],
    Gigabyte: [{ model: /^Gaming A16 (CVHI3|GA63H)\b/, watts: 75, from: SIMILAR }], // Gaming A16 GA63H
  }),
);

/** @returns the power limit as a fact; `null` if no rule matches the model */
export function powerLimitFact({ id, brand, model, gpu }: LaptopRecord): Fact | null {
  if (gpu === null || !isDedicated(gpu)) return null;
  const rules = POWER_RULES.get(brand) ?? [];
  const rule = rules.find((each) => each.model.test(model) && (each.gpu === undefined || each.gpu.test(gpu)));
  return rule ? { laptop: id, field: 'gpuPowerW', value: rule.watts, ...rule.from } : null;
}

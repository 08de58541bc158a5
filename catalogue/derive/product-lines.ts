/** Estimated build quality by product line: our judgement from general knowledge of chassis and hinges. */
import type { LaptopRecord } from '../laptop-record.ts';

/** Points; our own judgement: lines of one name differ by at most one class (plastic, metal middle, flagship). */
export const BUILD_ERROR = 8;

interface ProductLine {
  readonly brand: string;
  readonly model: RegExp;
  /** 0–100. */
  readonly build: number;
  readonly reason: string;
}

const UNIBODY = 'case milled from one block of aluminium';
const METAL_FLAGSHIP = 'metal flagship, stiff lid and base';
const BUSINESS_TESTED = 'business line: metal or carbon, tested to MIL-STD-810, parts for years';
const BUSINESS_VALUE = 'business entry: plastic and some metal, MIL-STD-810 tests';
const METAL_MIDDLE = 'metal lid, mixed base';
const GAMING_TOP = 'gaming flagship: metal, large cooling';
const GAMING_MIDDLE = 'gaming middle class: metal lid, sturdy plastic base';
const GAMING_ENTRY = 'gaming entry: plastic case';
const PLASTIC = 'plastic case, made to a price';

/** The first match applies, so specific lines precede general ones of the same brand. */
const PRODUCT_LINES: readonly ProductLine[] = [
  { brand: 'Apple', model: /MacBook Neo/, build: 88, reason: 'aluminium case, simpler trackpad and keyboard' },
  { brand: 'Apple', model: /MacBook/, build: 95, reason: UNIBODY },
  { brand: 'Microsoft', model: /Surface (Laptop|Pro|Book)(?! Go)/, build: 90, reason: METAL_FLAGSHIP },
  { brand: 'Microsoft', model: /Surface/, build: 78, reason: 'metal lid, plastic base' },
  { brand: 'Lenovo', model: /ThinkPad (X1|Z|P1\b)/, build: 95, reason: BUSINESS_TESTED },
  { brand: 'Lenovo', model: /ThinkPad (T|P|X)/, build: 90, reason: BUSINESS_TESTED },
  { brand: 'Lenovo', model: /ThinkPad (L|E|C)|^ThinkPad/, build: 76, reason: BUSINESS_VALUE },
  { brand: 'Lenovo', model: /ThinkBook/, build: 74, reason: METAL_MIDDLE },
  { brand: 'Lenovo', model: /Yoga (Slim 9|9|Book|Pro 9)/, build: 90, reason: METAL_FLAGSHIP },
  { brand: 'Lenovo', model: /Yoga/, build: 84, reason: 'aluminium case' },
  { brand: 'Lenovo', model: /Legion (9|7|Pro 7)/, build: 84, reason: GAMING_TOP },
  { brand: 'Lenovo', model: /Legion/, build: 74, reason: GAMING_MIDDLE },
  { brand: 'Lenovo', model: /LOQ|IdeaPad Gaming/, build: 60, reason: GAMING_ENTRY },
  { brand: 'Lenovo', model: /IdeaPad (Pro|5 Pro)/, build: 76, reason: METAL_MIDDLE },
  { brand: 'Lenovo', model: /IdeaPad (Slim )?5|IdeaPad Flex/, build: 66, reason: METAL_MIDDLE },
  { brand: 'Lenovo', model: /IdeaPad|V1[457]|Chromebook|^V\d/, build: 50, reason: PLASTIC },
  { brand: 'ASUS', model: /ExpertBook (B9|Ultra|B[57])/, build: 90, reason: BUSINESS_TESTED },
  { brand: 'ASUS', model: /ExpertBook/, build: 72, reason: BUSINESS_VALUE },
  { brand: 'ASUS', model: /Zenbook|ProArt|ZenBook/, build: 88, reason: METAL_FLAGSHIP },
  { brand: 'ASUS', model: /ROG (Zephyrus|Flow)/, build: 87, reason: 'gaming flagship: milled magnesium or aluminium' },
  { brand: 'ASUS', model: /ROG/, build: 78, reason: GAMING_TOP },
  { brand: 'ASUS', model: /TUF/, build: 70, reason: 'gaming middle class, tested to MIL-STD-810' },
  { brand: 'ASUS', model: /Vivobook (S|Pro)|VivoBook (S|Pro)/, build: 68, reason: METAL_MIDDLE },
  { brand: 'ASUS', model: /Vivobook|VivoBook|^V16|Chromebook|^[EFXM]\d{3}/, build: 54, reason: PLASTIC },
  { brand: 'HP', model: /EliteBook|Dragonfly|ZBook/, build: 90, reason: BUSINESS_TESTED },
  { brand: 'HP', model: /ProBook/, build: 76, reason: BUSINESS_VALUE },
  { brand: 'HP', model: /Spectre|OmniBook (Ultra|X)|Envy|ENVY/, build: 84, reason: 'aluminium case' },
  { brand: 'HP', model: /OmniBook [57]|Pavilion (Plus|Aero)/, build: 68, reason: METAL_MIDDLE },
  { brand: 'HP', model: /OMEN (MAX|Transcend)/, build: 80, reason: GAMING_TOP },
  { brand: 'HP', model: /OMEN/, build: 72, reason: GAMING_MIDDLE },
  { brand: 'HP', model: /Victus/, build: 58, reason: GAMING_ENTRY },
  { brand: 'HP', model: /Pavilion|OmniBook|Chromebook|^(1[4-7]|2[45]\d)/, build: 50, reason: PLASTIC },
  { brand: 'Dell', model: /XPS|Premium/, build: 92, reason: METAL_FLAGSHIP },
  { brand: 'Dell', model: /Precision|Latitude [579]|Pro (1[346]) (Plus|Premium)/, build: 88, reason: BUSINESS_TESTED },
  { brand: 'Dell', model: /Latitude|^Pro 1[346] P/, build: 76, reason: BUSINESS_VALUE },
  { brand: 'Dell', model: /Alienware/, build: 80, reason: GAMING_TOP },
  { brand: 'Dell', model: /^G\d/, build: 60, reason: GAMING_ENTRY },
  { brand: 'Dell', model: /Plus|Inspiron (13|14|16) [57]/, build: 70, reason: METAL_MIDDLE },
  { brand: 'Dell', model: /Inspiron|Vostro|Essential|^1[4-6] DC/, build: 52, reason: PLASTIC },
  { brand: 'Acer', model: /Swift (5|7|14|Edge|X)|Swift Go/, build: 76, reason: 'aluminium case' },
  { brand: 'Acer', model: /Swift|Spin/, build: 68, reason: METAL_MIDDLE },
  { brand: 'Acer', model: /TravelMate P[4-6]/, build: 76, reason: BUSINESS_VALUE },
  { brand: 'Acer', model: /Predator/, build: 76, reason: GAMING_TOP },
  { brand: 'Acer', model: /Nitro/, build: 56, reason: GAMING_ENTRY },
  { brand: 'Acer', model: /Chromebook Plus|Aspire (Vero|1[46] AI)/, build: 60, reason: METAL_MIDDLE },
  { brand: 'Acer', model: /Aspire|Extensa|TravelMate|Chromebook/, build: 48, reason: PLASTIC },
  { brand: 'MSI', model: /Stealth|Prestige|Summit|Creator Z|Titan|Raider/, build: 82, reason: METAL_FLAGSHIP },
  { brand: 'MSI', model: /Vector|Crosshair|Pulse|Creator|Sword/, build: 66, reason: GAMING_MIDDLE },
  { brand: 'MSI', model: /Katana|Cyborg|Thin|GF\d|Bravo|Alpha|Delta/, build: 54, reason: GAMING_ENTRY },
  { brand: 'MSI', model: /Modern|Venture/, build: 58, reason: METAL_MIDDLE },
  { brand: 'Gigabyte', model: /AERO|AORUS/i, build: 76, reason: GAMING_TOP },
  { brand: 'Gigabyte', model: /Gaming|G[567]/, build: 56, reason: GAMING_ENTRY },
  { brand: 'Huawei', model: /MateBook (X|14)/, build: 86, reason: 'aluminium case' },
  { brand: 'Huawei', model: /MateBook/, build: 74, reason: 'aluminium case, simpler parts' },
  { brand: 'Samsung', model: /Galaxy Book\d? (Pro|Ultra|360)/, build: 84, reason: 'aluminium case' },
  { brand: 'Samsung', model: /Galaxy (Chromeb|B)ook/, build: 68, reason: METAL_MIDDLE },
  { brand: 'LG', model: /gram/i, build: 78, reason: 'magnesium, very light, gives a little' },
  { brand: 'Razer', model: /Blade|Book/, build: 92, reason: UNIBODY },
  { brand: 'Dynabook', model: /Portégé|Tecra/, build: 84, reason: BUSINESS_TESTED },
  { brand: 'Medion', model: /Erazer Beast/, build: 72, reason: GAMING_MIDDLE },
  { brand: 'Medion', model: /Erazer/, build: 56, reason: GAMING_ENTRY },
  { brand: 'Medion', model: /SPRCHRGD|Signium/, build: 68, reason: METAL_MIDDLE },
  { brand: 'Medion', model: /Akoya/, build: 48, reason: PLASTIC },
  { brand: 'Alurin', model: /./, build: 45, reason: PLASTIC },
  { brand: 'PcCom', model: /./, build: 55, reason: 'barebone case, plastic and some metal' },
];

/** @returns 0–100; `null` for an unknown product line */
export function estimateBuild({ brand, model }: Pick<LaptopRecord, 'brand' | 'model'>): number | null {
  const lowerCase = brand.toLowerCase();
  const line = PRODUCT_LINES.find((entry) => entry.brand.toLowerCase() === lowerCase && entry.model.test(model));
  return line?.build ?? null;
}

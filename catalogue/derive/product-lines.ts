/** Estimated build quality by product line: our judgement from general knowledge of chassis and hinges. */
import type { LaptopRecord } from '../laptop-record.ts';

/** Points; our own judgement: lines of one name differ by at most one class (plastic, metal middle, flagship). */
export const BUILD_ERROR = 8;

type ProductLine = readonly [brand: string, model: RegExp, build: number];

/** Build is 0–100. The first match applies, so specific lines precede general ones of the same brand. */
const PRODUCT_LINES: readonly ProductLine[] = [
  ['Apple', /MacBook Neo/, 88], // aluminium case, simpler trackpad and keyboard
  ['Apple', /MacBook/, 95], // case milled from one block of aluminium
  ['Microsoft', /Surface (Laptop|Pro|Book)(?! Go)/, 90], // metal flagship, stiff lid and base
  ['Microsoft', /Surface/, 78], // metal lid, plastic base
  ['Lenovo', /ThinkPad (X1|Z|P1\b)/, 95], // business: metal or carbon, MIL-STD-810, spare parts
  ['Lenovo', /ThinkPad (T|P|X)/, 90], // business: metal or carbon, MIL-STD-810, spare parts
  ['Lenovo', /ThinkPad (L|E|C)|^ThinkPad/, 76], // business entry: plastic and some metal, MIL-STD-810 tests
  ['Lenovo', /ThinkBook/, 74], // metal lid, mixed base
  ['Lenovo', /Yoga (Slim 9|9|Book|Pro 9)/, 90], // metal flagship, stiff lid and base
  ['Lenovo', /Yoga/, 84], // aluminium case
  ['Lenovo', /Legion (9|7|Pro 7)/, 84], // gaming flagship: metal, large cooling
  ['Lenovo', /Legion/, 74], // gaming middle class: metal lid, sturdy plastic base
  ['Lenovo', /LOQ|IdeaPad Gaming/, 60], // gaming entry: plastic case
  ['Lenovo', /IdeaPad (Pro|5 Pro)/, 76], // metal lid, mixed base
  ['Lenovo', /IdeaPad (Slim )?5|IdeaPad Flex/, 66], // metal lid, mixed base
  ['Lenovo', /IdeaPad|V1[457]|Chromebook|^V\d/, 50], // plastic case, made to a price
  ['ASUS', /ExpertBook (B9|Ultra|B[57])/, 90], // business: metal or carbon, MIL-STD-810, spare parts
  ['ASUS', /ExpertBook/, 72], // business entry: plastic and some metal, MIL-STD-810 tests
  ['ASUS', /Zenbook|ProArt|ZenBook/, 88], // metal flagship, stiff lid and base
  ['ASUS', /ROG (Zephyrus|Flow)/, 87], // gaming flagship: milled magnesium or aluminium
  ['ASUS', /ROG/, 78], // gaming flagship: metal, large cooling
  ['ASUS', /TUF/, 70], // gaming middle class, tested to MIL-STD-810
  ['ASUS', /Vivobook (S|Pro)|VivoBook (S|Pro)/, 68], // metal lid, mixed base
  ['ASUS', /Vivobook|VivoBook|^V16|Chromebook|^[EFXM]\d{3}/, 54], // plastic case, made to a price
  ['HP', /EliteBook|Dragonfly|ZBook/, 90], // business: metal or carbon, MIL-STD-810, spare parts
  ['HP', /ProBook/, 76], // business entry: plastic and some metal, MIL-STD-810 tests
  ['HP', /Spectre|OmniBook (Ultra|X)|Envy|ENVY/, 84], // aluminium case
  ['HP', /OmniBook [57]|Pavilion (Plus|Aero)/, 68], // metal lid, mixed base
  ['HP', /OMEN (MAX|Transcend)/, 80], // gaming flagship: metal, large cooling
  ['HP', /OMEN/, 72], // gaming middle class: metal lid, sturdy plastic base
  ['HP', /Victus/, 58], // gaming entry: plastic case
  ['HP', /Pavilion|OmniBook|Chromebook|^(1[4-7]|2[45]\d)/, 50], // plastic case, made to a price
  ['Dell', /XPS|Premium/, 92], // metal flagship, stiff lid and base
  ['Dell', /Precision|Latitude [579]|Pro 1[346] (Plus|Premium)/, 88], // business: metal or carbon, MIL-STD-810, spare parts
  ['Dell', /Latitude|^Pro 1[346] P/, 76], // business entry: plastic and some metal, MIL-STD-810 tests
  ['Dell', /Alienware/, 80], // gaming flagship: metal, large cooling
  ['Dell', /Plus|Inspiron (13|14|16) [57]/, 70], // metal lid, mixed base
  ['Dell', /Inspiron|Vostro|Essential|^1[4-6] DC/, 52], // plastic case, made to a price
  ['Acer', /Swift (5|7|14|Edge|X)|Swift Go/, 76], // aluminium case
  ['Acer', /Swift|Spin/, 68], // metal lid, mixed base
  ['Acer', /TravelMate P[4-6]/, 76], // business entry: plastic and some metal, MIL-STD-810 tests
  ['Acer', /Predator/, 76], // gaming flagship: metal, large cooling
  ['Acer', /Nitro/, 56], // gaming entry: plastic case
  ['Acer', /Chromebook Plus|Aspire (Vero|1[46] AI)/, 60], // metal lid, mixed base
  ['Acer', /Aspire|Extensa|TravelMate|Chromebook/, 48], // plastic case, made to a price
  ['MSI', /Stealth|Prestige|Summit|Creator Z|Titan|Raider/, 82], // metal flagship, stiff lid and base
  ['MSI', /Vector|Crosshair|Pulse|Creator|Sword/, 66], // gaming middle class: metal lid, sturdy plastic base
  ['MSI', /Katana|Cyborg|Thin|GF\d|Bravo|Alpha|Delta/, 54], // gaming entry: plastic case
  ['MSI', /Modern|Venture/, 58], // metal lid, mixed base
  ['Gigabyte', /AERO|AORUS/i, 76], // gaming flagship: metal, large cooling
  ['Gigabyte', /Gaming|G[567]/, 56], // gaming entry: plastic case
  ['Huawei', /MateBook (X|14)/, 86], // aluminium case
  ['Huawei', /MateBook/, 74], // aluminium case, simpler parts
  ['Samsung', /Galaxy Book\d? (Pro|Ultra|360)/, 84], // aluminium case
  ['Samsung', /Galaxy (Chromeb|B)ook/, 68], // metal lid, mixed base
  ['LG', /gram/i, 78], // magnesium, very light, gives a little
  ['Medion', /Erazer Beast/, 72], // gaming middle class: metal lid, sturdy plastic base
  ['Medion', /Erazer/, 56], // gaming entry: plastic case
  ['Medion', /SPRCHRGD|Signium/, 68], // metal lid, mixed base
  ['Medion', /Akoya/, 48], // plastic case, made to a price
  ['Alurin', /./, 45], // plastic case, made to a price
  ['PcCom', /./, 55], // barebone case, plastic and some metal
];

/** @returns 0–100; `null` for an unknown product line */
export function estimateBuild({ brand, model }: Pick<LaptopRecord, 'brand' | 'model'>): number | null {
  const lowerCase = brand.toLowerCase();
  const [, , build = null] =
    PRODUCT_LINES.find(([maker, line]) => maker.toLowerCase() === lowerCase && line.test(model)) ?? [];
  return build;
}

/** Decides by title and category whether a product is a new laptop; feeds also contain bags, parts and desktops. */
import { anyOf } from './patterns.ts';

const LAPTOP_WORD =
  /port[aáà]til|laptop|notebook|ultrabook|netbook|chromebook|mac ?book|convertible|2[- ]en[- ]1|2[- ]in[- ]1/i;
const LAPTOP_LINE = new RegExp(
  String.raw`\b(${anyOf`
    vivobook, zenbook, expertbook, proart p, rog (strix|zephyrus|flow), tuf gaming, ideapad, thinkpad, thinkbook, legion, loq,
    yoga, victus, omen, omnibook, elitebook, probook, zbook, pavilion, envy, spectre, aspire, swift, nitro, predator,
    travelmate, extensa, katana, cyborg, raider, vector, stealth, crosshair, sword, pulse, thin, prestige, modern, titan,
    summit, aorus, aero, gaming a1[5-8], galaxy book, matebook, surface (?:laptop|pro|book), latitude, inspiron, vostro,
    precision, xps, alienware, gram, revolt, flex advance, satellite, tecra, port[eé]g[eé], bravo 1\d, venture 1\d, akoya,
    erazer, lifebook, magicbook, gemibook, mb[ap], 1[1-7]s?-[a-z]{2}\d{4}[a-z]*, v1[457] g\d, 2[45]\d[rg]? g\d+
  `})\b`,
  'i',
);
/** A processor of laptops, by its letters: «i5-1334U», «R5-7535HS», «Ultra 5 125H». */
const MOBILE_PROCESSOR = new RegExp(
  String.raw`\b(?:${anyOf`
    i[3579][\s-]?\d{3,5}(?:g[1-7]|h[xkqs]?|u|p|y),
    (?:ultra|u)[\s-]?[3579][\s-]\d{3}(?:hx|ul|hl|h|u|v),
    c[3579]-\d{3}(?:hx|h|u)?,
    r[3579][\s-](?:pro )?\d{4}(?:hx|hs|h|u|c),
    n(?:9\d|\d{3,4})
  `})\b`,
  'i',
);
/** A processor of desktops: «i7-13700F», «Ryzen 5 5600X». */
const DESKTOP_PROCESSOR =
  /\b(?:i[3579][\s-]?\d{4,5}(?:kf|ks|k|f|te|t)|(?:ryzen|r)[\s-]?[3579][\s-]\d{4}(?:x3d|xt|x|ge|g|gt|f))\b/i;
/** No laptop has such a screen: «23.8"». */
const LARGE_SCREEN = /(?<![\d.,])(?:19[.,]5|2\d(?:[.,]\d)?|3\d(?:[.,]\d)?)\s?(?:"|''|”|″|-?\s?(?:pulgadas|inch))/i;
const PROCESSOR = new RegExp(
  String.raw`\b(${anyOf`
    core[ -](i[3579]|[3579]|ultra), i[3579]-\d{4,5}, ryzen, celeron, pentium, athlon, snapdragon, apple (?:[^,]{1,12} )?m\d,
    m[1-9] (pro|max), n\d{3}, kompanio
  `})\b`,
  'i',
);

/** Parts and accessories, whose titles mention laptops: «una …», «un …» and others. */
const FEMININE = anyOf`
  funda, mochila, bater[ií]a, base, pantalla, memoria, bisagra, carcasa, bolsa, licencia, garant[ií]a, pegatina, placa, tarjeta,
  webcam, impresora, malla, tapa, fuente
`;
const MASCULINE = anyOf`
  malet[ií]n, cargador, adaptador, soporte, teclado, m[oó]dulo, disco, protector, rat[oó]n, cable, candado, filtro, monitor,
  altavoz, panel, refrigerador, ventilador
`;
const OTHERS = anyOf`
  dock, docking, estaci[oó]n, hub, software, ampliaci[oó]n, kit, sleeve, case, charger, battery, adapter, auriculares, stand,
  bag, backpack, repuesto, capa, carregador, motxilla, ssd, procesador
`;
const ACCESSORY = new RegExp(String.raw`^(?:${FEMININE}|${MASCULINE}|${OTHERS})\b`, 'i');
/** Of these, what a line of a laptop's facts may begin with. */
const PART = /^(?:bater[ií]a|teclado|pantalla|memoria|m[oó]dulo|disco|ssd|placa|tarjeta|procesador|panel)\b/i;
const FOR_A_LAPTOP = new RegExp(
  String.raw`\b(para|for|compatible con|compatible with)\s+(el\s+|tu\s+|un\s+)?(${anyOf`
    port[aá]til, ordenador, laptop, notebook, macbook, asus, hp, lenovo, acer, msi, dell, apple, thinkpad, ideapad, vivobook
  `})`,
  'i',
);
/** Named anywhere, without a processor: «Lenovo Legion Backpack». */
const BAG_OR_POWER =
  /\b(?:funda|malet[ií]n|mochila|backpack|sleeve|cargador|charger|power adapter|dock(?:ing)?|rat[oó]n|mouse|auriculares|headset)\b/i;
/** What comes with a laptop follows such a word. */
const WITH = /\s(?:\+|con|y|incluye|de regalo|regalo)\s/i;
/** A stick of memory, unless the title names a processor. */
const MEMORY_STICK = /\bso-?dimm\b/i;
const ACCESSORY_CATEGORY = new RegExp(
  anyOf`
    accesori, fundas, mochilas, malet, cargador, bater[ií]as, repuesto, recambio, accessor, \bparts\b, bags, cases, adapters,
    memorias, \bdocks?\b, componentes >[ ]
  `,
  'i',
);

const OTHER_COMPUTER = new RegExp(
  String.raw`\b(${anyOf`
    sobremesa, desktop, torre, mini[- ]?pc, all[- ]in[- ]one, todo en uno, imac, mac (mini|studio|pro), nuc, workstation tower,
    servidor, server, barebone, chromebox, ideacentre, thinkcentre, thinkstation, optiplex, prodesk, elitedesk, elite mini,
    aio, aspire tc, pavilion tp\d, omen \d\dl, legion (go|t\d|tower), rog (ally|nuc|g\d\dca), steam deck, claw, ayaneo, gpd win,
    beelink, geekom, minisforum, gmktec, nucbox, nipogi, kamrui, zotac, zbox, brix, cubi, veriton, expertcenter, proone,
    eliteone, pro mini, herobox, larkbox, (?:modern|pro) a[mp]\d{3}\w*, [23]\d-[a-z]{2}\d{4}\w*
  `})\b`,
  'i',
);
const TABLET = new RegExp(
  String.raw`\b(${anyOf`
    tablet, tableta, ipad, galaxy tab, matepad, iconia tab, lenovo tab, idea ?tab, xiaomi pad, redmi pad, surface go, fire hd,
    e-?reader, (?:honor|oneplus|oppo|realme|poco|redmi|xiaomi|mi|idea|lenovo) (?:pad|tab), snapdragon [4-8]s? (?:gen|elite),
    dimensity, helio, exynos, smartphone, iphone, galaxy (?:[asz] ?\d{1,2}|z flip|z fold|note), consola, smart ?tv
  `})\b`,
  'i',
);

/** Whether a text names a product line of laptops. */
export const isLaptopLine = (text: string): boolean => LAPTOP_LINE.test(text);

export type ProductKind = 'laptop' | 'accessory' | 'tablet' | 'desktop' | 'unclear';

const PHONE = /\b(?:smartphone|iphone|galaxy (?:[asz] ?\d{1,2}|z flip|z fold|note))\b/i;
const CONSOLE = /\b(?:consola|steam deck|rog ally|legion go|claw)\b/i;

/** Whether what looks like an accessory may be a list of facts, or a laptop with something «para portátil». */
export const mayDescribeLaptop = (title: string): boolean => PART.test(title.trim()) || !ACCESSORY.test(title.trim());

/** @returns what is sold in place of a laptop, with its article: «una funda»; `null` for a laptop or if it is unclear */
export function otherThing(title: string, kind: ProductKind): string | null {
  if (kind === 'laptop' || kind === 'unclear') return null;
  if (CONSOLE.test(title)) return 'una consola';
  if (kind === 'desktop') return 'un ordenador de sobremesa';
  if (kind === 'tablet') return PHONE.test(title) ? 'un móvil' : 'una tableta';
  const [noun = ''] = /^\p{L}+/u.exec(title.trim().toLowerCase()) ?? [];
  if (new RegExp(`^(?:${FEMININE})$`).test(noun)) return `una ${noun}`;
  return new RegExp(`^(?:${MASCULINE})$`).test(noun) ? `un ${noun}` : 'un accesorio';
}

/** What a product is, by its title and the shop's category; `unclear` without a word of a laptop. */
export function productKind(title: string, category: string): ProductKind {
  const plain = title.trim();
  const isAccessory = [ACCESSORY, FOR_A_LAPTOP].some((words) => words.test(plain));
  const isStick = MEMORY_STICK.test(plain) && !PROCESSOR.test(plain);
  if (isAccessory || isStick || ACCESSORY_CATEGORY.test(category)) return 'accessory';
  // Titles of 2-in-1 laptops also contain «tablet».
  const isBoth = /port[aáà]til|2[- ](en|in)[- ]1|convertible|yoga|flip/i.test(plain);
  if (/\byoga tab\b/i.test(plain) || (TABLET.test(plain) && !isBoth)) return 'tablet';
  const hasProcessor = PROCESSOR.test(plain) || MOBILE_PROCESSOR.test(plain);
  const isWorded = LAPTOP_WORD.test(plain) || LAPTOP_WORD.test(category);
  const [own = ''] = plain.split(WITH);
  if (!isWorded && (DESKTOP_PROCESSOR.test(plain) || (hasProcessor && LARGE_SCREEN.test(own)))) return 'desktop';
  if (OTHER_COMPUTER.test(plain) || /sobremesa|desktop|all[- ]in[- ]one/i.test(category)) return 'desktop';
  if (!hasProcessor && BAG_OR_POWER.test(own)) return 'accessory';
  const isNamed = isWorded || LAPTOP_LINE.test(plain) || /(^|\W)328(\W|$)/.test(category);
  return isNamed || hasProcessor ? 'laptop' : 'unclear';
}

/** @returns why the product is not a laptop; `null` if it is one */
export function notALaptop(title: string, category: string): string | null {
  const kind = productKind(title, category);
  return kind === 'laptop' ? null : `not a laptop: ${kind}`;
}

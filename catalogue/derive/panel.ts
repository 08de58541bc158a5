/**
 * Product lines sold with one kind of panel, in general or at one resolution, and the colours of Macs and OLED panels. IPS
 * panels of single models are in `catalogue/facts`.
 */
import type { Fact } from '../facts/fact.ts';
import type { LaptopRecord } from '../laptop-record.ts';

interface PanelRule {
  readonly brand: string;
  readonly model: RegExp;
  readonly panel: NonNullable<LaptopRecord['panel']>;
  /** «WIDTHxHEIGHT»; if absent, the rule holds for every resolution. */
  readonly at?: RegExp;
  /** Whether the panel is documented for machines of the line, which a comment names; else it is general knowledge. */
  readonly isSeen?: true;
}

/** «IPS-level» and UWVA count as IPS. Lines with two kinds of panel are omitted. */
const PANEL_RULES: readonly PanelRule[] = [
  { brand: 'ASUS', model: /^ProArt P(16|X13)\b/, panel: 'oled', isSeen: true }, // H7606WI, HN7306WI
  { brand: 'ASUS', model: /^Zenbook (Duo UX84|A14 UX3407|A16 UX3607)/, panel: 'oled' },
  { brand: 'ASUS', model: /^ROG Strix G1[678]\b|^ROG Flow [XZ]13\b/, panel: 'ips', isSeen: true }, // G814JU-N6128W
  { brand: 'ASUS', model: /^TUF Gaming|^V16 V3607/, panel: 'ips', isSeen: true }, // FA507NV-LP031W, FA707NU-HX023W
  { brand: 'ASUS', model: /^Vivobook 1[68] [MXF]1[68]0/, panel: 'ips', at: /^1920x1200$/, isSeen: true }, // M1607GA
  { brand: 'HP', model: /^OMEN (Transcend )?14-fb/, panel: 'oled' },
  { brand: 'HP', model: /^(OmniBook X Flip|Envy x360)/, panel: 'oled', at: /^2880x1800$/ },
  { brand: 'HP', model: /^(Victus 1[56]|OMEN (Slim )?1[67])-/, panel: 'ips', at: /^1920x|^2560x1440$/ },
  { brand: 'HP', model: /^(ProBook|EliteBook)/, panel: 'ips', at: /^1920x/ },
  { brand: 'Lenovo', model: /^Yoga (Slim 7x|Slim 9 14ILL10)/, panel: 'oled' },
  { brand: 'Lenovo', model: /^Yoga (7|Pro 7)\b/, panel: 'oled', at: /^2880x1800$/ },
  { brand: 'Lenovo', model: /^Legion 5 15(AHP|IRX)10/, panel: 'oled', at: /^2560x1600$/ },
  // LOQ 15IRX10, three
  { brand: 'Lenovo', model: /^LOQ 1[57]/, panel: 'ips', at: /^1920x1080$|^2560x1440$/, isSeen: true },
  { brand: 'Lenovo', model: /^IdeaPad Flex 5 14ABR8/, panel: 'ips', at: /^1920x1200$/ },
  // ThinkBook 16 G6 ABP
  { brand: 'Lenovo', model: /^Think(Pad [ELPTX]|Book)/, panel: 'ips', at: /^1920x1200$/, isSeen: true },
  { brand: 'Dell', model: /^XPS 13 Plus/, panel: 'oled', at: /^3456x2160$/ },
  { brand: 'MSI', model: /^Prestige 1[36] AI\+ Evo/, panel: 'oled', at: /^2880x1800$|^3840x2400$/ },
  // Cyborg 15 A13UC, Thin GF63 12UCX, Katana 17 B13VFK, Vector 16 A2XWHG
  {
    brand: 'MSI',
    model: /^(Cyborg|Katana|Thin|GF63|Sword|Vector|Modern)\b/,
    panel: 'ips',
    at: /^1920x|^2560x/,
    isSeen: true,
  },
  { brand: 'Acer', model: /^Nitro (5|V)/, panel: 'ips', at: /^1920x/, isSeen: true }, // ANV15-52, ANV16S-41, two
  { brand: 'Huawei', model: /^MateBook 14\b/, panel: 'oled', at: /^2880x1920$/ },
];

/** The date of the table. */
const WRITTEN = '2026-11-22';

/** @returns the line's panel as an estimated fact; `null` if the line is unknown or has several kinds */
export function panelFact({ id, brand, model, resolution }: LaptopRecord): Fact | null {
  const pixels = resolution === null ? '' : `${resolution.width}x${resolution.height}`;
  const rule = PANEL_RULES.find(
    (each) => each.brand === brand && each.model.test(model) && (each.at === undefined || each.at.test(pixels)),
  );
  if (!rule) return null;
  const source = rule.isSeen ? 'machines of the line' : 'general knowledge of the line, no data sheet opened';
  return { laptop: id, field: 'panel', value: rule.panel, kind: 'estimated', source, date: WRITTEN };
}

/**
 * Apple states P3 for every MacBook Air and Pro, and sRGB for the MacBook Neo. Samsung states P3 for the OLED panels that
 * it makes for laptops; of a panel that is only probable nothing is said.
 */
export function colourFact({ id, brand, model, panel }: LaptopRecord): Fact | null {
  const fact = { laptop: id, value: 100, date: WRITTEN };
  if (brand === 'Apple') {
    const source = "Apple's specifications, as copied in a public repository";
    return { ...fact, field: model.startsWith('MacBook Neo') ? 'srgbPct' : 'p3Pct', kind: 'published', source };
  }
  const source = 'Samsung of its OLED panels for laptops, by techspot.com/news/78400';
  return panel === 'oled' ? { ...fact, field: 'p3Pct', kind: 'estimated', source } : null;
}

/** Apple states 500 nits for each MacBook Air that a source is at hand of. */
export const brightnessFact = ({ id, brand, model }: LaptopRecord): Fact | null =>
  brand === 'Apple' && model.startsWith('MacBook Air')
    ? {
        laptop: id,
        field: 'brightnessNits',
        value: 500,
        kind: 'estimated',
        source: 'machines of the line',
        date: WRITTEN,
      }
    : null;

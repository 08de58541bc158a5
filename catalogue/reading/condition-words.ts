/** The words by which titles, conditions and adverts call something used, refurbished or broken. */
import { FAULT_WORDS } from './fault-words.ts';

export type Meaning =
  /** Or opened, worn, or sold by its owner. */
  | 'used or refurbished'
  | 'faulty'
  /** New, but not at the price of a new one. */
  | 'clearance or damaged box';

/**
 * Where the words say it: in a text about a new laptop some also have another sense («used by students», «por defecto»),
 * and some are only said of used ones unless the text calls it new («ciclos: 120», «vendo»).
 */
type Where = 'anywhere' | 'in titles' | 'unless new';

interface ConditionRule {
  readonly meaning: Meaning;
  readonly where: Where;
  readonly words: RegExp;
}

const rule = (meaning: Meaning, where: Where, ...words: readonly string[]): ConditionRule => ({
  meaning,
  where,
  words: new RegExp(words.join('|'), 'giu'),
});

const MATERIAL = 'material(?:es)?|pl[aá]sticos?|aluminio|metal|acero|magnesio|papel|cart[oó]n|%';
const SCRATCH = 'ara[nñ]azo|rasgu[nñ]o|rasgu[nñ]|rozadura|ray(?:a|ón|on|ita)|golpe|desgaste|esgarrap|risco|scratch';
const YEARS = String.raw`a[nñ]o?y?s?|anos?|mes(?:es|os)?|years?|months?`;
const SOME_YEARS = String.raw`(?:\d{1,2}|un|una|uno|dos|tres|cuatro|dois|dues|a|one|two)\s+(?:${YEARS})`;
const MONTHS = 'ene|feb|mar|abr|may|jun|jul|ago|sep|oct|nov|dic';
const NOT_OF_WARRANTY = String.raw`(?!\s+(?:m[aá]s\s+)?(?:de\s+|en\s+|of\s+)?(?:garant|onsite|premium|warrant|\+))`;

/** The first rule that applies gives the words that are shown. */
export const CONDITION_RULES: readonly ConditionRule[] = [
  rule(
    'used or refurbished',
    'anywhere',
    String.raw`re-?a?condiciona[dt]|\breac(?:on?d?)?\b|re-?fabricad|\brefurb|\brenewed\b|reconditioned|reconditionn`,
    String.raw`remanufactur|re-?certifi(?:ca|ed)|certified pre|general[uü]berholt`,
    String.raw`(?<!military[\s-])\bgra(?:do|de|u)[\s:-]*(?:a{1,3}\+*|b|c)(?![\p{L}\d'’])(?!\s*(?:panel|display|pantalla|screen))`,
    String.raw`(?<![\p{L}\d])[abc]\+*[\s-]?grade\b(?!\s*\p{L})`,
    String.raw`\bseg(?:unda|\.) m[aã]n?o|(?<!\d)2\s?\.?(?:ª|a|º|n?da)?\.?\s?m[aã]n?o\b|segona m[aà]|(?:second|2nd)[\s-]?hand`,
    String.raw`\busad[oa]s?\b|\busat[oa]?\b|\bgebraucht|d['’]occasion|pre-?(?:owned|loved)|\bkm ?0\b|\bb[\s-](?:ware|stock)\b`,
    String.raw`\bex[\s-]?(?:leas|rent|demo|alquiler|expo|display|empresa|corp)|\boff[\s-]lease|reestren|poco uso`,
    String.raw`\bprocedentes? de (?:empresas?|leasing|renting)\b`,
    String.raw`(?<!(?:dise[nñ]o|acabados?|est[eé]tica)\s)\b(?:muy|molt) (?:(?:bien|ben) )?(?:cuida[dt]|conserva[dt]|trata[dt])[oa]?`,
    String.raw`\bbien (?:cuidad|conservad)[oa]|\bwell (?:kept|cared|looked)\b`,
    String.raw`como[\s-]+n(?:uev|ov)[oa]|com (?:a )?nou|semi[\s-]?nuev|like[\s-]new|comme neuf|wie neu|vuelta a estrenar`,
    String.raw`como si fuera nuev`,
    String.raw`(?:casi|pr[aá]cticamente|quasi|gaireb[eé])\s+(?:nuev|nov|nou)`,
    String.raw`open[\s-]?box|\b(?:caja|embalaje) (?:ya )?abiert[oa]|\bdesprecintad[oa]|\breembalad[oa]|\bunsealed\b`,
    String.raw`\btar(?:as?|ad[oa])\b|\bdesperfectos?\b|\b(?:con|alg[uú]n|leves?|peque[nñ]os?) defectos?\b`,
  ),
  rule(
    'used or refurbished',
    'in titles',
    String.raw`\bsegunda vida\b|\bsecond life\b|\bremarketing\b|\bhp renew\b|\bcpo\b|[([]renovad[oa][)\]]|\breparad[oa]\b`,
    String.raw`\brestaurad[oa]\b`,
    String.raw`\breciclad[oa]\b(?<!(?:${MATERIAL})\s+(?:\p{L}+\s+)?reciclad[oa])`,
    String.raw`\boutlet\b|exposici[oó]n|\bused\b|\b(?:leasing|renting)\b|\bdevuelt[oa]\b|\bdemo(?:straci[oó]n)?\b`,
    String.raw`(?<!(?:cualquier|toda|cada)\s)ocasi[oó]n(?!al)`,
    String.raw`(?<!d[ií]as (?:de |para (?:la )?)?)devoluci[oó]n(?!(?:es)? (?:gratis|gratuita|f[aá]cil|en|de \d|hasta|sin))`,
  ),
  rule(
    'used or refurbished',
    'unless new',
    String.raw`\b(?:a[nñ]os?|any?s?|anos|meses|mes|mesos|months?|years?)\s+(?:de uso|de antig|d['’][uú]s|old|of use)\b`,
    String.raw`\b(?:buen|bon|bom|perfect[oe]?|excelente?s?|excelent|impecable|[oó]ptimo|[oó]timo|bo) (?:estado|estat)\b`,
    String.raw`\bestado (?:impecable|perfecto|excelente|muy bueno|bueno|[oó]ptimo)\b`,
    String.raw`\b(?:buenas|boas|bones) condicion?\p{L}+|\bimpecable\b`,
    String.raw`\best[aá] (?:perfecto|perfecte|como el primer)|\bva (?:perfecto|genial|de maravilla)\b(?! para)|\btodo funciona\b`,
    String.raw`\b(?:apenas|casi no|pouco|poc|gaireb[eé] no) (?:lo he |la he |se ha |l'he )?usa[dt]|\bapenas uso\b`,
    String.raw`\bpoc [uú]s\b|\bpouco uso\b|\b(?:barely|lightly|hardly) used\b|\buso (?:m[ií]nimo|escaso)\b`,
    String.raw`\bbater[ií]a (?:reci[eé]n )?(?:cambiada|sustituida|nueva|nova|canviada|trocada|aguanta|al|del|a un)\b`,
    String.raw`\bbater[ií]a (?:(?:me|te|a[uú]n|todav[ií]a|ya) )*dura (?!hasta|todo|m[aá]s|mucho|1\d|2\d)`,
    String.raw`\b(?:salud|estado|salut|health)[\s:]+(?:de (?:la )?|da |del? )?(?:bater[ií]a|battery)\b`,
    String.raw`\bbattery (?:health|replaced)\b|\bbater[ií]a (?:\p{L}+ ){0,2}(?:gastad|degradad)a\b`,
    String.raw`\bbater[ií]a[\s:(]+(?:salud|con|a)?\s?\d{2,3} ?%(?! (?:en|in) \d)|\bsalud\s?(?:del?|al)?[\s:]{1,2}\d{2,3} ?%`,
    String.raw`\bsoh[\s:]{1,2}\d{2,3}\b`,
    String.raw`(?<!(?:tras|hasta|after|m[aá]s de|up to) )(?<![\d.,])\d{1,3} (?:ciclos|cicles|cycles)\b|\bcycle count\b`,
    String.raw`\b(?:ciclos|cicles|cycles)(?: de (?:carga|bater[ií]a)| bater[ií]a)?\s?[:=(]?\s?\d{1,4}\b`,
    String.raw`\bciclos de (?:carga|bater)`,
    String.raw`\bgarant[ií]a (?:\p{L}+ )?hasta (?:(?:el|finales|principios|mediados|de|mes) )*(?:(?:${MONTHS})|20\d\d|\d{1,2}[/-])`,
    String.raw`\b(?:le )?quedan? (?:${SOME_YEARS} de )?garant[ií]a|\b(?:a[uú]n|todav[ií]a) (?:con|en|tiene|est[aá] en) garant[ií]a`,
    String.raw`\b(?:marcas|se[nñ]ales|signos|sinais|senyals|signs) (?:de |d'|of )?(?:uso|[uú]s|wear|use)\b`,
    String.raw`\bp[ií]xel(?:es)? (?:muert|mort)[oa]s?\b|\bdead pixels?\b`,
    String.raw`\b(?:alg[uú]n|peque[nñ]\p{L}+|leves?|con|t[eé]|tiene|minor|small) (?:una?s? )?(?:${SCRATCH})`,
    String.raw`(?<!(?:a|contra|y) )\bara[nñ]azos? (?:en|leves?|superficial)`,
    String.raw`\b(?:se\s+)?vend[oe](?:-?se|-?o|s)?\b|\bes ven\b|\b(?:en\s+)?venc\b|\bselling\b|\bfor sale\b|\bselling my\b`,
    String.raw`\b(?:lo|la|le|els?)\s+(?:compr[eéi]|compraron|vaig comprar|tengo|uso)\b`,
    String.raw`\bcompr(?:ad[oa]|at)\s+(?:hace|en|el|a|fa|h[aá]|nuev[oa])\b|\bcompr[eé] (?:hace|en)\b`,
    String.raw`\b(?:tiene|t[eé]|tem|fa|has)\s+(?:(?:poco|poc|pouco) m[aá]s de\s+)?${SOME_YEARS}\b${NOT_OF_WARRANTY}`,
    String.raw`\b(?:ya )?no (?:lo|la|le) (?:uso|utilizo|necesito|doy uso)\b|\bno le doy uso\b`,
    String.raw`\bpor (?:cambio|falta de uso|renovaci[oó]n|no usar)|\bme he comprado otro\b|\bperqu[eè] m'he comprat\b`,
    String.raw`\b(?:acepto|s['’]accepten) (?:cambios|ofertas|canvis)\b|\bnegociable\b|\btrato en mano\b|\bentrego en mano\b`,
    String.raw`\bsolo en mano\b|\bbizum\b|\bwallapop\b|\breci[eé]n formateado\b|\bformatead[oa]\b|\bera de mi\b`,
    String.raw`\bde mi (?:hij|herman|mujer|marido|novi|padre|madre|trabajo|empresa)`,
  ),
  rule('faulty', 'anywhere', ...FAULT_WORDS),
  rule('clearance or damaged box', 'in titles', String.raw`\bliquidaci[oó]n\b`),
];

const BOX = '(?:caja|embalaje|embalatge|envoltorio|precinto|box|packaging)';
const DAMAGE = String.raw`(?:da[nñ]ad|rot|golpead|deteriorad|abollad|estropead|mojad|aplastad|rasgad)[oa]s?|damaged|dented|torn`;
/** The box is damaged, not the laptop in it. */
export const DAMAGED_BOX = new RegExp(
  [
    String.raw`\b${BOX}\s+(?:(?!y |con )\p{L}+\s+){0,3}(?:${DAMAGE})(?!\p{L})|\b(?:damaged|dented|torn) ${BOX}\b`,
    String.raw`\b(?:da[nñ]os?|golpes?|damage|desperfectos?) (?:leves? )?(?:en (?:la|el)|to the) ${BOX}\b`,
  ].join('|'),
  'giu',
);

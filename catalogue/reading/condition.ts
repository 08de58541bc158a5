/** Whether a title or an advert is of something new, used or broken, by the words that say so. */

type Place = { at: number; end: number };

const SECOND_HAND =
  /reacondiciona[dt]|recondiciona|refurbish|renewed|reconditioned|remanufactur|segunda m[aã]n?o|\b2\.?[ªaº]\s?m[aã]n?o|poco uso|muy cuidad[oa]|segona m[aà]|\busad[oa]s?\b|\busat\b|seminuev|semi nuevo|\bgrado [abc]\b|\bgrade [abc]\b|open ?box|caja abierta|\boutlet\b|exposici[oó]n|reestren|ocasi[oó]n(?!al)|como n(?:uev|ov)o|com (?:a )?nou|\bused\b|\bkm ?0\b|devoluci[oó]n|tara est[eé]tica|second[- ]?hand|pre-?owned|(?:casi|pr[aá]cticamente|quasi|gaireb[eé]) (?:nuev|nov|nou)|like new|d['’]occasion|reconditionn[eé]/i;
const NEW_CONDITION = /^(new|nuevo|nueva|nou|neuf|brand new|1)?$/i;

/** @returns whether title or condition describe used goods */
export const isSecondHand = (title: string, condition: string): boolean =>
  SECOND_HAND.test(title) || SECOND_HAND.test(condition) || !NEW_CONDITION.test(condition.trim());

/** Words that a text about a new laptop may also have: «as used by students». */
const ONLY_IN_TITLES = /outlet|exposici|ocasi|^used$|^km/i;
const DENIED_BEFORE = /(?<!\p{L})(?:no|nunca|sin|not|never|n[aã]o|nem|mai|si|if|ning[uú]na?)\s+(?:\p{L}+\s+)?$/iu;
const DENIAL_LETTERS = 20;

const isDenied = (text: string, index: number, denial: RegExp): boolean =>
  denial.test(text.slice(Math.max(0, index - DENIAL_LETTERS), index));

/** Phrases of private sellers, whose laptops are used unless the advert calls them new. */
const PRIVATE = new RegExp(
  [
    String.raw`\b(?:se\s+)?vend[oe](?:-?se|-?o|s)?\b|\bes ven\b|\b(?:en\s+)?venc\b|\bselling\b|\bfor sale\b|\bselling my\b`,
    String.raw`\b(?:lo|la|le|els?)\s+(?:compr[eéi]|compraron|vaig comprar|tengo|uso)\b|\bcompr(?:ad[oa]|at)\s+(?:hace|en|el|a|fa|h[aá]|nuev[oa])\b|\bcompr[eé] (?:hace|en)\b|\bbought (?:it|in|a|two|new)\b`,
    String.raw`\b(?:tiene|t[eé]|tem|fa|has)\s+(?:(?:poco|poc|pouco) m[aá]s de\s+)?(?:\d{1,2}|un|una|uno|dos|tres|cuatro|dois|dues|a|one|two)\s+(?:a[nñ]o?y?s?|anos?|mes(?:es|os)?|years?|months?)\b(?!\s+(?:m[aá]s\s+)?(?:de\s+|en\s+|of\s+)?(?:garant|onsite|premium|warrant|\+))`,
    String.raw`\b(?:a[nñ]os?|any?s?|anos|meses|mes|mesos|months?|years?)\s+(?:de uso|de antig|d['’][uú]s|old|of use)\b`,
    String.raw`\bbater[ií]a (?:reci[eé]n )?(?:cambiada|sustituida|nueva|nova|canviada|trocada|aguanta|dura poco|al|del|a un)\b|\b(?:salud|estado) de (?:la )?bater[ií]a\b|\b\d{2,4} ciclos\b|\bciclos de (?:carga|bater)|\bbattery (?:health|replaced)\b|\bcycle count\b`,
    String.raw`\b(?:buen|bon|bom|perfect[oe]?|excelente?s?|excelent|impecable|[oó]ptimo|[oó]timo|bo) (?:estado|estat)\b|\bestado (?:impecable|perfecto|excelente|muy bueno|bueno|[oó]ptimo)\b|\b(?:buenas|boas|bones) condicion?\p{L}+|\bimpecable\b|\b(?:good|great|excellent|mint|perfect) (?:working )?(?:condition|order)\b|\best[aá] (?:perfecto|perfecte|como el primer)`,
    String.raw`\b(?:apenas|casi no|pouco|poc|gaireb[eé] no) (?:lo he |la he |se ha |l'he )?usa[dt]|\bapenas uso\b|\bpoc [uú]s\b|\bpouco uso\b|\b(?:barely|lightly|hardly) used\b|\buso (?:m[ií]nimo|escaso)\b`,
    String.raw`\b(?:marcas|se[nñ]ales|signos|sinais|senyals|signs) (?:de |d'|of )?(?:uso|[uú]s|wear|use)\b|\bp[ií]xel(?:es)? (?:muert|mort)[oa]s?\b|\bdead pixels?\b|\b(?:alg[uú]n|peque[nñ]\p{L}+|leves?|con|t[eé]|tiene|minor|small) (?:ara[nñ]azo|rasgu[nñ]o|rasgu[nñ]|rozadura|ray(?:a|ón|on|ita)|golpe|desgaste|esgarrap|risco|scratch)`,
    String.raw`\b(?:ya )?no (?:lo|la|le) (?:uso|utilizo|necesito|doy uso)\b|\bno le doy uso\b|\bpor (?:cambio|falta de uso|renovaci[oó]n|no usar)|\bme he comprado otro\b|\bperqu[eè] m'he comprat\b|\bnão uso\b`,
    String.raw`\b(?:acepto|s['’]accepten) (?:cambios|ofertas|canvis)\b|\bnegociable\b|\btrato en mano\b|\bentrego en mano\b|\bsolo en mano\b|\bbizum\b|\bwallapop\b|\breci[eé]n formateado\b|\bformatead[oa]\b|\bera de mi\b|\bde mi (?:hij|herman|mujer|marido|novi|padre|madre|trabajo|empresa)`,
  ].join('|'),
  'giu',
);
/** «Nuevo», but not «como nuevo», «batería nueva» or «costó 900 € nuevo». */
const NEW =
  /precintad[oa]|\ba estrenar|\bsin (?:estrenar|abrir|usar|desprecintar)\b|\bpor estrenar\b|\bsealed\b|\bunopened\b|\bbrand new\b|\bnunca (?:usad|abiert)|\bnever (?:used|opened)\b|\bnunca foi usad|\b(?:selad|lacrad)[oa]\b|(?<!(?:como|com a|casi|semi|de|pr[aá]cticamente|comprad[oa]|comprat|compr[eéi]|bater[ií]a|disco|ssd|cargador|teclado|pantalla|est[aá] casi|parece) )(?<!(?:cost[oó]|cuesta|vale|val[ií]a)[^.,\n]{0,20})\b(?:nuev[oa]s?|nou|nova|novo|new)\b(?! (?:precio|modelo|la bater|el disco))/iu;

function wordsFrom(text: string, at: number, words: string): Place {
  const [rest = ''] = /^\p{L}*/u.exec(text.slice(at + words.length)) ?? [];
  return { at, end: at + words.length + rest.length };
}

/** @returns the words that call a laptop used or refurbished */
export function findSecondHand(text: string, isTitle: boolean): Place | null {
  for (const { index, 0: words } of text.matchAll(new RegExp(SECOND_HAND, 'gi'))) {
    const isSaid = !/devoluci/i.test(words) && (isTitle || !ONLY_IN_TITLES.test(words));
    if (isSaid && !isDenied(text, index, DENIED_BEFORE)) return wordsFrom(text, index, words);
  }
  return null;
}

/** @returns the words of somebody who sells their own, which is used unless they call it new */
export function findPrivateSale(text: string): Place | null {
  if (NEW.test(text)) return null;
  const [found] = text.matchAll(PRIVATE);
  return found ? wordsFrom(text, found.index, found[0]) : null;
}

/** What keeps a laptop from being used as it is. */
const FAULT = new RegExp(
  [
    String.raw`\b(?:para|por|per|per a|for) (?:piezas|pe[cç]as|peces|recambios?|repuestos?|despiece|reparar|arreglar|parts|spares|repair)\b|\bdespiece\b`,
    String.raw`\bno (?:enciende|arranca|funciona|carga|da (?:imagen|v[ií]deo|se[nñ]al)|prende|bootea|s'enc[eé]n|arrenca)\b|\bn[aã]o (?:liga|funciona|arranca|carrega)\b|\b(?:not working|doesn['’]?t (?:work|turn on|boot|power on)|won['’]?t (?:turn on|boot|start)|dead|faulty)\b`,
    String.raw`\b(?:averiad|estropead|avariad|espatllad|escacharrad|da[nñ]ad|quemad|mojad)[oa]\b|\bespatllat\b|\b(?:water|liquid) damage\b`,
    String.raw`\b(?:pantalla|panel|ecr[ãa]|bisagras?|teclado|placa(?: base)?|tapa|carcasa|lcd|screen|display|hinges?)\s+(?:est[aáà]n?\s+|is\s+)?(?:rot[oa]s?|rajad[oa]s?|partid[oa]s?|trencad[oa]|quebrad[oa]|fundid[oa]|broken|cracked)\b|\b(?:rot[oa]|broken|cracked) (?:la )?(?:pantalla|screen|display)\b`,
    String.raw`\bsin (?:disco(?: duro)?|ssd|hdd|almacenamiento|placa base|pantalla)\b|\bsense disc\b|\bsem disco\b|\bno (?:ssd|hdd|hard drive)\b`,
    String.raw`\bbloquead[oa]s?\b|\b(?:icloud|bios|mdm)[- ]?(?:lock(?:ed)?|bloq\w+)\b|\bactivation lock(?:ed)?\b|\bcon (?:icloud|mdm)\b|\bcontrase[nñ]a (?:de|en la) bios\b|\blocked\b`,
    String.raw`\bse (?:apaga|reinicia|calienta mucho y se apaga)(?: sol[oa])?\b|\bpantallazos? azul(?:es)?\b`,
  ].join('|'),
  'giu',
);
/** «no está averiado» says the contrary. */
const NEGATED = /(?<!\p{L})(?:n[oã]o? (?:est[aá]|tiene|trae|hay|tem|t[eé])|nunca|sin|not|never|ni)\s+(?:\p{L}+\s+)?$/iu;

/** @returns the words that say that it does not work, or not as it is */
export function findFault(text: string): (Place & { value: string }) | null {
  for (const { index, 0: words } of text.matchAll(FAULT)) {
    if (!isDenied(text, index, NEGATED)) return { value: words, at: index, end: index + words.length };
  }
  return null;
}

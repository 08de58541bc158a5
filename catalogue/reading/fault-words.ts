/** The words by which adverts tell that a laptop, or a part of it, is broken. A match begins after the «no» that denies it. */
const FOR_PARTS = 'piezas|pe[cç]as|peces|recambios?|repuestos?|despiece|reparar|arreglar|parts|spares|repair';
const SHELL = 'pantalla|panel|ecr[ãa]|bisagras?|teclado|placa(?: base)?|tapa|carcasa|lcd|screen|display|hinges?';
const DEVICE = String.raw`altavo[cz]\p{L}*|c[aá]mara|webcam|wi-?fi|usb|touchpad|rat[oó]n|micr[oó]fono|ventilador|sonido|teclas?`;
const A_PART = `${SHELL}|${DEVICE}|bater[ií]a`;
const BROKEN = 'rot[oa]s?|rajad[oa]s?|partid[oa]s?|trencad[oa]|quebrad[oa]|fundid[oa]|broken|cracked';
const SCRATCHED = '(?:rayad|rallad|ara[nñ]ad|agrietad|manchad)[oa]s?';
const USED_UP = '(?:muert|agotad|hinchad|defectuos)a|inservible|(?:en )?mal(?: estado)?';
const FLAWS = String.raw`l[ií]neas?|ray(?:as?|[oó]n|ones)|ara[nñ]azos?|manchas?|franjas?|grietas?|rajas?`;
const NEEDS = 'hay que|habr[ií]a que|tendr[ií]as? que|toca|necesita';
const REPLACED = String.raw`(?:cambi|sustitu|reemplaz)\p{L}+`;
const SOME = String.raw`(?:(?:el|la|los|las|una?s?|alg[uú]na?s?|varias|un par de|dos|tres|\d)\s+)?`;
const ONLY = String.raw`(?:(?:solo|s[oó]lo|apenas|como|casi|muy|unos)\s+){0,2}`;
const SOON = String.raw`poco|nada|media hora|(?:una|1) hora(?!\s+y)|menos de (?:una|1|media) hora|\d{1,2}\s?min\p{L}*`;
/** At most three words, «la bisagra [izquierda está] rota», of which none denies it: «la pantalla [no está] rayada». */
const BETWEEN = String.raw`[\s:,(]+(?:(?!(?:no|sin|ni|nunca|tampoco)(?!\p{L}))\p{L}+\s+){0,3}`;
const END = String.raw`(?!\p{L})`;

export const FAULT_WORDS: readonly string[] = [
  String.raw`\b(?:para|por|per|per a|for) (?:${FOR_PARTS})\b`,
  String.raw`\bno (?:(?:se|me|le) )?(?:enciende|arranca|carga|da (?:imagen|v[ií]deo|se[nñ]al)|prende|bootea)${END}`,
  String.raw`\bno (?:(?:se|me|le) )?funcionan?${END}(?: (?:el|la|los|las) \p{L}+)?`,
  String.raw`\bno (?:s'enc[eé]n|arrenca)\b|\bn[aã]o (?:liga|funciona|arranca|carrega)\b`,
  String.raw`\b(?:averiad|estropead|avariad|espatllad|escacharrad|da[nñ]ad|quemad|mojad)[oa]\b|\bespatllat\b|\bdamaged\b`,
  String.raw`\b(?:${SHELL}|teclas?)${BETWEEN}(?:${BROKEN})${END}`,
  String.raw`\b(?:rot[oa]|broken|cracked) (?:la |el )?(?:${SHELL})${END}`,
  String.raw`\bsin (?:disco(?: duro)?|ssd|hdd|almacenamiento|placa base|pantalla|bater[ií]a)${END}|\bsense disc\b|\bsem disco\b`,
  String.raw`\bbloquead[oa]s?\b|\b(?:icloud|bios|mdm)[- ]?(?:lock(?:ed)?|bloq\w+)\b|\bactivation lock(?:ed)?\b`,
  String.raw`\bcon (?:icloud|mdm)\b|\bcontrase[nñ]a (?:de|en la) bios\b|\blocked\b`,
  String.raw`\bse (?:apaga|reinicia|cuelga|sobrecalienta|calienta mucho)(?: sol[oa])?${END}|\bpantallazos? azul(?:es)?\b`,
  String.raw`\bbater[ií]a${BETWEEN}(?:${NEEDS}|para|por|a)\s+(?:ser\s+)?${REPLACED}`,
  String.raw`\b(?:${NEEDS})\s+(?:${REPLACED}(?:\s+de)?\s+${SOME}(?:${A_PART})|arreglar|reparar)${END}`,
  String.raw`\bbater[ií]a${BETWEEN}(?:${USED_UP})${END}`,
  String.raw`\bbater[ií]a (?:(?:est[aá]|muy|bastante) )*(?:gastad|degradad)a\b`,
  String.raw`\bbater[ií]a${BETWEEN}no (?:aguanta|dura|retiene|va|sirve)${END}(?! (?:menos|mal))`,
  String.raw`\bbater[ií]a${BETWEEN}(?:dura|aguanta)\s+${ONLY}(?:${SOON})${END}`,
  String.raw`\b(?:solo|s[oó]lo) (?:funciona |va )?enchufado\b|\bfunciona (?:solo|s[oó]lo) (?:enchufado|conectado|con el cargador)\b`,
  String.raw`\b(?:(?:le )?faltan?|fallan?) ${SOME}teclas?${END}`,
  String.raw`\b(?:${A_PART})${BETWEEN}(?:no (?:van?(?! \p{L})|responden?|detecta)|fallan?)${END}`,
  String.raw`\b(?:no (?:le |me )?van? |fallan? )${SOME}(?:${A_PART})${END}|\bno van? bien\b`,
  String.raw`\b(?:pantalla|panel)${BETWEEN}${SCRATCHED}${END}`,
  String.raw`\b(?:pantalla|panel)${BETWEEN}(?:con|tiene|hay|salen?)\s+${SOME}(?:${FLAWS})${END}`,
  String.raw`(?<!(?:peque[nñ]|leve|liger|m[ií]nim)\p{L}*\s)\b(?:${FLAWS})\s+(?:\p{L}+\s+)?(?:en|por)\s+(?:toda )?(?:la )?pantalla${END}`,
];

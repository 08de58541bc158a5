/** Reads processor names as shops write them: «Intel Core i5-1235U», «R7 5700U», «Ultra 7 155H», «U7-155H», «Intel Evo Core i7». */
import { collapseBlanks } from '../reading/patterns.ts';
import { type ChipRule, findChip } from './chip-key.ts';

/** «1235u» is 12th generation, «10510u» 10th, «8250u» 8th. */
const intelGeneration = (number: string) =>
  number.length === 5 || number.startsWith('1') ? number.slice(0, 2) : number.slice(0, 1);

/** The letters of Qualcomm's numbers. */
const SNAPDRAGON_GRADES: Readonly<Record<string, string>> = { e: 'elite', p: 'plus', '': '' };

/** The first that applies counts. */
const RULES: readonly ChipRule[] = [
  // Intel Core Ultra
  [
    /(?:\bultra\s*(x?)\s*([3579])[\s-]*|\bu([3579])(?:-|\s(?=\d{3}[huv]\b)))\b(\d{3})(hx|ul|hl|h|u|v)?\b(\s*plus)?/,
    ([, x = '', named, short, number = '', letters = '', plus]) => {
      const tier = named ?? short;
      const exact = `ultra ${x}${tier} ${number}${letters}${plus ? ' plus' : ''}`;
      return [exact, `ultra ${tier} ${number.slice(0, 1)}${letters}`, `ultra ${tier}`, `intel ${tier}`];
    },
  ],
  [/\bultra\s*x?\s*([3579])/, ([, tier]) => [`ultra ${tier}`, `intel ${tier}`]],
  // Intel Core i
  [/\bi([3579])[\s-]*(n\d{3})\b/, ([, tier, number]) => [`i${tier}-${number}`, 'intel n', `i${tier}`]],
  [
    /\bi([3579])[\s-]*(\d{4,5})(g[1-7]|hx|hk|hq|hf|h|u|p|y|mq|qm|xm|m)?\b/,
    ([, tier, number = '', letters = '']) => {
      const generation = `i${tier}-${intelGeneration(number)}`;
      const series = `${generation}${letters.startsWith('g') ? 'g' : letters}`;
      return [`i${tier}-${number}${letters}`, series, generation, `i${tier}`, `intel ${tier}`];
    },
  ],
  // «i5 de 11ª generación», «i7 12th gen»
  [
    /\bi([3579])\s*(?:de\s+)?(?:la\s+)?(1[0-5]|[1-9])(?:\.?a|\.?o|\s?(?:th|rd|nd))\b(?:\s*gen\p{L}*)?/u,
    ([, tier, ordinal]) => [`i${tier}-${ordinal}`, `i${tier}`, `intel ${tier}`],
  ],
  [/\bi([3579])/, ([, tier]) => [`i${tier}`, `intel ${tier}`]],
  // AMD Ryzen
  [
    /\bryzen\s*(?:ai\s*)?max(\+?)(?!-q)(?:\s*pro\b)?\s*(\d{3})?\b/,
    ([, plus, number = '']) => [`ryzen ai max${plus} ${number}`.trim(), 'ryzen ai max'],
  ],
  [
    /\bryzen\s*ai\s*([3579])(?!\d)[\s-]*(?:hx)?[\s-]*(\d{3})\b/,
    ([, tier, number = '']) => [
      `ryzen ai ${tier} ${number}`,
      `ryzen ai ${tier} ${number.slice(0, 1)}`,
      `ryzen ai ${tier}`,
      `ryzen ${tier}`,
    ],
  ],
  [/\bryzen\s*ai\s*([3579])(?!\d)/, ([, tier]) => [`ryzen ai ${tier}`, `ryzen ${tier}`]],
  [
    /\b(?:ryzen|r)[\s-]*([3579])\b[\s-]*(\d{3,4}|\d\d(?!\s*gb))(hx3d|hx|hs|h|u|c|e)?\b/,
    ([, tier, number = '', letters = '']) => [
      `ryzen ${tier} ${number}${letters}`,
      `ryzen ${tier} ${number.slice(0, 1)}${letters}`,
      `ryzen ${tier}`,
    ],
  ],
  [/\bryzen[\s-]*([3579])\b/, ([, tier]) => [`ryzen ${tier}`]],
  // ARM
  [
    /\bsnapdragon\s*([78])(?:cx?)?\b|\b(sq\d)\b/,
    ([, older, microsoft = '']) => [older ? `snapdragon ${older}` : microsoft],
  ],
  [
    /(?:\bsnapdragon\s+(?:x2?\b\s*)?(?:(elite\s+extreme|elite|plus)\s+)?)?\bx([12])([ep]?)[\s-]?(\d\d)[\s-]?(\d{3})\b/,
    ([, words, line, letter = '', ...numbers]) => [
      [`x${line}${letter}`, ...numbers].join('-'),
      collapseBlanks(`snapdragon x${line === '2' ? 2 : ''} ${words ?? SNAPDRAGON_GRADES[letter]}`),
      'snapdragon x',
    ],
  ],
  [
    /\bsnapdragon\b(?:\s*(x2?)\b)?(?:\s*(elite\s+extreme|elite|plus)\b)?/,
    ([, line = 'x', grade = '']) => [collapseBlanks(`snapdragon ${line} ${grade}`), 'snapdragon x'],
  ],
  [/\bkompanio\s*(\d{3,4})/, ([, number]) => [`kompanio ${number}`, 'mediatek']],
  [/\b(mt\d{4})\b/, ([, number = '']) => [number, 'mediatek']],
  [/\bmediatek\b/, () => ['mediatek']],
  // Celeron, Pentium, Atom, Athlon, A and N
  [
    /\b(celeron|pentium)\b(?:\s*(?:gold|silver|dual[\s-]core|quad[\s-]core))*\s*(n?)-?(\d{4}u?)\b/,
    ([, line = '', n, number]) => [`${n}${number}`, line],
  ],
  [/\b(celeron|pentium)\b/, ([, line = '']) => [line]],
  [/\batom\b\s*((?:x[357]-)?[nz]?\d{3,4}\w?)?/, ([, number = '']) => [collapseBlanks(`atom ${number}`)]],
  [/\bathlon\b(?:\s*(?:gold|silver|pro|dual[\s-]core))*\s*(\d{4}[a-z]?)/, ([, number = '']) => [number, 'athlon']],
  [/\bathlon\b/, () => ['athlon']],
  [/\b(30[12][05]e)\b/, ([, number = '']) => [number, 'amd a']],
  [/\b(a(?:[4689]|1[02])|e[12])[\s-](?:pro\s+)?(\d{4})\w?\b/, ([, line, number]) => [`${line}-${number}`, 'amd a']],
  [/\bamd\s+(?:a(?:[4689]|1[02])|e[12])\b/, () => ['amd a']],
  [/\bn(?:\d{2,3}|[3-6]\d{3})\b/, ([number]) => [number, number.length === 5 ? 'celeron' : 'intel n']],
  // Intel Core
  [
    /\b(?:core\s*|c(?=[3579](?:-\d{3}|\s\d{3}h\b)))([3579])[\s-]*(\d{3})(hx|h|u)?\b/,
    ([, tier, number = '', letters = '']) => [
      `core ${tier} ${number}${letters}`,
      `core ${tier} ${number.slice(0, 1)}${letters}`,
      `core ${tier}`,
      `intel ${tier}`,
    ],
  ],
  [/\bcore\s*([3579])(?!\d)/, ([, tier]) => [`core ${tier}`, `intel ${tier}`]],
  // Apple
  [/\bcore\s*m[357]?\b/, () => ['core m']],
  [/\ba(\d\d)\s*pro\b/, ([, number]) => [`a${number} pro`, 'apple']],
  [/\bm([1-9])\s*(pro|max|ultra)\b(?!-)/, ([, number, grade]) => [`m${number} ${grade}`, 'apple']],
  [/\bm([1-9])\b(?!-)/, ([, number]) => [`m${number}`, 'apple']],
  [/\bapple\b/, () => ['apple']],
];

/** @returns where a text names a processor, with its keys from specific to general: `i5-1235u`, `i5-12u`, `i5`, `intel 5` */
export const findCpu = (text: string) => findChip(text, RULES);

/** @returns the keys; empty if the text names no processor */
export const cpuKeys = (text: string): readonly string[] => findCpu(text)?.value ?? [];

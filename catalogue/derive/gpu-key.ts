/** Reads graphics names as shops write them: «RTX 3050», «MX 330», «T 1200», «Intel Iris Xe». */
import { type ChipRule, findChip } from './chip-key.ts';

/** The first that applies counts. */
const RULES: readonly ChipRule[] = [
  // Of workstations
  [/\brtx\s*pro\s*(\d{3,4})\b/, ([, number]) => [`rtx pro ${number}`, 'professional']],
  [/(?:\brtx\s*|^(?:nvidia\s+)?)a\s*([1-5][05]00|500)\b/, ([, number]) => [`rtx a${number}`, 'professional']],
  // Numbers of both Quadro chips and the faster Ada chips: without the word «Ada» they mean the Quadro.
  [/\brtx\s*([345]000)\b(?![^]*\bada\b)/, ([, number]) => [`quadro rtx ${number}`, 'professional']],
  [/\brtx\s*(500|[1-5][05]00)\b(?:\s*ada\b)?/, ([, number]) => [`rtx ${number} ada`, 'professional']],
  // «T 1200» counts only if it stands alone, because ThinkPad models have similar names.
  [
    /(?:\bquadro\s*([tp])\s*(\d{3,4})\b|(?:\bnvidia\s+|^\s*)([tp])\s*(\d{3,4})\s*$)/,
    ([, letter, number, only, its]) => [`${letter ?? only}${number ?? its}`, 'professional'],
  ],
  [/\bquadro\b/, () => ['professional']],
  // GeForce
  [/\bmx\s*(\d{3})\b/, ([, number]) => [`mx${number}`, 'mx']],
  [
    /\b([rg]tx)\s*-?(\d{3,4})\s*(ti|super)?\b/,
    ([, line, number = '', grade = '']) => [
      `${line} ${number} ${grade}`.trim(),
      `${line} ${number}`,
      `${line} ${number.slice(0, 2)}`,
    ],
  ],
  // Radeon
  [
    /\b(?:rx|radeon\s+pro)\s*-?([5-9]\d{3})\s*([ms])?\s*(xt)?\b/,
    ([, number = '', letter = '', xt = '']) => [
      `rx ${number}${letter} ${xt}`.trim(),
      `rx ${number}`,
      `rx ${number.slice(0, 1)}`,
    ],
  ],
  [
    /\b(?:radeon\s*(?:graphics\s*)?)?(\d{3}\s?m|80[456]0s)\b/,
    ({ 1: number = '', input }) =>
      /radeon|amd|graphics|^\s*\d/.test(input) ? [`radeon ${number.replace(' ', '')}`, 'amd integrated'] : [],
  ],
  [/\bvega\s*(\d{1,2})\b/, ([, number]) => [`vega ${number}`, 'amd integrated']],
  [/\b(?:vega|radeon|amd)\b/, () => ['amd integrated']],
  // Intel
  [/\ba\s?([357]\d0m)\b/, ([, number]) => [`arc a${number}`, 'arc discrete']],
  [/\barc\s*(?:graphics\s*)?(b3[79]0|1[34]0[vt])/, ([, number]) => [`arc ${number}`, 'arc', 'intel integrated']],
  [/\barc\b/, () => ['arc', 'intel integrated']],
  [/\biris\s*xe\b/, () => ['iris xe', 'intel integrated']],
  [/\biris\b/, () => ['iris plus', 'intel integrated']],
  [/\bu?hd(?:\s*graphics)?\s*(n|6[0-9]{2})\b/, ([, number]) => [`uhd ${number}`, 'uhd', 'intel integrated']],
  [/\bu?hd\b(?:\s*graphics)?/, () => ['uhd', 'intel integrated']],
  [/\bintel\s+graphics\b/, () => ['intel graphics', 'intel integrated']],
  [/\bintel\b/, () => ['intel integrated']],
  // ARM and Apple
  [/\bmali\b/, () => ['mali']],
  [/\badreno\s*(x[12]-\d\d|\d{3})/, ([, number]) => [`adreno ${number}`, 'qualcomm integrated']],
  [/\b(?:adreno|qualcomm|snapdragon)\b/, () => ['qualcomm integrated']],
  [/\b(m[1-9]|a18)\s*(pro|max|ultra)\b/, ([, chip, grade]) => [`apple ${chip} ${grade}`, 'apple integrated']],
  [/\b(m[1-9]|a18)\b/, ([, chip]) => [`apple ${chip}`, 'apple integrated']],
  [/\bapple\b/, () => ['apple integrated']],
];

/** @returns where a text names graphics, with keys from specific to general: `<maker> integrated` is the last of integrated ones */
export const findGpu = (text: string) => findChip(text, RULES);

/** @returns the keys; empty if the text names no graphics */
export const gpuKeys = (text: string): readonly string[] => findGpu(text)?.value ?? [];

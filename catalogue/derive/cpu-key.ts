/** Reads processor names as shops write them: «Intel Core i5-1235U», «R7 5700U», «Ultra 7 155H», «U7-155H», «Intel Evo Core i7». */
import { type ChipReader, chipKeys, collapseBlanks } from './chip-key.ts';

const apple: ChipReader = (name) => {
  if (/\bcore\s*m[357]?\b/.test(name)) return ['core m'];
  const phone = /\ba(\d\d)\s*pro\b/.exec(name);
  if (phone) return [`a${phone[1]} pro`, 'apple'];
  const found = /\bm([1-9])(?:\s*(pro|max|ultra))?\b(?!-)/.exec(name);
  if (!found) return /\bapple\b/.test(name) ? ['apple'] : null;
  return [`m${found[1]}${found[2] ? ` ${found[2]}` : ''}`, 'apple'];
};

const snapdragon: ChipReader = (name) => {
  const code = /\b(x[12][ep]?)[\s-]?(\d\d)[\s-]?(\d{3})\b/.exec(name);
  const older = /\bsnapdragon\s*(7|8)(?:cx?)?\b|\bsq(\d)\b/.exec(name);
  if (older) return [older[1] ? `snapdragon ${older[1]}` : `sq${older[2]}`];
  if (!code && !/\bsnapdragon\b/.test(name)) return null;
  const grade = /\b(x2?)\s*(elite extreme|elite|plus)?/.exec(name.replace(/^.*snapdragon/, ''));
  const line = `snapdragon ${grade?.[1] ?? 'x'}${grade?.[2] ? ` ${grade[2]}` : ''}`;
  return [...(code ? [`${code[1]}-${code[2]}-${code[3]}`] : []), line, 'snapdragon x'];
};

const mediatek: ChipReader = (name) => {
  const found = /\bkompanio\s*(\d{3,4})|\b(mt\d{4})\b/.exec(name);
  if (found) return [found[1] ? `kompanio ${found[1]}` : (found[2] ?? ''), 'mediatek'];
  return /\bmediatek\b/.test(name) ? ['mediatek'] : null;
};

const ultra: ChipReader = (name) => {
  const found =
    /(?:\bultra\s*(x?)\s*([3579])[\s-]*|\bu([3579])(?:-(?=\d{3})|\s(?=\d{3}[huv]\b)))(?:\b(\d{3})(hx|ul|hl|h|u|v)?\b(\s*plus)?)?/.exec(
      name,
    );
  if (!found) return null;
  const [, x = '', named, short, number, letters = '', plus] = found;
  const tier = named ?? short ?? '';
  const line = `ultra ${tier}`;
  if (!number) return [line, `intel ${tier}`];
  const exact = `ultra ${x}${tier} ${number}${letters}${plus ? ' plus' : ''}`;
  return [exact, `${line} ${number.slice(0, 1)}${letters}`, line, `intel ${tier}`];
};

/** «1235u» is 12th generation, «10510u» 10th, «8250u» 8th. */
const intelGeneration = (number: string) =>
  number.length === 5 || number.startsWith('1') ? number.slice(0, 2) : number.slice(0, 1);

/** «i5 de 11ª generación», «i7 12th gen»: the ordinal, which has no «ª» once normalised. */
const GENERATION_WORD = /\bi[3579]\s*(?:de\s+)?(?:la\s+)?(1[0-5]|[1-9])(?:\.?a|\.?o|\s?(?:th|rd|nd))\b/;

const intelI: ChipReader = (name) => {
  const found = /\bi([3579])(?:[\s-]*(?:(n\d{3})|(\d{4,5})(g[1-7]|hx|hk|hq|hf|h|u|p|y|mq|qm|xm|m)?)\b)?/.exec(name);
  if (!found) return null;
  const [, tier = '', nSeries, number, letters = ''] = found;
  const line = `i${tier}`;
  if (nSeries) return [`i${tier}-${nSeries}`, 'intel n', line];
  if (!number) {
    const ordinal = GENERATION_WORD.exec(name)?.[1];
    return [...(ordinal === undefined ? [] : [`${line}-${ordinal}`]), line, `intel ${tier}`];
  }
  const generation = `${line}-${intelGeneration(number)}`;
  const series = `${generation}${letters.startsWith('g') ? 'g' : letters}`;
  return [`${line}-${number}${letters}`, series, generation, line, `intel ${tier}`];
};

const intelCore: ChipReader = (name) => {
  const found = /\b(?:core\s*|c(?=[3579](?:-\d{3}|\s\d{3}h\b)))([3579])(?:[\s-]*(?:(n\d{3})|(\d{3})(hx|h|u)?)\b)?/.exec(
    name,
  );
  if (!found) return null;
  const [, tier = '', nSeries, number, letters = ''] = found;
  const line = `core ${tier}`;
  if (nSeries) return [`${line} ${nSeries}`, 'intel n', line];
  if (!number) return [line, `intel ${tier}`];
  return [`${line} ${number}${letters}`, `${line} ${number.slice(0, 1)}${letters}`, line, `intel ${tier}`];
};

const ryzen: ChipReader = (name) => {
  const plain = collapseBlanks(name.replace(/\bpro\b/g, ' '));
  const max = /\bryzen\s*(?:ai\s*)?max(\+?)(?!-q)\s*(\d{3})?\b/.exec(plain);
  if (max) return [`ryzen ai max${max[1]} ${max[2] ?? ''}`.trim(), 'ryzen ai max'];
  const ai = /\bryzen\s*ai\s*([3579])(?:[\s-]*(hx)?[\s-]*(\d{3})\b)?/.exec(plain);
  if (ai) {
    const line = `ryzen ai ${ai[1]}`;
    return [...(ai[3] ? [`${line} ${ai[3]}`, `${line} ${ai[3].slice(0, 1)}`] : []), line, `ryzen ${ai[1]}`];
  }
  const found = /\b(?:ryzen|r)[\s-]*([3579])\b(?:[\s-]*(\d{3,4}|\d\d(?!\s*gb))(hx3d|hx|hs|h|u|c|e)?\b)?/.exec(plain);
  if (!found || (!plain.includes('ryzen') && !found[2])) return null;
  const line = `ryzen ${found[1]}`;
  if (!found[2]) return [line];
  return [`${line} ${found[2]}${found[3] ?? ''}`, `${line} ${found[2].slice(0, 1)}${found[3] ?? ''}`, line];
};

const entryLevel: ChipReader = (name) => {
  const celeron =
    /\b(celeron|pentium)\b(?:\s*(?:gold|silver|dual[\s-]core|quad[\s-]core))*\s*(?:n-?)?(\d{4}u?)?\b/.exec(name);
  if (celeron) {
    const line = celeron[1] ?? '';
    return celeron[2] ? [`${/\bn-?\d/.test(name) ? 'n' : ''}${celeron[2]}`, line] : [line];
  }
  const atom = /\batom\b\s*((?:x[357]-)?[nz]?\d{3,4}\w?)?/.exec(name);
  if (atom) return [collapseBlanks(`atom ${atom[1] ?? ''}`)];
  const athlon = /\bathlon\b(?:.*?(\d{4}[a-z]?))?/.exec(name);
  if (athlon) return [...(athlon[1] ? [athlon[1]] : []), 'athlon'];
  const old = /\b(30[12][05]e)\b|\b(a(?:[4689]|1[02])|e[12])[\s-](?:pro\s)?(\d{4})\w?\b/.exec(name);
  if (old) return [old[1] ?? `${old[2]}-${old[3]}`, 'amd a'];
  if (/\bamd (?:a(?:[4689]|1[02])|e[12])\b/.test(name)) return ['amd a'];
  const nSeries = /\bn(\d{2,3}|[3-6]\d{3})\b/.exec(name);
  return nSeries ? [`n${nSeries[1]}`, (nSeries[1] ?? '').length === 4 ? 'celeron' : 'intel n'] : null;
};

const READERS: readonly ChipReader[] = [ultra, intelI, ryzen, snapdragon, mediatek, entryLevel, intelCore, apple];

/**
 * @returns keys from specific to general (`['i5-1235u', 'i5-12u', 'i5', 'intel 5']`); empty if the text names no
 *   processor
 */
export const cpuKeys = (text: string): readonly string[] => chipKeys(text, READERS);

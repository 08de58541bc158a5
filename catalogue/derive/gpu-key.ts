/** Reads graphics names as shops write them: «RTX 3050», «MX 330», «T 1200», «Intel Iris Xe». */
import { type ChipReader, chipKeys } from './chip-key.ts';

/** Numbers of both Quadro chips and the faster Ada chips: without the word «Ada» they mean the Quadro. */
const QUADRO_RTX: ReadonlySet<string> = new Set(['3000', '4000', '5000']);

const workstation: ChipReader = (name) => {
  const blackwell = /\brtx\s*pro\s*(\d{3,4})\b/.exec(name);
  if (blackwell) return [`rtx pro ${blackwell[1]}`, 'professional'];
  const ampere = /(?:\brtx\s*|^(?:nvidia )?)a\s*([1-5][05]00|500)\b/.exec(name);
  if (ampere) return [`rtx a${ampere[1]}`, 'professional'];
  const number = /\brtx\s*(500|[1-5][05]00)\b/.exec(name)?.[1];
  if (number) {
    const isOlder = QUADRO_RTX.has(number) && !/\bada\b/.test(name);
    return [isOlder ? `quadro rtx ${number}` : `rtx ${number} ada`, 'professional'];
  }
  // «T 1200» counts only if it stands alone, because ThinkPad models have similar names.
  const quadro = /\bquadro\s*([tp]\s*\d{3,4})\b|(?:\bnvidia |^)([tp]\s*\d{3,4})$/.exec(name);
  if (!quadro) return /\bquadro\b/.test(name) ? ['professional'] : null;
  const code = (quadro[1] ?? quadro[2] ?? '').replace(/\s/g, '');
  return [code, 'professional'];
};

const geforce: ChipReader = (name) => {
  const mx = /\bmx\s*(\d{3})\b/.exec(name);
  if (mx) return [`mx${mx[1]}`, 'mx'];
  const found = /\b([rg]tx)\s*-?(\d{3,4})\s*(ti|super)?\b/.exec(name);
  if (!found) return null;
  const [, line = '', number = '', grade] = found;
  return [`${line} ${number}${grade ? ` ${grade}` : ''}`, `${line} ${number}`, `${line} ${number.slice(0, 2)}`];
};

const radeon: ChipReader = (name) => {
  const discrete = /\b(?:rx|radeon pro)\s*-?([5-9]\d{3})\s*([ms])?\s*(xt)?\b/.exec(name);
  if (discrete) {
    const [, number = '', letter = '', xt] = discrete;
    return [`rx ${number}${letter}${xt ? ' xt' : ''}`, `rx ${number}`, `rx ${number.slice(0, 1)}`];
  }
  const integrated = /\b(?:radeon\s*(?:graphics\s*)?)?(\d{3}\s?m|80[456]0s)\b/.exec(name);
  if (integrated && /radeon|amd|graphics|^\d/.test(name))
    return [`radeon ${integrated[1]?.replace(' ', '')}`, 'amd integrated'];
  const vega = /\bvega\s*(\d{1,2})?\b/.exec(name);
  if (vega) return [...(vega[1] ? [`vega ${vega[1]}`] : []), 'amd integrated'];
  return /\b(radeon|amd)\b/.test(name) ? ['amd integrated'] : null;
};

const intel: ChipReader = (name) => {
  const discrete = /\ba\s?([357]\d0m)\b/.exec(name);
  if (discrete) return [`arc a${discrete[1]}`, 'arc discrete'];
  const arc = /\barc\b(?:\s*(?:graphics\s*)?(b3[79]0|1[34]0[vt]))?/.exec(name);
  if (arc) return [...(arc[1] ? [`arc ${arc[1]}`] : []), 'arc', 'intel integrated'];
  if (/\biris\s*xe\b/.test(name)) return ['iris xe', 'intel integrated'];
  if (/\biris\b/.test(name)) return ['iris plus', 'intel integrated'];
  const uhd = /\bu?hd\b(?:\s*graphics)?\s*(n|6[0-9]{2})?\b/.exec(name);
  if (uhd) return [...(uhd[1] ? [`uhd ${uhd[1]}`] : []), 'uhd', 'intel integrated'];
  if (/\bintel graphics\b/.test(name)) return ['intel graphics', 'intel integrated'];
  return /\bintel\b/.test(name) ? ['intel integrated'] : null;
};

const armAndApple: ChipReader = (name) => {
  if (/\bmali\b/.test(name)) return ['mali'];
  const adreno = /\badreno\b(?:\s*(x[12]-\d\d|\d{3}))?/.exec(name);
  if (adreno) return [...(adreno[1] ? [`adreno ${adreno[1]}`] : []), 'qualcomm integrated'];
  if (/\bqualcomm\b|\bsnapdragon\b/.test(name)) return ['qualcomm integrated'];
  const apple = /\b(m[1-9]|a18)(?:\s*(pro|max|ultra))?\b/.exec(name);
  if (apple) return [`apple ${apple[1]}${apple[2] ? ` ${apple[2]}` : ''}`, 'apple integrated'];
  return /\bapple\b/.test(name) ? ['apple integrated'] : null;
};

const READERS: readonly ChipReader[] = [workstation, geforce, radeon, intel, armAndApple];

/**
 * @returns keys from specific to general, ending in `<maker> integrated` for integrated graphics; empty without a
 *   match
 */
export const gpuKeys = (text: string): readonly string[] => chipKeys(text, READERS);

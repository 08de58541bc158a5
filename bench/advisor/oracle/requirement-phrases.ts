/** Parses the phrases that stand for an option of a requirement, independently of the engine's words. */
import type { RequirementField } from '#contract/answers.ts';

type Option = string | undefined;

const VENDORS: Readonly<Record<string, Option>> = { Intel: 'intel', AMD: 'amd', Apple: 'apple', Qualcomm: 'qualcomm' };
const WEIGHTS: Readonly<Record<string, Option>> = {
  'menos de 1,5': 'ultralight',
  'hasta 2': 'light',
  'hasta 2,5': 'medium',
  'más de 2,5': 'heavy',
};
const BATTERIES: Readonly<Record<string, Option>> = { '4': 'standard', '7': 'long', 'más de 10': 'extended' };
const RESOLUTIONS: Readonly<Record<string, Option>> = { 'Full HD': '1080p', '2K': '2k', '4K': '4k' };

const withoutSpace = (size: string): string => size.replace(' ', '');

/** The option that the captured text stands for, without «al menos» and «o superior». */
const PHRASES: readonly { field: RequirementField; pattern: RegExp; option: (captured: string) => Option }[] = [
  { field: 'processor', pattern: /^un procesador Intel Core (i\d)$/, option: (tier) => `intel_${tier}` },
  { field: 'processor', pattern: /^un procesador AMD Ryzen (\d)$/, option: (tier) => `amd_r${tier}` },
  { field: 'processor', pattern: /^un procesador (Apple M)$/, option: () => 'apple_m' },
  { field: 'processor', pattern: /^un procesador (Snapdragon X)$/, option: () => 'snapdragon_x' },
  { field: 'ram', pattern: /^(\d+ GB) de memoria$/, option: withoutSpace },
  { field: 'storage', pattern: /^(\d+ [GT]B) de almacenamiento$/, option: withoutSpace },
  { field: 'graphics', pattern: /^gráfica integrada de (.+)$/, option: (vendor) => `integrated_${VENDORS[vendor]}` },
  { field: 'graphics', pattern: /^una gráfica NVIDIA GTX (\d+)$/, option: (series) => `nvidia_gtx${series}` },
  { field: 'graphics', pattern: /^una gráfica NVIDIA RTX (\d+)$/, option: (series) => `nvidia_rtx${series}` },
  { field: 'graphics', pattern: /^una gráfica AMD RX (\d+)$/, option: (series) => `amd_rx${series}` },
  { field: 'screenSize', pattern: /^una pantalla de (\d+)(?:,\d)?″$/, option: (inches) => inches },
  { field: 'weight', pattern: /^(.+) kg de peso$/, option: (limit) => WEIGHTS[limit] },
  { field: 'battery', pattern: /^(.+) h de autonomía estimada$/, option: (hours) => BATTERIES[hours] },
  { field: 'os', pattern: /^(Windows|macOS|Linux)$/, option: (name) => (name === 'macOS' ? name : name.toLowerCase()) },
  { field: 'os', pattern: /^un equipo (sin sistema operativo)$/, option: () => 'none' },
  { field: 'resolution', pattern: /^resolución (.+)$/, option: (name) => RESOLUTIONS[name] },
  { field: 'refreshRate', pattern: /^(\d+) Hz$/, option: (hz) => hz },
];

/** @returns the requirement that the phrase asks for, or `null` for another phrase */
export function requirementIn(phrase: string): { field: RequirementField; value: string } | null {
  const bare = phrase.replace(/^al menos /, '').replace(/ o superior$/, '');
  for (const { field, pattern, option } of PHRASES) {
    const [, captured] = pattern.exec(bare) ?? [];
    const value = captured === undefined ? undefined : option(captured);
    if (value !== undefined) return { field, value };
  }
  return null;
}

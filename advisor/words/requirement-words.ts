/** Requirements and their options, as they appear inside a sentence. */
import type { RequirementField, RequirementValue } from '../../contract/answers.ts';

const OPTION_WORDS: { readonly [F in RequirementField]: Readonly<Record<RequirementValue<F>, string>> } = {
  processor: {
    intel_i3: 'un procesador Intel Core i3 o superior',
    intel_i5: 'un procesador Intel Core i5 o superior',
    intel_i7: 'un procesador Intel Core i7 o superior',
    intel_i9: 'un procesador Intel Core i9',
    amd_r3: 'un procesador AMD Ryzen 3 o superior',
    amd_r5: 'un procesador AMD Ryzen 5 o superior',
    amd_r7: 'un procesador AMD Ryzen 7 o superior',
    amd_r9: 'un procesador AMD Ryzen 9',
    apple_m: 'un procesador Apple M',
    snapdragon_x: 'un procesador Snapdragon X',
  },
  ram: {
    '4GB': 'al menos 4 GB de memoria',
    '8GB': 'al menos 8 GB de memoria',
    '16GB': 'al menos 16 GB de memoria',
    '32GB': 'al menos 32 GB de memoria',
    '64GB': 'al menos 64 GB de memoria',
  },
  storage: {
    '256GB': 'al menos 256 GB de almacenamiento',
    '512GB': 'al menos 512 GB de almacenamiento',
    '1TB': 'al menos 1 TB de almacenamiento',
    '2TB': 'al menos 2 TB de almacenamiento',
    '4TB': 'al menos 4 TB de almacenamiento',
  },
  graphics: {
    integrated_intel: 'gráfica integrada de Intel',
    integrated_amd: 'gráfica integrada de AMD',
    nvidia_gtx16: 'una gráfica NVIDIA GTX 16 o superior',
    nvidia_rtx30: 'una gráfica NVIDIA RTX 30 o superior',
    nvidia_rtx40: 'una gráfica NVIDIA RTX 40 o superior',
    amd_rx6000: 'una gráfica AMD RX 6000 o superior',
    amd_rx7000: 'una gráfica AMD RX 7000',
    nvidia_rtx50: 'una gráfica NVIDIA RTX 50',
    integrated_apple: 'gráfica integrada de Apple',
    integrated_qualcomm: 'gráfica integrada de Qualcomm',
  },
  screenSize: {
    '13': 'una pantalla de 13″',
    '14': 'una pantalla de 14″',
    '15': 'una pantalla de 15,6″',
    '16': 'una pantalla de 16″',
    '17': 'una pantalla de 17,3″',
  },
  weight: {
    ultralight: 'menos de 1,5 kg de peso',
    light: 'hasta 2 kg de peso',
    medium: 'hasta 2,5 kg de peso',
    heavy: 'más de 2,5 kg de peso',
  },
  battery: {
    standard: 'al menos 4 h de autonomía estimada',
    long: 'al menos 7 h de autonomía estimada',
    extended: 'más de 10 h de autonomía estimada',
  },
  os: { windows: 'Windows', macOS: 'macOS', linux: 'Linux', none: 'un equipo sin sistema operativo' },
  resolution: {
    '1080p': 'resolución Full HD o superior',
    '2k': 'resolución 2K o superior',
    '4k': 'resolución 4K',
  },
  refreshRate: {
    '60': 'al menos 60 Hz',
    '120': 'al menos 120 Hz',
    '144': 'al menos 144 Hz',
    '165': 'al menos 165 Hz',
    '240': 'al menos 240 Hz',
  },
};

export const FIELD_WORDS: Readonly<Record<RequirementField, string>> = {
  processor: 'el procesador',
  ram: 'la memoria',
  storage: 'el almacenamiento',
  graphics: 'la gráfica',
  screenSize: 'el tamaño de pantalla',
  weight: 'el peso',
  battery: 'la autonomía',
  os: 'el sistema operativo',
  resolution: 'la resolución',
  refreshRate: 'el refresco de la pantalla',
};

export function optionWords<F extends RequirementField>(field: F, option: RequirementValue<F>): string {
  const words: Readonly<Record<RequirementValue<F>, string>> = OPTION_WORDS[field];
  return words[option];
}

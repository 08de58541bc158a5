/** The questionnaire's technical requirements in words, also for saved answers. Their options and order are the contract's. */
import {
  REQUIREMENT_OPTIONS,
  type RequirementField,
  type Requirements,
  type RequirementValue,
} from '#contract/answers.ts';
import { ofGraphicsOptions } from '#contract/graphics-series.ts';
import { counted } from './figures.ts';

const NO_PREFERENCE = 'Sin preferencia';

export interface RequirementQuestion {
  field: RequirementField;
  label: string;
  /** How the option is applied. */
  hint: string;
  options: { value: string; label: string }[];
}

interface QuestionWords<Field extends RequirementField> extends Pick<RequirementQuestion, 'label' | 'hint'> {
  options: Record<RequirementValue<Field>, string>;
}

function question<Field extends RequirementField>(
  field: Field,
  { options, ...words }: QuestionWords<Field>,
): RequirementQuestion {
  const values: readonly RequirementValue<Field>[] = REQUIREMENT_OPTIONS[field];
  const labelled = values.map((value) => ({ value, label: options[value] }));
  return { field, ...words, options: [{ value: '', label: NO_PREFERENCE }, ...labelled] };
}

export const REQUIREMENT_QUESTIONS: readonly RequirementQuestion[] = [
  question('processor', {
    label: 'Procesador',
    hint: 'Mínimo; Core Ultra 5 cuenta como i5',
    options: {
      intel_i3: 'Intel Core i3',
      intel_i5: 'Intel Core i5',
      intel_i7: 'Intel Core i7',
      intel_i9: 'Intel Core i9',
      amd_r3: 'AMD Ryzen 3',
      amd_r5: 'AMD Ryzen 5',
      amd_r7: 'AMD Ryzen 7',
      amd_r9: 'AMD Ryzen 9',
      apple_m: 'Apple M',
      snapdragon_x: 'Snapdragon X',
    },
  }),
  question('ram', {
    label: 'Memoria RAM',
    hint: 'Mínimo',
    options: { '4GB': '4GB', '8GB': '8GB', '16GB': '16GB', '32GB': '32GB', '64GB': '64GB' },
  }),
  question('storage', {
    label: 'Almacenamiento',
    hint: 'Mínimo',
    options: {
      '256GB': '256GB SSD',
      '512GB': '512GB SSD',
      '1TB': '1TB SSD',
      '2TB': '2TB SSD',
      '4TB': '4TB SSD',
    },
  }),
  question('graphics', {
    label: 'Tarjeta gráfica',
    hint: 'Mínimo, salvo las integradas',
    options: ofGraphicsOptions(({ name, kind }) => (kind === 'integrated' ? `${name} integrada` : name)),
  }),
  question('screenSize', {
    label: 'Tamaño de pantalla',
    hint: 'Solo ese, no mayores; 15.6″ incluye 15.3″',
    options: { '13': '13″', '14': '14″', '15': '15.6″', '16': '16″', '17': '17.3″' },
  }),
  question('weight', {
    label: 'Peso',
    hint: 'Máximo, salvo «Pesado»',
    options: {
      ultralight: 'Ultraligero (<1.5kg)',
      light: 'Ligero (1.5-2kg)',
      medium: 'Medio (2-2.5kg)',
      heavy: 'Pesado (>2.5kg)',
    },
  }),
  question('battery', {
    label: 'Autonomía',
    hint: 'Mínimo; es una estimación',
    options: { standard: 'Estándar (4-6 h)', long: 'Larga (7-10 h)', extended: 'Extendida (>10 h)' },
  }),
  question('os', {
    label: 'Sistema operativo',
    hint: 'Solo ese',
    options: { windows: 'Windows', macOS: 'macOS', linux: 'Linux', none: 'Sin sistema operativo' },
  }),
  question('resolution', {
    label: 'Resolución',
    hint: 'Mínimo',
    options: { '1080p': 'Full HD (1080p)', '2k': '2K', '4k': '4K' },
  }),
  question('refreshRate', {
    label: 'Tasa de refresco',
    hint: 'Mínimo',
    options: { '60': '60 Hz', '120': '120 Hz', '144': '144 Hz', '165': '165 Hz', '240': '240 Hz' },
  }),
];

const MOST_NAMED = 2;

/** @returns the chosen options by their labels, or their number if they are many: «Linux», «3 requisitos» */
export function requirementWords(requirements: Requirements): string[] {
  const chosen = REQUIREMENT_QUESTIONS.flatMap(({ field, options }) =>
    options.filter(({ value }) => value !== '' && value === requirements[field]).map(({ label }) => label),
  );
  return chosen.length > MOST_NAMED ? [counted(chosen.length, 'requisito', 'requisitos')] : chosen;
}

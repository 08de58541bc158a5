import { type ListedLaptop, listedLaptopsSchema } from '#contract/listed-laptops.ts';
import { driveSize, spanishNumber } from '#contract/spanish-figures.ts';
import { createLaptopSearch } from '#src/lib/laptop-search.ts';
import { type Answers, answersSchema } from '#contract/answers.ts';
import { FILTERED_LAPTOPS_MAX } from '#contract/recommendations.ts';
import type { LocalData } from '#src/services/local-data.ts';
import { RECOMMENDATIONS } from '#src/services/remembered.ts';
import type { ListSource } from './list-view.ts';

export type LoadedLaptops = Omit<ListSource, 'fit'>;

/** @param file as it was read. @throws where it is not the list */
export function readLaptops(file: unknown): LoadedLaptops {
  const laptops = listedLaptopsSchema.parse(file);
  return { laptops, search: createLaptopSearch(laptops, figuresOf) };
}

/** The same for users with a Windows licence: no price contains one. */
export function withoutLicences({ laptops, search }: LoadedLaptops): LoadedLaptops {
  const bare = new Map(laptops.map((laptop) => [laptop.id, { ...laptop, licence: 0 }]));
  const all = (some: readonly ListedLaptop[]): ListedLaptop[] => some.map((laptop) => bare.get(laptop.id) ?? laptop);
  return {
    laptops: all(laptops),
    search(query) {
      const found = search(query);
      return { ...found, laptops: all(found.laptops) };
    },
  };
}

/** The figures as users type them: «16 GB», «16», «15,6″». */
function figuresOf({ cpu, gpu, ramGb, storageGb, screenInches, panel, os, year }: ListedLaptop): string {
  const figures = [
    cpu,
    gpu,
    ramGb !== null && `${ramGb} GB ${ramGb}`,
    storageGb !== null && `${driveSize(storageGb)} ${storageGb}`,
    screenInches !== null &&
      `${spanishNumber(screenInches)}″ ${spanishNumber(screenInches)} ${Math.round(screenInches)}″`,
    panel,
    os,
    year,
  ];
  return figures.filter(Boolean).join(' ');
}

export interface LastAnswers {
  answers: Answers;
  /** What was recommended, best first. */
  ids: readonly string[];
  /** Whether `ids` are all laptops that meet the answers. */
  whole: boolean;
}

/** The answers and laptops of the stored result, however old, because answers do not age. */
export function lastAnswers(localData: LocalData): LastAnswers | null {
  const stored = localData.read(RECOMMENDATIONS);
  const { data: answers } = answersSchema.safeParse(stored?.userInput);
  const rest = stored?.filteredLaptops ?? [];
  const ids = [...new Set([...(stored?.computers ?? []).map(({ id }) => id), ...rest])];
  return answers && ids.length > 0 ? { answers, ids, whole: rest.length < FILTERED_LAPTOPS_MAX } : null;
}

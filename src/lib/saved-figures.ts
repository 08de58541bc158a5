import type { LaptopFigures } from './laptop-size.ts';

/** What can be read of a laptop's size in what was saved of it: its name and `label: value` lines. */
export function savedFigures(name: string, specs: readonly string[]): LaptopFigures {
  const lines = specs.join('\n');
  const [width, height] = figuresIn(/(\d{4})\s×\s(\d{3,4})/.exec(lines));
  const [screenInches = null] = figuresIn(/(\d+(?:,\d+)?)″/.exec(lines));
  const [weightKg = null] = figuresIn(/(\d+(?:,\d+)?)\s?kg/.exec(lines));
  return { name, screenInches, resolution: width && height ? { width, height } : null, weightKg, year: null };
}

const figuresIn = (match: RegExpExecArray | null): number[] =>
  match ? match.slice(1).map((text) => Number(text.replace(',', '.'))) : [];

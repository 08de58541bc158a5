/**
 * Writes `/licenses.txt`: the licences of everything that reaches a browser, with their texts, as most of them
 * require.
 */
import { readFileSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';

const ROOT = join(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8').trim();

const packagesSchema = z.array(
  z.object({ name: z.string(), version: z.string(), identifier: z.optional(z.string()), text: z.optional(z.string()) }),
);
export type BundledPackage = z.infer<typeof packagesSchema>[number];

/** Licences that only require their text and the authors' names. */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
]);

/** Texts for packages without one of their own. Most other licences name their authors, so there is no common text. */
const COMMON_TEXTS: Readonly<Record<string, string>> = { 'Apache-2.0': read('build/licenses/apache-2.0.txt') };

const FURTHER_WORKS: BundledPackage[] = [
  {
    name: 'Bricolage Grotesque',
    version: '(font)',
    identifier: 'OFL-1.1',
    text: read('src/styles/fonts/bricolage-grotesque-OFL.txt'),
  },
  { ...packageOfStyles('tailwindcss'), identifier: 'MIT', text: read('node_modules/tailwindcss/LICENSE') },
];

const INTRODUCTION = 'Atinado está hecho también con el trabajo de otras personas. Estas son sus licencias.';

/** Whether a package may ship. An expression of several licences is none of them: add it to the list if it may. */
export const isAllowed = (identifier = ''): boolean => ALLOWED.has(identifier);

/**
 * Reads and removes Vite's list of the packages in the scripts of `site`.
 * @throws if there is none
 */
export async function takeBundledPackages(site: string): Promise<BundledPackage[]> {
  const folder = join(site, '.vite');
  const packages = packagesSchema.parse(JSON.parse(await readFile(join(folder, 'licenses.json'), 'utf8')));
  await rm(folder, { recursive: true });
  return packages;
}

export function renderLicenses(packages: readonly BundledPackage[]): string {
  const refused = packages.filter(({ identifier }) => !isAllowed(identifier));
  if (refused.length > 0)
    throw new Error(`The licences of these packages do not allow shipping them: ${refused.map(titleOf).join(', ')}`);
  const byText = Map.groupBy([...packages, ...FURTHER_WORKS], textOf);
  const sections = [...byText].map(([text, works]) => `${[...new Set(works.map(titleOf))].join('\n')}\n\n${text}`);
  const line = '-'.repeat(72);
  return `${[INTRODUCTION, ...sections].join(`\n\n${line}\n\n`)}\n`;
}

const titleOf = ({ name, version, identifier }: BundledPackage): string => `${name} ${version} · ${identifier ?? '?'}`;

function textOf(work: BundledPackage): string {
  const text = work.text ?? COMMON_TEXTS[work.identifier ?? ''];
  if (text === undefined) throw new Error(`The text of its licence is missing: ${titleOf(work)}`);
  return text;
}

function packageOfStyles(name: string): { name: string; version: string } {
  const { version } = z.object({ version: z.string() }).parse(JSON.parse(read(`node_modules/${name}/package.json`)));
  return { name, version };
}

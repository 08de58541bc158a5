import { readShippedPackages } from './shipped-packages.ts';

/** Licences that ask for no more than their text and the authors' names. */
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
  'Python-2.0',
]);

/** Whether a package may ship. Of «A OR B» one is enough, of «A AND B» both are needed; anything longer is for a person. */
export function isAllowed(expression: string | null): boolean {
  const plain = (expression ?? '').replace(/^\((.*)\)$/, '$1');
  if (plain.includes(' OR ')) return plain.split(' OR ').some((part) => ALLOWED.has(part));
  return plain.split(' AND ').every((part) => ALLOWED.has(part));
}

/** `docs/licences.md`, from the lockfile and what the sources import. */
export function renderLicences(): string {
  const packages = readShippedPackages();
  const byLicence = Map.groupBy(packages, ({ licence }) => licence ?? 'no licence named');
  const sections = [...byLicence.keys()].toSorted().map((licence) => {
    const lines = (byLicence.get(licence) ?? []).map(({ name, version }) => `- ${name} ${version}`);
    return `## ${licence}\n\n${lines.join('\n')}`;
  });
  return `# Licences

What the site's scripts or the API are made of, apart from this project: every package that \`src\` or \`api\` imports, and
all that those need (some of it is for other platforms and reaches nobody here). Written by \`npm run licences\`.

${sections.join('\n\n')}

## OFL-1.1

- Bricolage Grotesque, the font of the headings; the licence's text is beside it in \`src/styles/fonts\`
`;
}

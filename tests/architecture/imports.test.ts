import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Import, readImports } from '../support/import-graph.ts';
import { FEATURES, FIREBASE, folderOf, FOLDERS, PURE } from './folder-rules.ts';

const ROOT = join(import.meta.dirname, '../..');

/** Folders without sources, most of them created by commands. */
const WITHOUT_RULES = new Set(
  '.ci .git .github docs node_modules public tests .cache coverage dist outbox playwright-report screenshots test-results'.split(
    ' ',
  ),
);

const RULED = Object.keys(FOLDERS).map((folder) => (folder.startsWith('tests/') ? folder : folder.replace(/\/.*/, '')));
const imports = readImports([...new Set(RULED)]);
const ownImports = imports.filter((entry) => entry.own);

const featureOf = (file: string): string | undefined => /^src\/features\/([^/]+)\//.exec(file)?.[1];
const isPure = (file: string): boolean => PURE.some((part) => file === part || file.startsWith(`${part}/`));
const describeImport = ({ from, to }: Import): string => `${from} → ${to}`;
const unless = (allowed: (edge: Import) => boolean, edges: readonly Import[] = ownImports): string[] =>
  edges.filter((edge) => !allowed(edge)).map(describeImport);

describe('the folders', () => {
  it('all have a row in the table', () => {
    const folders = readdirSync(ROOT, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !WITHOUT_RULES.has(entry.name))
      .map(({ name }) => name);
    const inner = ['api', 'src'].flatMap((top) =>
      readdirSync(join(ROOT, top), { withFileTypes: true })
        .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
        .map(({ name }) => `${top}/${name}`),
    );
    expect([...folders, ...inner].filter((folder) => !(folder in FOLDERS))).toEqual([]);
  });

  it('import only what the table allows', () => {
    const wrong = unless(({ from, to }) => {
      const [source, target] = [folderOf(from), folderOf(to)];
      return source === target || (source !== null && target !== null && (FOLDERS[source] ?? []).includes(target));
    });
    expect(wrong).toEqual([]);
  });

  it('have no permission that nothing uses', () => {
    const used = new Set(ownImports.map(({ from, to }) => `${folderOf(from)} → ${folderOf(to)}`));
    const granted = Object.entries(FOLDERS).flatMap(([folder, allowed]) =>
      allowed.map((other) => `${folder} → ${other}`),
    );
    expect(granted.filter((arrow) => !used.has(arrow))).toEqual([]);
  });

  it('are imported by folders above them only', () => {
    // In the order of the table a folder stands below all that import it.
    const order = Object.keys(FOLDERS);
    const upwards = Object.entries(FOLDERS).flatMap(([folder, allowed]) =>
      allowed.filter((other) => order.indexOf(other) > order.indexOf(folder)).map((other) => `${folder} → ${other}`),
    );
    expect(upwards).toEqual([]);
  });
});

describe('imports', () => {
  it('between features go in one direction only', () => {
    const wrong = unless(({ from, to }) => {
      const [source, target] = [featureOf(from), featureOf(to)];
      return !source || !target || source === target || (FEATURES[source] ?? []).includes(target);
    });
    expect(wrong).toEqual([]);
  });

  it('between features are all used', () => {
    const used = new Set(ownImports.map(({ from, to }) => `${featureOf(from)} → ${featureOf(to)}`));
    const granted = Object.entries(FEATURES).flatMap(([one, others]) => others.map((other) => `${one} → ${other}`));
    expect(granted.filter((arrow) => !used.has(arrow))).toEqual([]);
  });

  it('of the site and its build are relative within a folder of the table, and from the root beyond it', () => {
    const named = ownImports.filter(({ from }) => /^(?:src|build)\//.test(from));
    expect(unless((one) => one.specifier.startsWith('.') === (folderOf(one.from) === folderOf(one.to)), named)).toEqual(
      [],
    );
  });

  it('restrict Firebase to one folder', () => {
    const wrong = imports.filter(({ to }) => FIREBASE.packages.test(to));
    expect(wrong.length).toBeGreaterThan(0);
    expect(unless(({ from }) => from.startsWith(`${FIREBASE.folder}/`), wrong)).toEqual([]);
  });

  it('of code for Node and browsers use neither', () => {
    const pure = imports.filter(({ from }) => isPure(from));
    expect(pure.length).toBeGreaterThan(0);
    expect(unless(({ to, own }) => (own ? isPure(to) : /^(?:zod(?:\/mini)?|entities)$/.test(to)), pure)).toEqual([]);
  });

  it('of the contract are small, because every visitor downloads them', () => {
    const packages = imports.filter(({ from, own }) => !own && from.startsWith('contract/'));
    expect(unless(({ to }) => to === 'zod/mini', packages)).toEqual([]);
  });

  it('form no cycle', () => {
    expect(findCycle(ownImports)).toBeNull();
  });
});

/** The first cycle of files, or `null`; dynamic imports count as well. */
function findCycle(edges: readonly Import[]): string[] | null {
  const targets = Map.groupBy(edges, (edge) => edge.from);
  const done = new Set<string>();

  const visit = (file: string, path: readonly string[]): string[] | null => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
    if (done.has(file)) return null;
    for (const { to } of targets.get(file) ?? []) {
      const cycle = visit(to, [...path, file]);
      if (cycle) return cycle;
    }
    done.add(file);
    return null;
  };

  for (const file of targets.keys()) {
    const cycle = visit(file, []);
    if (cycle) return cycle;
  }
  return null;
}

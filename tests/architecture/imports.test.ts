import { describe, expect, it } from 'vitest';
import { type Import, readImports } from '../support/import-graph.ts';

/** What each area may know beside itself. An area that is not here may not exist. */
const MAY_KNOW: Record<string, readonly string[]> = {
  'src/app': ['src/features', 'src/services', 'src/ui', 'src/contract', 'src/content', 'src/config', 'src/lib'],
  'src/features': ['src/services', 'src/ui', 'src/contract', 'src/content', 'src/config', 'src/lib'],
  'src/services': ['src/contract', 'src/config', 'src/lib'],
  'src/infra': ['src/services', 'src/contract', 'src/config', 'src/lib'],
  'src/ui': ['src/config', 'src/lib'],
  'src/content': ['src/contract', 'src/config', 'src/lib'],
  'src/config': ['src/lib'],
  'src/lib': [],
  'src/contract': [],
  'src/styles': [],
  'api/routes': ['api/advisor', 'api/catalogue', 'api/mail', 'api/middleware', 'src/contract'],
  'api/middleware': ['src/contract'],
  'api/mail': ['src/contract'],
  'api/advisor': ['api/catalogue', 'src/contract'],
  'api/catalogue': ['src/contract'],
};

/** Features know each other in one direction only. */
const FEATURES_KNOWN_BY: Record<string, readonly string[]> = {
  favorites: ['account'],
  recommendations: ['favorites', 'account', 'history'],
  history: ['favorites', 'account'],
};

/** The ways in put everything together; the API's also know all of the API. */
const WAYS_IN = new Set(['src/main.tsx', 'src/prerender.tsx', 'src/service-worker.ts']);
const isApiWayIn = (file: string) => /^api\/[^/]+\.ts$/.test(file);

const areaOf = (file: string): string => file.split('/').slice(0, 2).join('/');
const featureOf = (file: string): string | undefined => /^src\/features\/([^/]+)\//.exec(file)?.[1];

const imports = readImports();
const ownImports = imports.filter((entry) => entry.own);

const describeImport = ({ from, to }: Import): string => `${from} → ${to}`;

describe('the house', () => {
  it('has rules for every folder', () => {
    const areas = imports.map((entry) => entry.from).filter((file) => !WAYS_IN.has(file) && !isApiWayIn(file));
    expect([...new Set(areas.map(areaOf))].filter((area) => !(area in MAY_KNOW))).toEqual([]);
  });

  it('lets each area know only what stands below it', () => {
    const wrong = ownImports.filter(({ from, to }) => {
      const [source, target] = [areaOf(from), areaOf(to)];
      if (WAYS_IN.has(from)) return !to.startsWith('src/');
      if (isApiWayIn(from)) return !to.startsWith('api/') && target !== 'src/contract';
      return source !== target && !MAY_KNOW[source]?.includes(target);
    });
    expect(wrong.map(describeImport)).toEqual([]);
  });

  it('lets features know each other in one direction only', () => {
    const wrong = ownImports.filter(({ from, to }) => {
      const [source, target] = [featureOf(from), featureOf(to)];
      return source && target && source !== target && !FEATURES_KNOWN_BY[source]?.includes(target);
    });
    expect(wrong.map(describeImport)).toEqual([]);
  });

  it('keeps infrastructure to the ways in', () => {
    const wrong = ownImports.filter(
      ({ from, to }) => areaOf(to) === 'src/infra' && areaOf(from) !== 'src/infra' && !WAYS_IN.has(from),
    );
    expect(wrong.map(describeImport)).toEqual([]);
  });

  it('keeps Firebase in one folder', () => {
    const wrong = imports.filter(({ from, to }) => /^@?firebase/.test(to) && !from.startsWith('src/infra/firebase/'));
    expect(wrong.map(describeImport)).toEqual([]);
  });

  it('lets the contract import the validation library only', () => {
    const wrong = imports.filter(({ from, to, own }) => from.startsWith('src/contract/') && !own && to !== 'zod/mini');
    expect(wrong.map(describeImport)).toEqual([]);
  });

  it('has no circle', () => {
    expect(findCircle(ownImports)).toBeNull();
  });
});

/** The first circle of files found, or `null`. Dynamic imports count as well. */
function findCircle(edges: readonly Import[]): string[] | null {
  const targets = Map.groupBy(edges, (edge) => edge.from);
  const done = new Set<string>();

  const visit = (file: string, path: readonly string[]): string[] | null => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
    if (done.has(file)) return null;
    for (const { to } of targets.get(file) ?? []) {
      const circle = visit(to, [...path, file]);
      if (circle) return circle;
    }
    done.add(file);
    return null;
  };

  for (const file of targets.keys()) {
    const circle = visit(file, []);
    if (circle) return circle;
  }
  return null;
}

import { describe, expect, it } from 'vitest';
import { pageAt, PAGES } from '#src/app/pages.ts';
import { PATHS } from '#src/config/paths.ts';
import { EMULATOR_PORTS, hostingForEmulators } from '#local/emulators.ts';
import { type Hosting, hostingForApi, readHosting } from '#local/site-server.ts';

const hosting = await readHosting('firebase.json');

const policyOf = ({ headers }: Hosting): string =>
  headers.flatMap((rule) => rule.headers).find(({ key }) => key === 'Content-Security-Policy')?.value ?? '';

describe('a site whose API has another origin', () => {
  it('may call that origin in addition', () => {
    const adapted = policyOf(hostingForApi(hosting, 'https://api.example:8443/v1/'));
    expect(adapted).toContain('connect-src https://api.example:8443 ');
    expect(adapted).toContain('img-src https://api.example:8443 ');
    expect(adapted.replaceAll('https://api.example:8443 ', '')).toBe(policyOf(hosting));
  });

  it.each([undefined, '', ' '])('has its usual policy when VITE_API_URL is %j', (apiUrl) => {
    expect(hostingForApi(hosting, apiUrl)).toBe(hosting);
  });
});

it('a site for the emulators may call and frame them in addition', () => {
  const adapted = policyOf(hostingForEmulators(hosting));
  const origins = `http://localhost:${EMULATOR_PORTS.auth} http://localhost:${EMULATOR_PORTS.firestore} `;
  expect(adapted).toContain(`connect-src ${origins}`);
  expect(adapted).toContain(`frame-src ${origins}`);
  expect(adapted.replaceAll(origins, '')).toBe(policyOf(hosting));
});

/** The file that answers an address without a file of its own. */
const fileFor = (address: string): string | undefined =>
  hosting.rewrites.find(({ regex, source }) => (regex ? new RegExp(regex).test(address) : source === address))
    ?.destination;

const isRedirected = (address: string): boolean =>
  hosting.redirects.some(({ regex }) => new RegExp(regex).test(address));

describe('the rewrites and the table of routes', () => {
  const routes = PAGES.map(({ path }) => path).filter((path) => path !== '*' && path !== PATHS.home);

  it.each(routes)('agree on %s', (path) => {
    const address = path.replaceAll(/:\w+/g, 'x');
    const page = PAGES.find((one) => one.path === path);
    const expected = page?.prerendered === path ? `${path}.html` : '/shell.html';
    expect(isRedirected(address) || fileFor(address)).toBe(isRedirected(address) || expected);
  });

  it.each(['/no-existe', '/form/x', '/portatil', '/guias/a/b', '/data/guias.json'])(
    'agree that there is no page at %s',
    (address) => {
      expect(pageAt(address)?.path).toBe('*');
      expect(fileFor(address)).toBeUndefined();
    },
  );
});

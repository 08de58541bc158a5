import { describe, expect, it } from 'vitest';
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

import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { readHosting } from '../../scripts/site-server.ts';

async function policy(): Promise<Map<string, string[]>> {
  const { headers } = await readHosting('firebase.json');
  const value = headers
    .find(({ source }) => source === '**')
    ?.headers.find(({ key }) => key === 'Content-Security-Policy')?.value;
  const directives = (value ?? '').split(';').map((part) => part.trim().split(/\s+/));
  return new Map(directives.map(([name = '', ...sources]) => [name, sources]));
}

describe('the content security policy', () => {
  it('allows exactly the scripts that stand in the page itself', async () => {
    const html = await readFile('index.html', 'utf8');
    const inline = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, code = '']) => code);
    expect(inline.length).toBeGreaterThan(0);
    const hashes = inline.map((code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`);
    const allowed = (await policy()).get('script-src')?.filter((source) => source.startsWith("'sha256-"));
    expect(allowed).toEqual(hashes);
  });

  it('lets pictures of laptops come from any site, if over https', async () => {
    expect((await policy()).get('img-src')).toEqual(["'self'", 'data:', 'https:']);
  });

  it('lets no script in by other ways, and nobody frame the site', async () => {
    const directives = await policy();
    expect(directives.get('default-src')).toEqual(["'none'"]);
    expect(directives.get('script-src')).not.toContain("'unsafe-inline'");
    expect(directives.get('script-src')).not.toContain("'unsafe-eval'");
    expect(directives.get('object-src')).toEqual(["'none'"]);
    expect(directives.get('base-uri')).toEqual(["'none'"]);
    expect(directives.get('frame-ancestors')).toEqual(["'none'"]);
  });
});

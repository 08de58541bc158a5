import { describe, expect, it } from 'vitest';
import { safeLink } from '../../../src/lib/safe-link.ts';

describe('the buy link', () => {
  it('is an address on the web', () => {
    expect(safeLink('https://www.amazon.es/dp/B0ABCDEF12')).toBe('https://www.amazon.es/dp/B0ABCDEF12');
    expect(safeLink('http://www.amazon.es/s?k=hp+victus')).toBe('http://www.amazon.es/s?k=hp+victus');
  });

  it.each([
    '',
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'ftp://x.es',
    '/dp/B0',
    '//amazon.es',
    'blob:https://x.es/1',
  ])('is dropped if it is %j', (link) => {
    expect(safeLink(link)).toBeNull();
  });
});

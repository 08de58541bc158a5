import { describe, expect, it } from 'vitest';
import { readApiConfig } from '#api/config.ts';
import { SITE } from '#src/config/site.ts';

describe('the API’s settings', () => {
  it('have defaults, among them the site’s support address', () => {
    const config = readApiConfig({ SMTP_URL: '', TRUSTED_PROXIES: '' });
    expect(config.SMTP_URL).toBeUndefined();
    expect(config.VITE_SUPPORT_EMAIL).toBe(SITE.supportEmail);
    expect(config).toMatchObject({ OUTBOX_FOLDER: 'outbox', TRUSTED_PROXIES: 0 });
  });

  it('name hosts as the site reads them', () => {
    expect(readApiConfig({ VITE_SHOP_HOSTS: ' Tienda.es, b.com,' }).VITE_SHOP_HOSTS).toEqual(['tienda.es', 'b.com']);
  });

  it.each([
    ['SMTP_URL', 'https://mail.example'],
    ['VITE_SUPPORT_EMAIL', 'hola'],
    ['TRUSTED_PROXIES', '-1'],
    ['CONTACT_PER_ADDRESS', 'muchos'],
  ])('are rejected with the name of the variable when %s is invalid', (name, value) => {
    expect(() => readApiConfig({ [name]: value })).toThrow(name);
  });
});

/** Signing in inside another app. */
import { within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { isInApp } from '#src/features/account/sign-in/in-app.tsx';
import { decodeAnswers } from '#src/lib/answers-code.ts';
import { WITH_GOOGLE } from '#tests/support/page-texts.ts';
import { storedAnswer } from '../recommendations/open-results.ts';
import { openLogin } from './open-account.ts';

const ANDROID = 'Mozilla/5.0 (Linux; Android 15; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';

const inBrowser = (userAgent: string) => vi.spyOn(globalThis.navigator, 'userAgent', 'get').mockReturnValue(userAgent);

test.each<[app: string, isInApp: boolean, userAgent: string]>([
  ['Instagram', true, `${ANDROID} Chrome/138.0.0.0 Mobile Safari/537.36 Instagram 390.0.0.1 Android (35/15)`],
  ['TikTok', true, `${IPHONE} Mobile/15E148 musical_ly_39.5.0 JsSdk/2.0 Region/ES`],
  ['Facebook', true, `${ANDROID} Chrome/138.0.0.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/520.0.0.1;]`],
  ['any app on Android', true, `${ANDROID.replace('Pixel 8', 'Pixel 8; wv')} Chrome/138.0.0.0 Mobile Safari/537.36`],
  ['any app on an iPhone', true, `${IPHONE} Mobile/15E148`],
  ['Chrome on Android', false, `${ANDROID.replace(' Version/4.0', '')} Chrome/138.0.0.0 Mobile Safari/537.36`],
  ['Safari', false, `${IPHONE} Version/18.5 Mobile/15E148 Safari/604.1`],
  ['Safari on a Mac', false, 'Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 (KHTML, like Gecko) Safari/605.1.15'],
])('Google refuses to sign in within %s: %s', (_app, expected, userAgent) => {
  expect(isInApp({ userAgent })).toBe(expected);
});

test('Google does not refuse where the site is on the home screen', () => {
  expect(isInApp(Object.assign({ userAgent: `${IPHONE} Mobile/15E148` }, { standalone: true }))).toBe(false);
});

test('the modal says to open the page in the browser, and copies its address', async () => {
  inBrowser(`${IPHONE} Mobile/15E148 Instagram 390.0.0.1`);
  const { user, dialog } = await openLogin('/contact?de=instagram');
  expect(within(dialog).queryByRole('button', { name: WITH_GOOGLE })).not.toBeInTheDocument();
  within(dialog).getByText(/^Google no deja iniciar sesión dentro de otra aplicación/);
  const field = within(dialog).getByRole<HTMLInputElement>('textbox', { name: 'Dirección de esta página' });
  expect(field).toHaveValue('http://localhost:4173/contact?de=instagram');
  await user.click(within(dialog).getByRole('button', { name: 'Copiar la dirección' }));
  await within(dialog).findByText('Dirección copiada.');
  expect(await navigator.clipboard.readText()).toBe(field.value);

  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'));
  await user.click(within(dialog).getByRole('button', { name: 'Copiar la dirección' }));
  await within(dialog).findByText(/^Está seleccionada/);
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, field.value.length]);
});

test('the address of the results has their answers', async () => {
  inBrowser(`${IPHONE} Mobile/15E148`);
  const stored = await storedAnswer({ purposes: ['office'], budget: 700 });
  localStorage.setItem('userPreferences', JSON.stringify({ ...stored.userInput, timestamp: stored.timestamp }));
  localStorage.setItem('recommendations', JSON.stringify(stored));
  const { dialog } = await openLogin('/recommendations');
  const { value } = within(dialog).getByRole<HTMLInputElement>('textbox', { name: 'Dirección de esta página' });
  expect(decodeAnswers(new URL(value).hash).answers).toMatchObject({ purposes: ['office'], budget: 700 });
});

import type { Page } from '@playwright/test';
import { HOSTILE_TEXTS } from '../support/hostile-texts.ts';
import { EMULATOR_PROBLEMS, signInElsewhere, signInNewPerson, STREAM_PROBLEMS, withoutInternet } from './accounts.ts';
import { setConnection } from './connection.ts';
import { readDocument, seedDocument, uidOn } from './emulated-database.ts';
import { listenForScripts } from './listen-for-scripts.ts';
import { expect, test } from './visit.ts';

test.use({ expectedProblems: [...EMULATOR_PROBLEMS, ...STREAM_PROBLEMS, 'net::ERR_INTERNET_DISCONNECTED'] });
test.beforeEach(({ context }) => withoutInternet(context));

/** In the catalogue for as long as the catalogue file has it. */
const KNOWN = 'acer-aspire-14-ai-a14-53m-oled-a14-53m-72q0';
const MARKUP = HOSTILE_TEXTS.find((text) => /^<img[!-~ ]+>$/.test(text)) ?? '<img src=x onerror=alert(1)>';

const saved = (id: string, name: string, price: number) => ({ id, name, price, image: '', link: '', specs: [] });

/** Saved before kinds of prices and notes existed. */
const OLD_FAVORITES = [
  saved(KNOWN, 'Conocido', 9999),
  saved('acme-uno-14', 'Desaparecido', 700),
  saved('Portátil antiguo', 'Portátil antiguo', 500),
];

const card = (page: Page, name: string) => page.getByRole('article', { name });
const storedNotes = async (page: Page) => readDocument(page, `users/${await uidOn(page)}`);

async function writeNote(page: Page, name: string, text: string): Promise<void> {
  await card(page, name)
    .getByRole('button', { name: /^(Añadir|Editar) nota/ })
    .click();
  await page.getByRole('textbox', { name: 'Tu nota' }).fill(text);
  await page.keyboard.press('Enter');
}

test('old favorites have notes, on every device, and say what became of them', async ({ page, browser }) => {
  const seen = await listenForScripts(page);
  const person = await signInNewPerson(page);
  await seedDocument(page, `users/${await uidOn(page)}`, { favorites: OLD_FAVORITES });
  await page.goto('/favorites');

  await expect(card(page, 'Conocido')).toContainText(/Antes 9999\s€; ahora/);
  const gone = card(page, 'Desaparecido').getByRole('link', { name: 'Ya no está en el catálogo' });
  await expect(gone).toHaveAttribute('href', '/portatil/acme-uno-14');
  await expect(page.getByText('Ya no está en el catálogo')).toHaveCount(1);

  await writeNote(page, 'Conocido', MARKUP);
  await expect(card(page, 'Conocido')).toContainText(MARKUP);
  await expect.poll(() => storedNotes(page)).toContain('"notes"');
  await setConnection(page, false);
  await writeNote(page, 'Desaparecido', 'Para mi padre');
  await expect(card(page, 'Desaparecido')).toContainText('Para mi padre');
  await setConnection(page, true);
  await expect.poll(() => storedNotes(page)).toContain('Para mi padre');

  const second = await signInElsewhere(browser, person);
  await expect(card(second, 'Conocido')).toContainText(MARKUP);
  await second.getByRole('combobox', { name: 'Ordenar por' }).selectOption('Precio, el menor primero');
  await expect(second.getByRole('heading', { level: 2 })).toHaveText(['Portátil antiguo', 'Desaparecido', 'Conocido']);
  await second.reload();
  await expect(second).toHaveURL(/\/favorites\?orden=precio$/);
  await expect(second.getByRole('heading', { level: 2 }).first()).toHaveText('Portátil antiguo');
  await second.getByRole('button', { name: 'Guardar Desaparecido en favoritos' }).click();
  await expect.poll(() => storedNotes(second)).not.toContain('Para mi padre');
  await second.context().close();
  const unexpected = (await seen()).filter((what) => !STREAM_PROBLEMS.some((known) => what.includes(known)));
  expect(unexpected).toEqual([]);
});

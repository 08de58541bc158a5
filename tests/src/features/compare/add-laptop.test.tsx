/** «Añadir un modelo que has visto»: a combobox over the names of the catalogue. */
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { respondOnceTo, respondTo } from '#tests/support/api-server.ts';
import { currentAddress, renderApp } from '#tests/support/render-app.tsx';
import { advisor } from '#tests/support/test-app.ts';

const ZENBOOK = 'asus-zenbook-s-14-oled-ux5406sa-qj501w';
const NAMES = '/api/laptops/names';

const open = (ids: readonly string[] = [ZENBOOK]) => renderApp(`/comparar?ids=${ids.join(',')}`);
const field = () => screen.findByRole('combobox', { name: 'Añadir un modelo que has visto' });
const options = async () => (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
const activeOption = (input: HTMLElement) =>
  document.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.textContent;

test('a model is found as it is typed, once the field has asked for the names, added by the keyboard, and compared', async () => {
  let asked = 0;
  respondTo(NAMES, () => void (asked += 1));
  const { user } = await open();
  const input = await field();
  await screen.findByRole('columnheader');
  expect(asked).toBe(0);
  await user.click(input);
  expect(asked).toBe(1);
  await user.paste('macbok air 13 m4');
  expect(await options()).toHaveLength(3);
  expect(screen.queryByText('3 modelos.')).toBeInTheDocument();
  expect(input).toHaveAttribute('aria-expanded', 'true');
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(activeOption(input)).toContain('(24\u00A0GB');
  await user.keyboard('{ArrowDown}');
  expect(activeOption(input)).toBeUndefined();
  await user.keyboard('{ArrowUp}{Enter}');
  expect(currentAddress()).toBe(`/comparar?ids=${ZENBOOK},apple-macbook-air-13-m4-24-512-2560-macos`);
  await waitFor(() => expect(screen.getAllByRole('columnheader')).toHaveLength(2));
  expect(input).toHaveFocus();
  expect(input).toHaveProperty('value', '');
  expect(screen.queryByText('Apple MacBook Air 13 M4 (24 GB, 512 GB) se compara también.')).toBeInTheDocument();
});

test('a model is added by a press, and not offered again', async () => {
  const { user } = await open();
  const input = await field();
  await user.click(input);
  await user.paste('zenbook s 14 oled 256v');
  await screen.findByText('Ya está en la comparación.');
  await user.clear(input);
  await user.paste('zenbook 14 oled');
  expect((await options()).join()).not.toContain('256V');
  const [first] = await screen.findAllByRole('option');
  if (first) await user.click(first);
  await waitFor(() => expect(currentAddress()).toMatch(/,asus-zenbook/));
  expect(await field()).toHaveFocus();
});

test('a model is reported as unknown if no laptop has the name; Escape closes, then clears', async () => {
  const { user } = await open();
  const input = await field();
  await user.type(input, 'nokia 3310');
  await screen.findByText('Ningún modelo se llama así.');
  expect(screen.queryAllByRole('option')).toEqual([]);
  await user.clear(input);
  await user.type(input, 'lenovo');
  expect(await options()).toHaveLength(8);
  expect(screen.queryByText(/^\d+ modelos; se muestran 8\.$/)).toBeInTheDocument();
  await user.keyboard('{Escape}');
  expect(screen.queryAllByRole('option')).toEqual([]);
  expect(input).toHaveProperty('value', 'lenovo');
  await user.keyboard('{Escape}');
  expect(input).toHaveProperty('value', '');
});

test('a model cannot be added as the fifth, and the focus moves to the message', async () => {
  const others = advisor
    .names()
    .laptops.slice(0, 2)
    .map(({ id }) => id);
  const { user } = await open([ZENBOOK, ...others]);
  await user.click(await field());
  await user.paste('macbook air 13 m4 24');
  await screen.findAllByRole('option');
  await user.keyboard('{Enter}');
  const said = await screen.findByText(/^4 es lo más que se compara a la vez/);
  expect(said).toHaveFocus();
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
});

test('names that do not load are asked for again, with the focus in the field', async () => {
  respondOnceTo(NAMES, () => new Response(null, { status: 500 }));
  const { user } = await open();
  await user.type(await field(), 'lenovo');
  const retry = await screen.findByRole('button', { name: 'Reintentar' });
  expect(screen.queryByText('No se han podido cargar los modelos.')).toBeInTheDocument();
  await user.click(retry);
  expect(await options()).toHaveLength(8);
  expect(await field()).toHaveFocus();
});

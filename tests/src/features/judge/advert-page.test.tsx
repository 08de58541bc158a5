/** «¿Lo has visto en una tienda?»: an advert pasted, understood, corrected and judged. */
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { ReadAnswer } from '#contract/advert.ts';
import { encodeAnswers } from '#src/lib/answers-code.ts';
import { ADVERT, JUDGED, READ, RIVAL } from '#tests/support/advert-answers.ts';
import { respondTo } from '#tests/support/api-server.ts';
import { answerWith, box, field, GIVEN, knowAnswers, paste, select, shows, verdict } from './open-advert.ts';

beforeEach(() => knowAnswers());

it('an advert is understood as fields with the words that they were read from', async () => {
  const { texts } = answerWith();
  await paste(ADVERT);
  await shows('textbox', 'Marca', 'HP');
  await shows('textbox', 'Precio (€)', '799');
  await shows('combobox', 'Memoria', '16');
  expect(screen.getByRole('combobox', { name: 'Memoria', description: 'Pone «16GB»' })).not.toBeNull();
  // The price depends on it, so it is asked before the rest.
  const system = screen.getByRole('group', { name: 'Sistema' });
  expect(system).toHaveTextContent('No dice si trae Windows. Si no lo trae, cuesta 145 € más.');
  expect(system.compareDocumentPosition(await box('Marca'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(texts).toEqual([ADVERT]);
  // It was told beside the field that the text may be sent.
  expect(screen.getByText(/^Lo lee nuestro servidor: no guarda el texto/)).not.toBeNull();
});

it("an advert that names a fault or another country's keyboard is judged with them, and may be corrected", async () => {
  const read = { ...READ.read, fault: 'no enciende', keyboard: 'other' } as const;
  const from = { ...READ.from, fault: 'no enciende', keyboard: 'QWERTZ' };
  const { asked } = answerWith({ read: { ...READ, read, from } });
  const { user } = await paste(ADVERT);
  expect(await screen.findByText(/teclado de otro país.* · 799/)).not.toBeNull();
  await expect.poll(() => asked.at(-1)?.read).toMatchObject({ fault: 'no enciende', keyboard: 'other' });
  expect(screen.getByRole('combobox', { name: 'Teclado', description: 'Pone «QWERTZ»' })).not.toBeNull();
  await user.selectOptions(await select('Avería'), 'Funciona');
  await user.selectOptions(await select('Teclado'), 'teclado español');
  await expect.poll(() => asked.at(-1)?.read).toMatchObject({ fault: null, keyboard: 'es' });
});

it('an advert is judged: verdict, price, «pero», place, the better one and what is lost against it, and the rest folded', async () => {
  const { asked } = answerWith();
  await paste(ADVERT);
  const shown = within(await verdict());
  expect(shown.getByRole('heading', { name: 'Mejor para ti: Apple MacBook Air 13' })).not.toBeNull();
  for (const text of ['799 €', 'Puesto 12 de los 240 de hasta 1200 € que sirven', 'M4, 16 GB, 13,6″'])
    expect(shown.getByText(text)).not.toBeNull();
  expect(shown.queryByText(/^Un 12\s% más de lo normal en España/)).toBeInTheDocument();
  const buts = shown.getAllByText('Pero:').map(({ parentElement }) => parentElement?.textContent);
  expect(buts).toEqual(['Pero: pesa 2,3\u00A0kg.', 'Pero: la pantalla es de 60\u00A0Hz.']);
  expect(shown.getByText('Peor:').closest('div')?.textContent).toContain('pesa 1\u00A0kg más');
  expect(shown.getByRole('link', { name: 'Apple MacBook Air 13' })).toHaveAttribute('href', `/portatil/${RIVAL}`);
  expect(asked).toEqual([{ read: READ.read, answers: GIVEN }]);
  const folded = shown.getByRole('button', { name: 'Ventajas y desventajas' }).closest('details');
  expect(folded?.open).toBe(false);
  const inFold = within(folded ?? document.body);
  expect(inFold.getByText('Pantalla de 144 Hz.')).not.toBeNull();
  expect(inFold.getByText(/^No dice qué sistema trae/)).not.toBeNull();
});

it('an advert of a laptop that a shop had for less says so, with the way to that shop', async () => {
  answerWith({ judged: { ...JUDGED, id: RIVAL } });
  await paste(ADVERT);
  const shown = within(await verdict());
  const where = /^El mismo, visto a 949\s€ en PcComponentes \(nov\. 2026\)$/;
  expect(shown.getByRole('heading', { name: where })).not.toBeNull();
  expect(shown.getByRole('link', { name: 'Buscar en PcComponentes' })).not.toBeNull();
  expect(shown.queryByRole('heading', { name: /^Mejor/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Comparar con el mejor' })).not.toBeInTheDocument();
});

it('an advert that does not tell its system has its own price large, and what it costs if Windows is missing beneath', async () => {
  answerWith({ judged: { ...JUDGED, licence: 145 } });
  const { user } = await paste(ADVERT);
  const shown = within(await verdict());
  expect(shown.getByText('799 €')).not.toBeNull();
  expect(shown.getByText(/^Si no trae Windows, 944\s€/)).not.toBeNull();
  await user.click(screen.getByRole('button', { name: 'Sin sistema operativo' }));
  expect(await shown.findByText(/^799\s€ \+ 145\s€ de Windows$/)).not.toBeNull();
  expect((await select('Memoria')).closest('details')?.open).toBe(false);
});

it('an advert is corrected by the visitor, and judged again', async () => {
  const { asked } = answerWith();
  const { user } = await paste(ADVERT);
  await verdict();
  await user.selectOptions(await select('Memoria'), '8');
  await user.selectOptions(await select('Refresco'), '144');
  await user.selectOptions(await select('Estado'), 'Usado');
  await user.clear(await box('Precio (€)'));
  await user.type(await box('Precio (€)'), '650');
  await user.clear(await box('Gráfica'));
  await user.type(await box('Gráfica'), 'integrada');
  await expect
    .poll(() => asked.at(-1)?.read)
    .toEqual({ ...READ.read, ramGb: 8, refreshHz: 144, used: true, price: 650, gpu: 'integrated' });
  expect(screen.getByRole('combobox', { name: 'Memoria', description: 'Lo dices tú' })).not.toBeNull();
});

it('an advert keeps the verdict of the laptop that was judged under its name until another one is judged', async () => {
  answerWith();
  const { user } = await paste(ADVERT);
  await verdict();
  answerWith({ read: { ...READ, read: { ...READ.read, model: 'Omen 16' } } });
  const { promise, resolve } = Promise.withResolvers<void>();
  respondTo('/api/laptops/judge', () => promise);
  await user.type(field(), ' Omen');
  await shows('textbox', 'Modelo', 'Omen 16');
  const shown = await verdict();
  await waitFor(() => expect(shown.closest('[aria-busy=true]')).not.toBeNull());
  expect(within(shown).getByText('HP Victus 15-fa2014ns')).not.toBeNull();
  resolve();
  expect(await within(shown).findByText('HP Omen 16')).not.toBeNull();
  expect(shown.closest('[aria-busy=true]')).toBeNull();
});

it('an advert with an impossible price says which are possible once the field is left, and counts as without one', async () => {
  const { asked } = answerWith({ judged: { ...JUDGED, better: JUDGED.better && { ...JUDGED.better, role: null } } });
  const { user } = await paste(ADVERT);
  expect(await screen.findByRole('heading', { name: /^Mejor por ese precio: / })).not.toBeNull();
  await user.clear(await box('Precio (€)'));
  await user.type(await box('Precio (€)'), '5');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await user.tab();
  expect((await screen.findByRole('alert')).textContent).toBe('De 20\u00A0€ a 20.000\u00A0€.');
  await expect.poll(() => asked.at(-1)?.read?.price).toBeNull();
  expect(await screen.findByRole('heading', { name: /^Compensa más: / })).not.toBeNull();
});

it('the advert of a used laptop that works says what to ask of its seller', async () => {
  const OF_USED = /^De segunda mano: pregunta cuánto aguanta la batería .* En tienda, al menos un año\.$/;
  answerWith({ read: { ...READ, read: { ...READ.read, used: true } } });
  const { user } = await paste(ADVERT);
  expect(field()).toHaveAccessibleDescription(/^Nuevo o de segunda mano\./);
  expect(within(await verdict()).getByText(OF_USED)).not.toBeNull();
  await user.selectOptions(await select('Estado'), 'Nuevo');
  await waitFor(() => expect(screen.queryByText(OF_USED)).not.toBeInTheDocument());
});

it('an advert that does not tell its memory is asked for it before the verdict', async () => {
  const { ramGb: _, ...from } = READ.from;
  const resolution = { width: 3840, height: 2160 };
  const { asked } = answerWith({
    read: { ...READ, read: { ...READ.read, ramGb: null, resolution, panel: 'oled' }, from },
  });
  const { user } = await paste(ADVERT);
  const judged = await verdict();
  expect(screen.queryByText(/ · 3840 × 2160 · OLED · /)).toBeInTheDocument();
  const memory = await select('Memoria');
  expect(memory).toHaveAccessibleDescription('No lo pone');
  expect(memory.compareDocumentPosition(judged)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await user.selectOptions(memory, '32');
  await expect.poll(() => asked.at(-1)?.read?.ramGb).toBe(32);
  expect(await select('Memoria')).toHaveAccessibleDescription('Lo dices tú');
});

it('an advert that contradicts itself is asked about', async () => {
  const text = 'La RTX 6050 no existe.';
  const questions = [{ field: 'gpu', text, options: ['RTX 4050', 'RTX 5050'] }] satisfies ReadAnswer['questions'];
  const { asked } = answerWith({ read: { ...READ, read: { ...READ.read, gpu: null }, questions } });
  const { user } = await paste(ADVERT);
  expect((await screen.findByRole('alert')).textContent).toBe(text);
  expect(screen.queryByText('Contesta arriba y seguimos.')).toBeInTheDocument();
  expect(asked).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'RTX 5050' }));
  await expect.poll(() => asked.at(-1)?.read?.gpu).toBe('RTX 5050');
  expect(screen.queryByText(text)).not.toBeInTheDocument();
});

it('an advert of a laptop of the catalogue leads to its page, and to the comparison and the results', async () => {
  const better = JUDGED.better && { ...JUDGED.better, role: null };
  answerWith({ judged: { ...JUDGED, better, id: 'hp-victus-15-fa2014ns' } });
  await paste(ADVERT);
  const heading = 'Mejor por ese precio: Apple MacBook Air 13';
  expect(within(await verdict()).getByRole('heading', { name: heading }), 'not the best of all').not.toBeNull();
  const name = within(await verdict()).getByRole('link', { name: 'HP Victus 15-fa2014ns' });
  expect(name).toHaveAttribute('href', '/portatil/hp-victus-15-fa2014ns');
  expect(screen.getByRole('link', { name: 'Comparar con el mejor' })).toHaveAttribute(
    'href',
    expect.stringMatching(new RegExp(`^/comparar\\?ids=${RIVAL}#1\\.[^&]+&marca=HP&.*&leido=20`)),
  );
  const results = screen.getByRole('link', { name: 'Ver qué te recomendamos' });
  expect(results).toHaveAttribute('href', `/recommendations#${encodeAnswers(GIVEN)}`);
});

it('an advert that is too long is read as far as it goes', async () => {
  const { texts } = answerWith();
  await paste(ADVERT + ' '.repeat(10) + 'a'.repeat(3000));
  await screen.findByText('Es muy largo: leemos los primeros 2000 caracteres.');
  expect(texts.map(({ length }) => length)).toEqual([2000]);
});

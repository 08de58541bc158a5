/** Links to an answer: made, and opened by somebody else. */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { type Answers, NO_REQUIREMENTS } from '#contract/answers.ts';
import { decodeAnswers, encodeAnswers } from '#src/lib/answers-code.ts';
import { createBrowserLocalData } from '#src/infra/browser/local-data.ts';
import { FORM_STATE, RECOMMENDATIONS, USER_PREFERENCES } from '#src/services/storage-schemas.ts';
import { respondOnceTo } from '#tests/support/api-server.ts';
import { answers } from '#tests/support/recommendations-api.ts';
import { goBack, renderApp } from '#tests/support/render-app.tsx';
import { BUDGET_FIELD, KEEP_ANSWER } from '#tests/support/page-texts.ts';
import { firstOf, inAddress, names, openResults, press, showOn, storedAnswer } from './open-results.ts';

const ANSWERS: Answers = { ...answers, budget: 1500, requirements: NO_REQUIREMENTS };
const BROKEN = /^Este enlace está incompleto o es de otra versión: /;
const localData = createBrowserLocalData(() => localStorage);

const tooMany = () => Response.json({}, { status: 429 });

const openLink = (fragment: string) => renderApp(`/recommendations#${fragment}`);
const shared = async (changes: { winner?: string; date?: string } = {}) => {
  const answer = await storedAnswer(ANSWERS);
  return encodeAnswers(ANSWERS, { winner: firstOf(answer).id, date: answer.catalogue?.date ?? '', ...changes });
};

test('sharing copies a link that holds the answers, the best laptop and the catalogue’s date', async () => {
  const stored = await storedAnswer(ANSWERS);
  const { user } = await openResults(stored);
  await user.click(press('Compartir'));
  await screen.findByText('Enlace copiado');
  const [address = '', fragment = ''] = (await navigator.clipboard.readText()).split('#');
  expect(address).toBe('http://localhost:4173/recommendations');
  expect(decodeAnswers(fragment)).toEqual({
    answers: ANSWERS,
    whole: true,
    askable: true,
    shared: { winner: firstOf(stored).id, date: stored.catalogue?.date },
  });
});

test('sharing hands the link to the system on touch devices, and accepts that its sheet is closed', async () => {
  showOn('phone', { touch: true });
  const share = vi.fn<(data: ShareData) => Promise<void>>(() => Promise.reject(new DOMException('', 'AbortError')));
  const { user } = await openResults(await storedAnswer(ANSWERS));
  Object.assign(navigator, { share });
  await user.click(press('Compartir'));
  await waitFor(() => expect(share).toHaveBeenCalledOnce());
  expect(share.mock.calls[0]?.[0].url).toMatch(/\/recommendations#1\.9\.2\.15o\//);
  expect(screen.queryByText('Enlace copiado')).not.toBeInTheDocument();
  Reflect.deleteProperty(navigator, 'share');
});

test('sharing has the browser show the link where the clipboard is refused', async () => {
  const { user } = await openResults(await storedAnswer(ANSWERS));
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'));
  const prompt = vi.spyOn(globalThis, 'prompt').mockReturnValue(null);
  await user.click(press('Compartir'));
  const link = expect.stringMatching(/\/recommendations#1\.9\.2\.15o\//);
  await waitFor(() => expect(prompt).toHaveBeenCalledExactlyOnceWith('Copia este enlace', link));
});

const [, second] = (await storedAnswer(ANSWERS)).computers;
const gamer = firstOf(await storedAnswer({ purposes: ['gaming'], budget: 3000 }));
const other = { winner: second?.id ?? '' };
const SECOND = `Cuando se compartió ganaba ${second?.name}.`;

const noted = () => screen.queryByText(/^Cuando se compartió|^El catálogo era otro/)?.textContent.trim();

test('a link of somebody else shows answers and results, computed now, and touches nothing of the visitor’s', async () => {
  const own = await storedAnswer({ purposes: ['gaming'], budget: 2000 });
  localData.write(RECOMMENDATIONS, own);
  localData.write(FORM_STATE, { ...ANSWERS, budget: 700 });
  const before = Object.entries(localStorage);
  const { user } = await openLink(await shared());
  await screen.findAllByRole('article');
  expect(names()).toEqual((await storedAnswer(ANSWERS)).computers.map(({ shortName }) => shortName));
  const bar = within(screen.getByRole('group', { name: 'Tu respuesta' }));
  expect(bar.queryByText(/^Para trabajo y estudio, programación/)).toBeInTheDocument();
  expect(screen.queryByText(/^Cuando se compartió|^El catálogo era otro/)).not.toBeInTheDocument();
  expect(Object.entries(localStorage)).toEqual(before);

  await user.click(await screen.findByRole('link', { name: 'Volver a tu respuesta' }));
  await waitFor(() => expect(names()[0]).toBe(firstOf(own).shortName));
});

test('a link that one has made oneself is not called somebody else’s', async () => {
  localData.write(USER_PREFERENCES, { ...ANSWERS, timestamp: 0 });
  await openLink(await shared(other));
  await waitFor(() => expect(noted()).toBe(SECOND));
  expect(screen.queryByText('Compartido contigo')).not.toBeInTheDocument();
});

test('a link of somebody else says whose answers they are, leads to the form for one’s own, and can be kept', async () => {
  const { user } = await openLink(await shared());
  await screen.findByText('Compartido contigo');
  expect(screen.queryAllByText(/trabajo.*programación/i)).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'Buscar el mío' })).toHaveAttribute('href', '/form');
  await user.click(await screen.findByRole('button', { name: KEEP_ANSWER }));
  await screen.findByText('Guardado');
  expect(localData.read(RECOMMENDATIONS)?.userInput).toMatchObject({ budget: 1500 });
  expect(screen.queryByText(/^La mejor opción sigue/)).not.toBeInTheDocument();
});

test.each([
  [{ ...other, date: '2026-01-05' }, `${SECOND} El catálogo era otro, del 5 de enero de 2026.`],
  [{ date: '2026-01-05' }, 'El catálogo era otro, del 5 de enero de 2026: sigue ganando el mismo.'],
  [{ winner: gamer.id }, `Cuando se compartió ganaba ${gamer.name}.`],
  [{ date: '2099-12-31' }, undefined],
  [{ ...other, date: '2026-02-31' }, undefined],
])('a link that was shared with %o says what won then: %s', async (changes, note) => {
  await openLink(await shared(changes));
  await screen.findByRole('button', { name: KEEP_ANSWER });
  await waitFor(() => expect(noted()).toBe(note));
});

test('a link that may not be asked yet is asked again', async () => {
  respondOnceTo('/api/recommendations', tooMany);
  const { user } = await openLink(await shared());
  await screen.findByRole('heading', { name: 'No se ha podido cargar la respuesta' });
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
  await user.click(press('Reintentar'));
  await screen.findAllByRole('article');
});

test('a broken link asks with what could be read, and the visitor’s answers stay', async () => {
  const own = { ...ANSWERS, budget: 700 };
  localData.write(FORM_STATE, own);
  await openLink('1.a.0');
  await screen.findByText(BROKEN);
  const checked = screen.getAllByRole('checkbox', { checked: true });
  expect(checked).toEqual(['Edición de Vídeo', 'Programación'].map((name) => screen.getByRole('checkbox', { name })));
  expect(screen.getByRole('textbox', { name: BUDGET_FIELD })).toHaveValue('1500');
  expect(screen.queryByText('Sin elegir.')).toBeInTheDocument();
  expect(localData.read(FORM_STATE)).toEqual(own);
});

test('a link of which nothing can be read says so, whatever is left of it, to who has an answer too', async () => {
  localData.write(RECOMMENDATIONS, await storedAnswer(ANSWERS));
  await openLink('compartido');
  expect(await screen.findByText(BROKEN)).toBeInTheDocument();
  expect(press('Ver opciones')).toBeInTheDocument();
});

test('a broken link is answered once uses and budget are chosen, in the address alone, and Back asks again', async () => {
  const { user } = await openLink('7.whatever');
  await screen.findByText(BROKEN);
  await user.click(screen.getByRole('checkbox', { name: 'Diseño Gráfico' }));
  await user.click(press('Ver opciones'));
  await screen.findByText('Di cuánto quieres gastar como mucho.');
  fireEvent.change(screen.getByRole('slider'), { target: { value: '1000' } });
  await user.click(press('Ver opciones'));
  await screen.findAllByRole('article');
  expect(inAddress()).toMatchObject({ purposes: ['design'], budget: 1000 });
  expect(localData.read(FORM_STATE)).toBeNull();
  expect(localData.read(RECOMMENDATIONS)).toBeNull();
  await act(() => goBack());
  await screen.findByText(BROKEN);
});

test('a broken link shows the results where uses and budget survived, and says so', async () => {
  await openLink((await shared()).slice(0, 16));
  await screen.findByText(/^El enlace llegó incompleto/);
  expect(names()).toEqual((await storedAnswer(ANSWERS)).computers.map(({ shortName }) => shortName));
});

/** The line that a user writes about a favorite. */
import { act, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { AccountDataError } from '#src/services/account-data.ts';
import { ANA } from '#tests/support/people.ts';
import { cardOf, laptop, openFavorites } from './saved-laptops.ts';

const ADD = 'Añadir nota sobre Portátil a';
const EDIT = 'Editar nota sobre Portátil a';
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Tu nota' });

describe('a note', () => {
  test('is added with Enter, and the focus stays on its button', async () => {
    const { user, favorites } = await openFavorites([laptop('a'), laptop('b')]);
    const card = await cardOf('a');
    await user.click(card.getByRole('button', { name: ADD }));
    expect(document.activeElement).toBe(field());
    await user.keyboard('  Para mi padre {Enter}');
    expect(screen.queryByRole('textbox')).toBeNull();
    card.getByText('Para mi padre');
    expect(document.activeElement).toBe(card.getByRole('button', { name: EDIT }));
    const saved = await favorites.list(ANA.uid);
    expect(saved.map(({ note }) => note)).toEqual(['Para mi padre', undefined]);
  });

  test('is edited, and restored on Escape and by «Cancelar»', async () => {
    const { user, favorites } = await openFavorites([laptop('a', { note: 'Caro' })]);
    const card = await cardOf('a');
    await user.click(card.getByRole('button', { name: EDIT }));
    await user.keyboard(' no{Escape}');
    card.getByText('Caro');
    expect(document.activeElement).toBe(card.getByRole('button', { name: EDIT }));
    await user.click(card.getByRole('button', { name: EDIT }));
    await user.keyboard(' no');
    await user.click(card.getByRole('button', { name: 'Cancelar' }));
    card.getByText('Caro');
    await user.click(card.getByRole('button', { name: EDIT }));
    await user.keyboard(', pero bueno');
    await user.click(card.getByRole('button', { name: 'Guardar nota' }));
    card.getByText('Caro, pero bueno');
    expect((await favorites.list(ANA.uid))[0]?.note).toBe('Caro, pero bueno');
  });

  test.each(['', '   ', '\u200B'])('goes when it is emptied: %j', async (typed) => {
    const { user, favorites } = await openFavorites([laptop('a', { note: 'Caro' })]);
    const card = await cardOf('a');
    await user.click(card.getByRole('button', { name: EDIT }));
    await user.clear(field());
    if (typed !== '') await user.keyboard(typed);
    await user.keyboard('{Enter}');
    card.getByRole('button', { name: ADD });
    expect(card.queryByText('Caro')).toBeNull();
    expect(await favorites.list(ANA.uid)).toEqual([laptop('a')]);
  });

  test('has one line of 120 characters at most, and says when it is nearly full', async () => {
    const { user, favorites } = await openFavorites([laptop('a')]);
    const card = await cardOf('a');
    await user.click(card.getByRole('button', { name: ADD }));
    expect(field().maxLength).toBe(120);
    await user.paste('x'.repeat(130));
    expect(field().value).toHaveLength(120);
    screen.getByText('Caben 0 caracteres más.');
    await user.clear(field());
    await user.paste('Para\u2028mi\tpadre');
    await user.keyboard('{Enter}');
    expect((await favorites.list(ANA.uid))[0]?.note).toBe('Para mi padre');
  });

  test('does not follow the card’s link while it is written', async () => {
    const { user } = await openFavorites([laptop('a')]);
    const card = await cardOf('a');
    let followed = 0;
    card.getByRole('link', { name: /Ver en Amazon/ }).addEventListener('click', (event) => {
      followed += 1;
      event.preventDefault();
    });
    await user.click(card.getByRole('button', { name: ADD }));
    await user.click(field());
    await user.click(screen.getByRole('form', { name: 'Nota de Portátil a' }));
    expect(followed).toBe(0);
    await user.click(card.getByRole('heading', { level: 2 }));
    expect(followed).toBe(1);
  });

  test('that the server refuses comes back to be tried again', async () => {
    const { user, favorites } = await openFavorites([laptop('a', { note: 'Caro' })]);
    const answer = Promise.withResolvers<void>();
    favorites.annotate = () => answer.promise;
    const card = await cardOf('a');
    await user.click(card.getByRole('button', { name: EDIT }));
    await user.keyboard(', pero bueno{Enter}');
    card.getByText('Caro, pero bueno');
    await act(async () => answer.reject(new AccountDataError('denied', 'x')));
    expect(field().value).toBe('Caro, pero bueno');
    expect(screen.getByRole('alert').textContent).toBe('No se ha podido guardar. Inténtalo de nuevo.');
    expect(document.activeElement).toBe(document.body);
    const tried: string[] = [];
    favorites.annotate = async (_uid, _id, note) => void tried.push(note);
    await user.click(card.getByRole('button', { name: 'Guardar nota' }));
    card.getByText('Caro, pero bueno');
    expect(tried).toEqual(['Caro, pero bueno']);
  });

  test('that was refused is the old one again after «Cancelar»', async () => {
    const { user, favorites } = await openFavorites([laptop('a', { note: 'Caro' })]);
    favorites.annotate = () => Promise.reject(new AccountDataError('denied', 'x'));
    const card = await cardOf('a');
    await user.click(card.getByRole('button', { name: EDIT }));
    await user.keyboard(' no{Enter}');
    await screen.findByRole('alert');
    await user.click(card.getByRole('button', { name: 'Cancelar' }));
    expect(card.queryByText('Caro')).not.toBeNull();
  });
});

import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '#tests/support/render-app.tsx';

/** A stored result with the oldest shape that the site reads. */
const OLDER = {
  computers: [
    {
      id: 'a1',
      title: 'Portátil Uno',
      image: '/illustrations/ultrabook.svg',
      price: 899,
      specs: [{ label: 'Memoria', value: '16 GB' }],
      attributes: [
        { key: 'Valoracion', value: '4,5' },
        { key: 'Reviews', value: '120' },
      ],
      url: 'https://www.amazon.es/dp/B000000001',
    },
    { id: 'b2', name: 'Portátil Dos', price: '1.099,00 €', specs: { Pantalla: '14 pulgadas' } },
  ],
  comparisons: { 'Portátil Uno': { pros: ['Es ligero.'], cons: ['Tiene pocos puertos.'] } },
  reason: 'Porque sí.\nPor el peso.',
  userInput: { purposes: ['office'], budget: 1200 },
  filteredLaptops: [{ id: 'c3' }],
};

async function open(result: object = OLDER) {
  localStorage.setItem('recommendations', JSON.stringify({ ...result, timestamp: Date.now() }));
  await renderApp('/recommendations');
}

describe('a result in the oldest shape', () => {
  it('shows its variants of title, link, price and specs', async () => {
    await open();
    const first = within(await screen.findByRole('article', { name: 'Portátil Uno' }));
    expect(first.getByText('Memoria: 16 GB').closest('details')?.open).toBe(true);
    expect(first.queryByTitle('4,5 de 5 (120 valoraciones)')).not.toBeNull();
    expect(first.queryByText(/Es ligero\./)).not.toBeNull();
    expect(first.queryByText(/Tiene pocos puertos\./)).not.toBeNull();
    expect(first.getByRole('link', { name: /Ver en Amazon/ }).getAttribute('href')).toBe(OLDER.computers[0]?.url);

    const second = within(screen.getByRole('article', { name: 'Portátil Dos' }));
    expect(second.queryByText('Pantalla: 14 pulgadas')).not.toBeNull();
    expect(second.queryByText(/1099\s€/)).not.toBeNull();
    expect(second.queryByRole('link', { name: /Ver en Amazon/ })).toBeNull();
    expect(screen.getByText('Porque sí.').closest('details')).toBeNull();
    expect(screen.getByText('Por el peso.').closest('details')).toBeNull();
  });
});

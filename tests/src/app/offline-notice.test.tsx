import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createMemoryConnectivity } from '#src/infra/memory/connectivity.ts';
import { renderApp } from '#tests/support/render-app.tsx';

const WORDS = 'Modo sin conexión activo. Algunas funciones pueden estar limitadas.';

test('§4 every page says that there is no network, as long as that is so', async () => {
  const connectivity = createMemoryConnectivity();
  await renderApp('/contact', { connectivity });
  expect(screen.queryByText(WORDS)).toBeNull();
  act(() => connectivity.set(false));
  expect(screen.getByText(WORDS).closest('output'), 'it is read out').not.toBeNull();
  act(() => connectivity.set(true));
  expect(screen.queryByText(WORDS)).toBeNull();
});

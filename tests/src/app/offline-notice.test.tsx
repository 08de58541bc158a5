import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createMemoryConnectivity } from '#src/infra/memory/local-data.ts';
import { renderApp } from '#tests/support/render-app.tsx';

const WORDS = 'Modo sin conexión activo. Algunas funciones pueden estar limitadas.';

test('every page shows a notice while offline', async () => {
  const connectivity = createMemoryConnectivity();
  await renderApp('/contact', { connectivity });
  expect(screen.queryByText(WORDS)).toBeNull();
  act(() => connectivity.set(false));
  expect(screen.getByText(WORDS).closest('output'), 'announced to screen readers').not.toBeNull();
  act(() => connectivity.set(true));
  expect(screen.queryByText(WORDS)).toBeNull();
});

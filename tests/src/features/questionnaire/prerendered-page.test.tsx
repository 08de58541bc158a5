import { act, screen } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import {
  createMemoryRouter,
  createStaticHandler,
  createStaticRouter,
  RouterProvider,
  StaticRouterProvider,
} from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { Providers } from '#src/app/providers.tsx';
import { ROUTES } from '#src/app/routes.tsx';
import { createMemoryLocalData } from '#src/infra/memory/services.ts';
import { testServices } from '#tests/support/render-app.tsx';
import { CASUAL_GAMING } from '#tests/support/page-texts.ts';
import { amount, budget, checkbox, select, stored, submitButton } from './open-form.ts';

const container = document.createElement('div');
let root: Root | undefined;

/** The prerendered page, before any script runs. */
async function showPrerendered() {
  const handler = createStaticHandler(ROUTES);
  const context = await handler.query(new Request('http://localhost:4173/form'));
  if (context instanceof Response) throw new Error('The form redirects');
  container.innerHTML = renderToString(
    <Providers services={testServices({ localData: createMemoryLocalData() })}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </Providers>,
  );
  document.body.append(container);
}

async function hydrate(address = '/form') {
  const router = createMemoryRouter(ROUTES, { initialEntries: [address] });
  await expect.poll(() => router.state.initialized).toBe(true);
  await act(async () => {
    root = hydrateRoot(
      container,
      <Providers services={testServices()}>
        <RouterProvider router={router} />
      </Providers>,
    );
  });
}

afterEach(() => {
  act(() => root?.unmount());
  container.remove();
});

test('the prerendered page cannot be submitted before its script runs', async () => {
  await showPrerendered();
  expect(submitButton()).toBeDisabled();
  expect(screen.getByRole('form')).toHaveAttribute('method', 'dialog');
  expect(screen.getByRole('form')).not.toHaveAttribute('action');
});

test('the prerendered page hydrates without a mismatch, then shows the stored answers', async () => {
  localStorage.setItem('formState', JSON.stringify({ purposes: ['design'], budget: 700 }));
  await showPrerendered();
  expect(checkbox('Diseño Gráfico')).not.toBeChecked();
  await hydrate();
  expect(checkbox('Diseño Gráfico')).toBeChecked();
  expect(budget()).toHaveValue('700');
  expect(submitButton()).toBeEnabled();
});

test('the prerendered page preserves a typed amount, and adds what was chosen to the purposes in the address', async () => {
  await showPrerendered();
  amount().value = '450';
  checkbox('Programación').checked = true;
  await hydrate('/form?purposes=gaming');
  expect(amount()).toHaveValue('450');
  expect([checkbox('Programación').checked, checkbox('Gaming Intensivo').checked]).toEqual([true, true]);
  expect(stored('formState')).toMatchObject({ budget: 450, purposes: ['programming', 'gaming'] });
});

test('the prerendered page preserves what was chosen before hydration', async () => {
  localStorage.setItem('formState', JSON.stringify({ purposes: ['design'], priorities: ['build'] }));
  await showPrerendered();
  checkbox(CASUAL_GAMING).checked = true;
  checkbox('Silencio').checked = true;
  budget().value = '900';
  select('Memoria RAM').value = '32GB';
  checkbox('Ya tengo Windows o usaré Linux').checked = true;
  await hydrate();
  const checked = ['Diseño Gráfico', CASUAL_GAMING, 'Programación'].map((name) => checkbox(name).checked);
  expect(checked).toEqual([true, true, false]);
  expect(stored('formState')).toMatchObject({
    purposes: ['design', 'casualgaming'],
    priorities: ['silence', 'build'],
    budget: 900,
    requirements: { ram: '32GB' },
    ownsWindows: true,
  });
  expect(stored('ownsWindows'), 'for the prices of all pages').toBe(true);
  expect(submitButton()).toBeEnabled();
});

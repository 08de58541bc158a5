import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode, useState } from 'react';
import { describe, expect, test } from 'vitest';
import { Dialog } from '#src/ui/dialog.tsx';

function Example() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Abrir
      </button>
      <Dialog open={open} title="Iniciar sesión" onClose={() => setOpen(false)}>
        <button type="button">Continuar</button>
      </Dialog>
    </>
  );
}

async function openDialog() {
  const user = userEvent.setup();
  render(
    <StrictMode>
      <Example />
    </StrictMode>,
  );
  await user.click(screen.getByRole('button', { name: 'Abrir' }));
  return { user, dialog: screen.getByRole('dialog', { name: 'Iniciar sesión' }) };
}

describe('a dialog', () => {
  test('opens with its title and takes the focus', async () => {
    const { dialog } = await openDialog();
    expect(dialog).toHaveProperty('open', true);
    expect(document.activeElement).toBe(dialog);
  });

  test('marks the page beneath, which must not scroll, as long as it is open', async () => {
    const { user } = await openDialog();
    expect(document.documentElement.hasAttribute('data-dialog')).toBe(true);
    await user.keyboard('{Escape}');
    expect(document.documentElement.hasAttribute('data-dialog')).toBe(false);
  });

  test('has its content before its close button in the tab order', async () => {
    const { user } = await openDialog();
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Continuar' }));
  });

  test.each([
    ['Esc', async ({ user }: Opened) => user.keyboard('{Escape}')],
    ['its close button', async ({ user }: Opened) => user.click(screen.getByRole('button', { name: 'Cerrar' }))],
    ['a click on the backdrop', async ({ user, dialog }: Opened) => user.click(dialog)],
  ])('closes on %s and restores the focus', async (_way, close) => {
    await close(await openDialog());
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Abrir' }));
  });

  test('stays open on a click inside', async () => {
    const { user } = await openDialog();
    await user.click(screen.getByRole('heading', { name: 'Iniciar sesión' }));
    expect(screen.getByRole('dialog')).toHaveProperty('open', true);
  });
});

type Opened = Awaited<ReturnType<typeof openDialog>>;

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode, useState } from 'react';
import { describe, expect, test } from 'vitest';
import { Dialog } from '#src/ui/dialog.tsx';
import { SIGN_IN } from '#tests/support/page-texts.ts';

function Example() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Abrir
      </button>
      {open && (
        <Dialog title="Iniciar sesión" onClose={() => setOpen(false)}>
          <button type="button">Continuar</button>
        </Dialog>
      )}
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
  return { user, dialog: screen.getByRole('dialog', { name: SIGN_IN }) };
}

describe('a dialog', () => {
  test('marks the page beneath, which must not scroll, as long as it is open', async () => {
    const { user } = await openDialog();
    expect(document.documentElement).toHaveAttribute('data-dialog');
    await user.keyboard('{Escape}');
    expect(document.documentElement).not.toHaveAttribute('data-dialog');
  });

  test('has its content before its close button in the tab order', async () => {
    const { user } = await openDialog();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Continuar' })).toHaveFocus();
  });
});

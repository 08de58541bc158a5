import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TextField } from '#src/ui/fields.tsx';

it('a text field is described by hint and error, in this order', () => {
  render(<TextField label="Nombre" hint="Sin apellidos" error="Demasiado largo" />);
  const field = screen.getByRole('textbox', { description: 'Sin apellidos Demasiado largo' });
  expect(field).toHaveAttribute('aria-invalid', 'true');
  expect(screen.getByRole('alert').textContent).toBe('Demasiado largo');
});

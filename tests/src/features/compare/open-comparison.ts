/** Reads the table of a comparison. */
import { screen, within } from '@testing-library/react';

export const table = () => screen.findByRole('table', { name: /Portátiles/ });

export const row = async (label: string) =>
  within(await table())
    .getByRole('rowheader', { name: label })
    .closest('tr');

export const cells = async (label: string) =>
  [...((await row(label))?.querySelectorAll('td') ?? [])].map((cell) => cell.textContent);

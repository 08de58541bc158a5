import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { TabStrip } from '#src/ui/tab-strip.tsx';

const TABS = ['Una', 'Dos', 'Tres'].map((label, index) => ({
  id: `t${index}`,
  panelId: `p${index}`,
  label,
  fit: null,
  best: false,
}));

function Strip() {
  const [active, setActive] = useState(0);
  return <TabStrip label="Opciones" tabs={TABS} active={active} onSelect={setActive} />;
}

const selected = () => screen.getByRole('tab', { selected: true }).textContent;

it.each([
  ['{ArrowRight}{ArrowRight}{ArrowRight}', 'Una'],
  ['{ArrowLeft}', 'Tres'],
  ['{End}{Home}', 'Una'],
  ['{ArrowDown}', 'Una'],
])('the tabs are moved through and selected by keys: %s leads to %s', async (keys, expected) => {
  render(<Strip />);
  const user = userEvent.setup();
  await user.tab();
  await user.keyboard(keys);
  expect(selected()).toBe(expected);
  expect(document.activeElement?.textContent).toBe(expected);
});

import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Button } from './button';
test('x', async () => {
  const screen = await render(<Button>Hi</Button>);
  await expect.element(screen.getByRole('button', { name: 'Hi' })).toBeVisible();
});

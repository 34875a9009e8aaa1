import '../../../test/theme';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Form, FormActions, FormDisclosure, FormSection } from './form-layout';

test('Enter in a field submits the form once without native validation', async () => {
  const onSubmit = vi.fn();
  const screen = await render(
    <Form label="New item" onSubmit={onSubmit}>
      <input aria-label="Brand" required />
      <button type="submit">Add</button>
    </Form>,
  );
  await expect.element(screen.getByRole('form', { name: 'New item' })).toBeVisible();
  await screen.getByRole('textbox', { name: 'Brand' }).click();
  await userEvent.keyboard('{Enter}');
  expect(onSubmit.mock.calls).toEqual([[]]);
});

test('Ctrl+Enter or Command+Enter in any control submits the form, once while the keys are held', async () => {
  const onSubmit = vi.fn();
  const screen = await render(
    <Form label="New item" onSubmit={onSubmit}>
      <textarea aria-label="Note" />
    </Form>,
  );
  const note = screen.getByRole('textbox', { name: 'Note' });
  await note.click();
  const press = (part: KeyboardEventInit) =>
    note.element().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, ...part }));
  press({ ctrlKey: true });
  press({ ctrlKey: true, repeat: true });
  expect(onSubmit).toHaveBeenCalledTimes(1);
  press({ metaKey: true });
  expect(onSubmit).toHaveBeenCalledTimes(2);
  press({});
  expect(onSubmit).toHaveBeenCalledTimes(2);
});

test('a form section is a group named by its title', async () => {
  const screen = await render(
    <FormSection title="Pack" text="Stock is counted in bottles.">
      <input aria-label="Size" />
    </FormSection>,
  );
  const group = screen.getByRole('group', { name: 'Pack', exact: true });
  await expect.element(group.getByRole('textbox', { name: 'Size' })).toBeVisible();
  await expect.element(group.getByRole('heading', { level: 2, name: 'Pack' })).toBeVisible();
});

test('focusing a field calls onFocus of the form', async () => {
  const onFocus = vi.fn();
  const screen = await render(
    <Form label="Add item" onSubmit={() => {}} onFocus={onFocus}>
      <input aria-label="Brand" />
    </Form>,
  );
  expect(onFocus).not.toHaveBeenCalled();
  await screen.getByRole('textbox').click();
  expect(onFocus).toHaveBeenCalledTimes(1);
});

test('a disclosure toggles with its title and keeps typed text while closed', async () => {
  function Optional() {
    const [isOpen, setOpen] = useState(false);
    return (
      <FormDisclosure title="Origin" isOpen={isOpen} onOpenChange={setOpen}>
        <input aria-label="Region" />
      </FormDisclosure>
    );
  }
  const screen = await render(<Optional />);
  const title = screen.getByText('Origin');
  const region = screen.getByRole('textbox', { name: 'Region' });
  await expect.element(region).not.toBeInTheDocument();
  await title.click();
  await region.fill('Bordeaux');
  await title.click();
  await expect.element(region).not.toBeInTheDocument();
  await title.click();
  await expect.element(region).toHaveValue('Bordeaux');
});

test('the form status precedes the buttons and is a live region', async () => {
  const actions = (note?: string) => (
    <FormActions note={note}>
      <button type="submit">Save</button>
    </FormActions>
  );
  const screen = await render(actions());
  const status = screen.getByRole('status');
  await expect.element(status).toHaveTextContent('');
  await screen.rerender(actions('Nothing has changed.'));
  await expect.element(status).toHaveTextContent('Nothing has changed.');
  const [left, right] = [status, screen.getByRole('button')].map((part) =>
    part.element().getBoundingClientRect(),
  );
  expect(left && right && left.right <= right.left).toBe(true);
});

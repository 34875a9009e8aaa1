import '../../../test/theme';
import { flushSync } from 'react-dom';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { prefer, preferNothing } from '../../../test/browser';
import { Controlled, startSelect } from '../../../test/select-field';

test('a press picks an option inside a shadow root', async () => {
  const host = document.body.appendChild(document.createElement('div'));
  const container = host.attachShadow({ mode: 'open' }).appendChild(document.createElement('div'));
  const onChange = vi.fn();
  const screen = await render(<Controlled onChange={onChange} />, { container });
  await page.getByRole('combobox', { name: 'Type' }).click();
  await page.getByRole('option', { name: 'Beer' }).click();
  expect(onChange.mock.calls).toEqual([['B']]);
  await screen.unmount();
  host.remove();
});

test('the button shows a picked option, and the option is the value of the form field', async () => {
  const { button, option, list, onChange, value } = await startSelect();
  await expect.element(button).toHaveTextContent('Choose');
  await button.click();
  await option('Beer').click();
  await expect.element(list).not.toBeInTheDocument();
  expect(onChange.mock.calls).toEqual([['B']]);
  await expect.element(button).toHaveTextContent('Beer');
  await expect.element(button).toHaveFocus();
  expect(value()).toBe('B');
});

test('only the selected option has aria-selected and a check mark', async () => {
  const { screen, button, option } = await startSelect({ value: 'P' });
  await button.click();
  await expect.element(option('Sparkling Wine')).toHaveAttribute('data-focused');
  const selected = screen.getByRole('option', { selected: true });
  expect(selected.elements().map(({ textContent }) => textContent)).toEqual(['Sparkling Wine']);
  expect(selected.element().querySelector('svg')).not.toBeNull();
});

test('the active option of a select has an outline in forced-colors mode', async () => {
  await prefer('forced-colors', 'active');
  const { button, option } = await startSelect({ value: 'P' });
  await button.click();
  await expect.element(option('Sparkling Wine')).toHaveStyle({ outlineStyle: 'solid' });
  await expect.element(option('Beer')).toHaveStyle({ outlineStyle: 'none' });
  await preferNothing();
});

test('a press outside of the open list closes the list', async () => {
  const { button, list, onChange } = await startSelect();
  await button.click();
  await expect.element(list).toBeVisible();
  await userEvent.click(document.documentElement, { position: { x: 300, y: 600 } });
  await expect.element(list).not.toBeInTheDocument();
  expect(onChange).not.toHaveBeenCalled();
});

test('only a page scroll after the opening press closes the list', async () => {
  const screen = await render(
    <div style={{ height: 300, overflow: 'auto' }}>
      <Controlled />
      <div style={{ height: 900 }} />
    </div>,
  );
  const button = screen.getByRole('combobox');
  const list = screen.getByRole('listbox');
  // Loads the lazy list.
  await button.click();
  await expect.element(list).toBeVisible();
  await userEvent.keyboard('{Escape}');
  const page = screen.container.firstElementChild as HTMLElement;
  page.scrollTop = 8;
  flushSync(() => (button.element() as HTMLElement).click());
  for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
  await expect.element(list).toBeVisible();
  page.scrollTop = 16;
  await expect.element(list).not.toBeInTheDocument();
});

test('a second press on the button closes the list', async () => {
  const { button, list } = await startSelect();
  await button.click();
  await expect.element(list).toBeVisible();
  await button.click();
  await expect.element(list).not.toBeInTheDocument();
  await expect.element(button).toHaveAttribute('aria-expanded', 'false');
});

test('a press on the label focuses the button and does not open the list', async () => {
  const { screen, button } = await startSelect();
  await screen.getByText('Type').click();
  await expect.element(button).toHaveFocus();
  await expect.element(button).toHaveAttribute('aria-expanded', 'false');
});

test('a disabled option is shown and cannot be picked', async () => {
  const { button, option, list, onChange } = await startSelect();
  await button.click();
  await expect.element(option('Wine')).toBeVisible();
  await expect.element(option('Wine')).toHaveAttribute('aria-disabled', 'true');
  await option('Wine').click({ force: true });
  await expect.element(list).toBeVisible();
  expect(onChange).not.toHaveBeenCalled();
});

test('the button shows the label of a selected option that is disabled', async () => {
  const { button } = await startSelect({ value: 'W' });
  await expect.element(button).toHaveTextContent('Wine');
});

describe('onBlur', () => {
  test('onBlur is called when the list closes without a pick', async () => {
    const onBlur = vi.fn();
    const { button, list } = await startSelect({ onBlur });
    await button.click();
    await expect.element(list).toBeVisible();
    expect(onBlur).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect.element(list).not.toBeInTheDocument();
    expect(onBlur).toHaveBeenCalledTimes(1);
  });

  test('onBlur is called once when Tab leaves the closed field', async () => {
    const onBlur = vi.fn();
    const { screen } = await startSelect({ onBlur });
    await userEvent.tab();
    await userEvent.tab();
    await expect.element(screen.getByRole('button', { name: 'Next' })).toHaveFocus();
    expect(onBlur).toHaveBeenCalledTimes(1);
  });
});

describe('description and error', () => {
  test('the error replaces the description as the accessible description of a select', async () => {
    const { button, screen } = await startSelect({ description: 'By strength' });
    await expect.element(button).toHaveAccessibleDescription('By strength');
    await screen.rerender(<Controlled description="By strength" errorMessage="Required Field" />);
    await expect.element(button).toHaveAccessibleDescription('Required Field');
    await expect.element(button).toHaveAttribute('data-invalid');
  });

  test('a disabled field does not open its list', async () => {
    const { button, list } = await startSelect({ isDisabled: true });
    await expect.element(button).toBeDisabled();
    await button.click({ force: true });
    await expect.element(list).not.toBeInTheDocument();
  });
});

test('adding or removing the description updates the accessible description of a select', async () => {
  const { screen, button } = await startSelect();
  await screen.rerender(<Controlled description="Check it" />);
  await expect.element(button).toHaveAccessibleDescription('Check it');
  await screen.rerender(<Controlled />);
  await expect.element(button).toHaveAccessibleDescription('');
});

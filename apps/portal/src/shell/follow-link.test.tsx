import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { navigate } from '../app/address';
import { followLink } from './follow-link';

vi.mock('../app/address', () => ({ navigate: vi.fn() }));

const address = '/SUP-1/items?page=2';
/** Clicks that the browser was left to follow; it goes nowhere in a test. */
const left: MouseEvent[] = [];
const catchClick = (event: MouseEvent) => {
  if (!event.defaultPrevented) left.push(event);
  event.preventDefault();
};

beforeEach(() => {
  document.addEventListener('click', catchClick);
  document.addEventListener('auxclick', catchClick);
});
afterEach(() => {
  document.removeEventListener('click', catchClick);
  document.removeEventListener('auxclick', catchClick);
  left.length = 0;
  vi.mocked(navigate).mockClear();
});

const link = () => page.getByRole('link', { name: 'Items' });
const open = (onClick = followLink) =>
  render(
    <a href={`${address}#rows`} onClick={onClick}>
      <span>Items</span>
    </a>,
  );

describe('a link of the portal', () => {
  test('that is clicked stays in the page, with its query and without its fragment', async () => {
    await open();
    await page.getByText('Items').click();
    expect([vi.mocked(navigate).mock.calls, left]).toEqual([[[address]], []]);
  });

  test('that is entered by the keyboard stays in the page', async () => {
    await open();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect([vi.mocked(navigate).mock.calls, left]).toEqual([[[address]], []]);
  });

  test.each(['Control', 'Shift', 'Alt', 'Meta'] as const)(
    'that is clicked with %s is the browser’s',
    async (key) => {
      await open();
      await link().click({ modifiers: [key] });
      expect(navigate).not.toHaveBeenCalled();
      expect(left).toHaveLength(1);
    },
  );

  test('that is clicked with another button is the browser’s', async () => {
    await open();
    await link().click({ button: 'middle' });
    expect(navigate).not.toHaveBeenCalled();
  });

  test('whose click somebody else has taken is left alone', async () => {
    await open((event) => {
      event.preventDefault();
      followLink(event);
    });
    await link().click();
    expect(navigate).not.toHaveBeenCalled();
  });
});

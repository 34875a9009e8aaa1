import '../../../test/theme';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Avatar, getInitials } from './avatar';

test.each([
  ['Ada Lovelace', 'AL'],
  ['ada king lovelace', 'AL'],
  ['ada.lovelace@cellar.example', 'AL'],
  ['ada', 'A'],
  ['Ñandú Émile', 'ÑÉ'],
  ['𝒜da 日本', '𝒜日'],
  ['👩‍🌾 Farm', '👩‍🌾F'],
  ['  ', '?'],
  ['', '?'],
  ['@cellar.example', '?'],
])('the initials of "%s" are %s', (name, letters) => {
  expect(getInitials(name)).toBe(letters);
});

test('an avatar is hidden from screen readers', async () => {
  const screen = await render(<Avatar name="Ada Lovelace" />);
  await expect.element(screen.getByText('AL')).toHaveAttribute('aria-hidden', 'true');
});

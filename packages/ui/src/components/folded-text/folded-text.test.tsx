import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { FoldedText } from './folded-text';

test('a text of 500 characters is shown whole', async () => {
  const { container } = await render(<FoldedText>{'x'.repeat(500)}</FoldedText>);
  expect(container.innerHTML).toBe('x'.repeat(500));
});

test('a longer text shows 500 characters until the user unfolds the rest', async () => {
  const { container } = await render(<FoldedText>{`${'x'.repeat(500)}end of the message`}</FoldedText>);
  const summary = container.querySelector('summary');
  expect(container.innerText).toBe(`${'x'.repeat(500)}…`);
  summary?.click();
  expect(container.innerText).toContain('end of the message');
});

test('a text in another language is marked with its language, also when it is folded', async () => {
  const { container, rerender } = await render(<FoldedText lang="fr">Refusé</FoldedText>);
  expect(container.innerHTML).toBe('<span lang="fr">Refusé</span>');
  await rerender(<FoldedText lang="ar">مرفوض</FoldedText>);
  expect(container.innerHTML).toBe('<bdi lang="ar">مرفوض</bdi>');
  await rerender(<FoldedText lang="fr">{'x'.repeat(501)}</FoldedText>);
  expect(container.firstElementChild).toHaveAttribute('lang', 'fr');
});

test('folding does not split an emoji', async () => {
  const { container } = await render(<FoldedText>{`${'x'.repeat(499)}🍷🍷`}</FoldedText>);
  expect(container.querySelector('summary')?.textContent).toBe(`${'x'.repeat(499)}…`);
  expect(container.textContent).toContain('🍷🍷');
});

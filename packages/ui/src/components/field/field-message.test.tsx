import '../../../test/theme';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { TextField } from '../text-field/text-field';

test.each([
  ['fr', 'fr'],
  [undefined, undefined],
])('an error with the language %s is marked with %s', async (errorMessageLang, lang) => {
  const props = { label: 'SKU', name: 'sku', value: '', onChange: () => {} };
  const screen = await render(
    <TextField {...props} errorMessage="Déjà utilisé" errorMessageLang={errorMessageLang} />,
  );
  const error = screen.container.querySelector('[part="error"]');
  expect(error?.querySelector('[lang]')?.getAttribute('lang')).toBe(lang);
  expect(screen.getByRole('textbox').element()).not.toHaveAttribute('lang');
});

test('a long error of a server is folded after 500 characters and stays inside its field', async () => {
  const message = `${'x'.repeat(500)}end of the message`;
  const screen = await render(
    <div style={{ width: 240 }}>
      <TextField label="SKU" name="sku" value="" errorMessage={message} onChange={() => {}} />
    </div>,
  );
  const error = screen.container.querySelector<HTMLElement>('[part="error"]');
  expect(error?.innerText).toBe(`${'x'.repeat(500)}…`);
  expect(error?.scrollWidth).toBeLessThanOrEqual(240);
  expect(screen.getByRole('textbox').element()).toHaveAttribute('aria-describedby', error?.id);
  error?.querySelector('summary')?.click();
  expect(error?.innerText).toContain('end of the message');
});

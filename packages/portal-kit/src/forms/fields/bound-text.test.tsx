import { useStore } from '@tanstack/react-form';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { fakePortal } from '../../../test/portal';
import { formMessages } from '../record/form.messages';
import { useAppForm } from './form-hook';
import { formRules } from './rules';

const rules = formRules(formMessages('en-US'));

function Form({ inputMode }: { inputMode: 'decimal' | 'text' }) {
  const form = useAppForm({ defaultValues: { size: '' } });
  const size = useStore(form.store, ({ values }) => values.size);
  const onChange = ({ value }: { value: string }) =>
    inputMode === 'decimal' ? rules.upToTwoDecimalsNotZero(value) : undefined;
  return (
    <>
      <form.AppField name="size" validators={{ onChange }}>
        {(field) => <field.Text label="Size" inputMode={inputMode} />}
      </form.AppField>
      <output>{size}</output>
    </>
  );
}

async function start(inputMode: 'decimal' | 'text' = 'decimal', locale = 'en-US') {
  const { inside } = fakePortal({ locale });
  const screen = await render(inside(<Form inputMode={inputMode} />));
  const field = screen.getByRole('textbox', { name: 'Size' });
  await field.click();
  return field;
}

describe('decimal field', () => {
  test('a decimal field shows no error while the user types', async () => {
    const field = await start();
    for (const letter of '1.75') {
      await userEvent.keyboard(letter);
      await expect.element(field).not.toHaveAttribute('aria-invalid');
    }
    await userEvent.tab();
    await expect.element(field).toHaveValue('1.75');
  });

  test.each(['13.', ' 13. '])('a decimal field turns “%s” into a whole number', async (typed) => {
    const field = await start();
    await userEvent.keyboard(typed);
    await userEvent.tab();
    await expect.element(field).toHaveValue('13');
    await expect.element(field).not.toHaveAttribute('aria-invalid');
  });

  test.each([
    ['de-DE', '12,5', '12,5', '12.5'],
    ['de-DE', '12.5', '12,5', '12.5'],
    ['fr-CA', '0,75', '0,75', '0.75'],
    ['es-MX', '12.5', '12.5', '12.5'],
    ['en-US', '12.5', '12.5', '12.5'],
  ])(
    'in %s, a decimal field shows the typed “%s” as “%s”, and the form value is “%s”',
    async (locale, typed, shown, value) => {
      const field = await start('decimal', locale);
      await userEvent.keyboard(typed);
      await userEvent.tab();
      await expect.element(field).toHaveValue(shown);
      await expect.element(field).not.toHaveAttribute('aria-invalid');
      await expect.element(page.getByRole('status')).toHaveTextContent(value);
    },
  );

  test.each([
    ['en-US', '12,5'],
    ['de-DE', '1.234,5'],
  ])('in %s, a decimal field shows an error for “%s”', async (locale, typed) => {
    const field = await start('decimal', locale);
    await userEvent.keyboard(typed);
    await userEvent.tab();
    await expect.element(field).toHaveAttribute('aria-invalid', 'true');
  });

  test('a decimal field takes linear time for 100 KB of digits', async () => {
    const field = await start();
    await field.fill('1'.repeat(100_000));
    await userEvent.tab();
    await expect.element(field).toHaveValue('1'.repeat(100_000));
  }, 10_000);

  test.each(['1..', '.', '0.', 'x.'])('a decimal field shows an error for “%s”', async (typed) => {
    const field = await start();
    await userEvent.keyboard(typed);
    await userEvent.tab();
    await expect
      .element(field)
      .toHaveAccessibleDescription('Numeric only with up to 2 decimal places, cannot be 0');
  });
});

test('a text field keeps a trailing period', async () => {
  const field = await start('text');
  await userEvent.keyboard('Cuvée 13.');
  await userEvent.tab();
  await expect.element(field).toHaveValue('Cuvée 13.');
});

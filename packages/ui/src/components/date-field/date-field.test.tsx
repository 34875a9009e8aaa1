import '../../../test/theme';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { DateField, type DateFieldProps } from './date-field';

const texts = {
  calendar: 'Calendar',
  letters: { year: 'yyyy', month: 'mm', day: 'dd' },
  invalid: (pattern: string, example: string) => `Enter a date as ${pattern}, for example ${example}`,
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  today: 'Today',
  clear: 'Clear',
};
const invalid = 'Enter a date as mm/dd/yyyy, for example 12/31/2026';

async function start(props: Partial<DateFieldProps> = {}) {
  const onChange = vi.fn();
  function Owner() {
    const [value, setValue] = useState(props.value ?? '');
    return (
      <DateField
        label="Ship date"
        name="shipDate"
        locale="en-US"
        today="2026-11-20"
        texts={texts}
        {...props}
        value={value}
        onChange={(next) => {
          setValue(next);
          onChange(next);
        }}
      />
    );
  }
  await render(<Owner />);
  const button = page.getByRole('button', { name: 'Calendar Ship date' });
  return {
    onChange,
    button,
    field: page.getByRole('textbox', { name: 'Ship date' }),
    calendar: page.getByRole('dialog', { name: 'Ship date' }),
    day: (name: string) => page.getByRole('button', { name: new RegExp(`${name},`) }),
    open: async () => {
      await button.click();
      await expect.element(page.getByRole('grid')).toBeVisible();
    },
  };
}

describe('typed dates', () => {
  test('an empty date field shows its format and no date', async () => {
    const { field } = await start();
    await expect.element(field).toHaveValue('');
    await expect.element(field).toHaveAttribute('placeholder', 'mm/dd/yyyy');
  });

  test('a typed date is completed when focus leaves the field, and no error is shown while the user types', async () => {
    const { field, onChange } = await start({ errorMessage: 'Required Field' });
    await field.click();
    await userEvent.keyboard('12/1');
    await expect.element(field).not.toHaveAttribute('aria-invalid');
    await userEvent.tab();
    await expect.element(field).toHaveValue('12/01/2026');
    expect(onChange.mock.calls).toEqual([['1'], ['12'], ['12/'], ['12/1'], ['2026-12-01']]);
  });

  test('a text that is not a date is kept with an error', async () => {
    const { field, onChange } = await start();
    await field.fill('2/30/2026');
    await userEvent.tab();
    await expect.element(field).toHaveValue('2/30/2026');
    await expect.element(field).toHaveAccessibleDescription(invalid);
    expect(onChange.mock.lastCall).toEqual(['2/30/2026']);
  });

  test('ArrowUp and ArrowDown change the part of the date at the caret', async () => {
    const { field, onChange } = await start({ value: '2026-11-30' });
    await field.click();
    await userEvent.keyboard('{Home}{ArrowUp}{ArrowUp}');
    await expect.element(field).toHaveValue('01/30/2027');
    await userEvent.keyboard('{End}{ArrowDown}');
    await expect.element(field).toHaveValue('01/30/2026');
    expect(onChange.mock.lastCall).toEqual(['2026-01-30']);
  });

  test.each(['2/30', 'next week', '12/1/2026 call first'])(
    'ArrowUp and blur keep the text “%s”',
    async (text) => {
      const { field, onChange } = await start();
      await field.fill(text);
      await userEvent.keyboard('{ArrowUp}{ArrowDown}');
      await expect.element(field).toHaveValue(text);
      await userEvent.tab();
      await expect.element(field).toHaveValue(text);
      expect(onChange.mock.lastCall).toEqual([text]);
    },
  );

  test('ArrowUp in an empty field sets the first valid day', async () => {
    const { field } = await start({ min: '2026-12-05' });
    await field.click();
    await userEvent.keyboard('{ArrowUp}');
    await expect.element(field).toHaveValue('12/05/2026');
  });

  test('ArrowUp completes a typed date without a year', async () => {
    const { field } = await start();
    await field.fill('12/3');
    await userEvent.keyboard('{ArrowUp}');
    await expect.element(field).toHaveValue('12/04/2026');
  });

  test('ArrowUp changes the part at the caret of a typed date in another order', async () => {
    const { field } = await start({ locale: 'de' });
    await field.fill('2026-12-01');
    await userEvent.keyboard('{Home}{ArrowUp}');
    await expect.element(field).toHaveValue('01.12.2027');
    await userEvent.keyboard('{ArrowUp}');
    await expect.element(field).toHaveValue('01.12.2028');
    await field.fill('2026-12-01');
    await userEvent.keyboard('{ArrowUp}');
    await expect.element(field).toHaveValue('02.12.2026');
  });
});

describe('calendar', () => {
  test('Enter chooses the focused day and returns focus to the button', async () => {
    const { field, button, calendar, open } = await start({ value: '2026-11-20' });
    await open();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{PageDown}{Enter}');
    await expect.element(field).toHaveValue('12/28/2026');
    await expect.element(calendar).not.toBeInTheDocument();
    await expect.element(button).toHaveFocus();
  });

  test('Alt+ArrowDown opens the calendar at the first valid day, and Escape changes nothing', async () => {
    const { field, button, calendar, day, onChange } = await start({ min: '2026-12-05', max: '2026-12-10' });
    await field.click();
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await expect.element(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await expect.element(day('December 5')).toHaveFocus();
    await expect.element(day('December 4')).toHaveAttribute('aria-disabled', 'true');
    await expect.element(day('December 11')).toHaveAttribute('aria-disabled', 'true');
    await expect.element(page.getByRole('button', { name: 'Today' })).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    await expect.element(calendar).not.toBeInTheDocument();
    expect(onChange).not.toHaveBeenCalled();
  });

  test('days with a remark are named by it and can be chosen', async () => {
    const { field, open } = await start({
      value: '2026-11-20',
      remarkOf: (date) => (date === '2026-11-21' ? 'Weekend' : undefined),
      calendarNote: 'Closed at night',
    });
    await open();
    await expect.element(page.getByText('Closed at night')).toBeVisible();
    await page.getByRole('button', { name: 'Saturday, November 21, 2026, Weekend' }).click();
    await expect.element(field).toHaveValue('11/21/2026');
  });

  test.each([
    ['en-US', 'Sun'],
    ['de', 'Mo'],
    ['fr-CA', 'dim.'],
    ['es-ES', 'lun'],
  ])('in %s, a week starts with %s', async (locale, first) => {
    await start({ locale }).then(({ open }) => open());
    expect(document.querySelector('th')?.textContent).toBe(first);
  });

  test('Today chooses the current date, and Clear empties an optional field', async () => {
    const { field, open, onChange } = await start();
    await open();
    await expect.element(page.getByRole('button', { name: 'Clear' })).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Today' }).click();
    await expect.element(field).toHaveValue('11/20/2026');
    await open();
    await page.getByRole('button', { name: 'Clear' }).click();
    await expect.element(field).toHaveValue('');
    expect(onChange.mock.calls).toEqual([['2026-11-20'], ['']]);
  });
});

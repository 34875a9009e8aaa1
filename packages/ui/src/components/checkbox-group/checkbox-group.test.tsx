import '../../../test/theme';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CheckboxGroupField, type CheckboxGroupFieldProps } from './checkbox-group-field';

const options = [
  { id: 'WH-NJ', label: 'Newark', detail: 'WH-NJ' },
  { id: 'WH-CA', label: 'Napa' },
];

function Controlled(props: Partial<CheckboxGroupFieldProps>) {
  const [value, setValue] = useState<readonly string[]>(props.value ?? []);
  return (
    <CheckboxGroupField
      label="Warehouses"
      name="warehouses"
      options={options}
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        props.onChange?.(next);
      }}
    />
  );
}

async function start(props: Partial<CheckboxGroupFieldProps> = {}) {
  const onChange = vi.fn();
  const screen = await render(<Controlled onChange={onChange} {...props} />);
  return {
    screen,
    onChange,
    group: screen.getByRole('group', { name: 'Warehouses', exact: true }),
    newark: screen.getByRole('checkbox', { name: 'Newark WH-NJ', exact: true }),
    napa: screen.getByRole('checkbox', { name: 'Napa', exact: true }),
  };
}

test('each change passes all selected ids to onChange', async () => {
  const { screen, newark, napa, onChange } = await start();
  await screen.getByText(/^Newark/).click();
  await screen.getByText('Napa').click();
  await expect.element(newark).toBeChecked();
  await expect.element(napa).toBeChecked();
  await screen.getByText(/^Newark/).click();
  expect(onChange.mock.calls).toEqual([[['WH-NJ']], [['WH-NJ', 'WH-CA']], [['WH-CA']]]);
});

test('Tab reaches every checkbox and Space toggles it', async () => {
  const { newark, napa, onChange } = await start({ value: ['WH-CA'] });
  await userEvent.tab();
  await expect.element(newark).toHaveFocus();
  await userEvent.tab();
  await expect.element(napa).toHaveFocus();
  await userEvent.keyboard(' ');
  expect(onChange.mock.calls).toEqual([[[]]]);
});

test('onBlur is called when focus leaves the group, not between checkboxes', async () => {
  const onBlur = vi.fn();
  const { screen, newark, napa } = await start({ onBlur });
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(napa).toHaveFocus();
  await screen.getByText(/^Newark/).click();
  await expect.element(newark).toHaveFocus();
  expect(onBlur).not.toHaveBeenCalled();
  await userEvent.tab();
  await userEvent.tab();
  expect(onBlur).toHaveBeenCalledTimes(1);
});

test('a checkbox group has its label and its description, or the error instead of the description', async () => {
  const { screen, group, newark } = await start({ description: 'Where it is stored', isRequired: true });
  await expect.element(group).toHaveAccessibleDescription('Where it is stored');
  await screen.rerender(<Controlled errorMessage="Required Field" />);
  await expect.element(group).toHaveAccessibleDescription('Required Field');
  await expect.element(newark).toHaveAttribute('aria-invalid', 'true');
});

test('each checkbox of a required group is required until one is selected', async () => {
  const { screen, newark } = await start({ isRequired: true });
  await expect.element(newark).toBeRequired();
  await screen.getByText('Napa').click();
  await expect.element(newark).not.toBeRequired();
});

test('a disabled checkbox group does not change', async () => {
  const { screen, napa, onChange } = await start({ isDisabled: true });
  await screen.getByText('Napa').click({ force: true });
  await expect.element(napa).toBeDisabled();
  expect(onChange).not.toHaveBeenCalled();
});

test('adding or removing the description updates the accessible description of a checkbox group', async () => {
  const { screen, group } = await start();
  await screen.rerender(<Controlled description="Check it" />);
  await expect.element(group).toHaveAccessibleDescription('Check it');
  await screen.rerender(<Controlled />);
  await expect.element(group).toHaveAccessibleDescription('');
});

test.each([
  ['horizontal', 'on one line', true],
  ['vertical', 'each on its own line', false],
] as const)('%s checkboxes are %s', async (orientation, _, isOneLine) => {
  const { napa, newark } = await start({ orientation });
  const [one, other] = [napa, newark].map((box) => box.element().getBoundingClientRect().top);
  expect(one === other).toBe(isOneLine);
});

test('a long label does not make its box narrower', async () => {
  const long = [
    { id: 'long', label: 'Ship the goods without a signature of the customer at the loading dock' },
    { id: 'short', label: 'Call first' },
  ];
  const screen = await render(
    <div style={{ width: 240 }}>
      <Controlled options={long} orientation="vertical" />
    </div>,
  );
  const widths = screen
    .getByRole('checkbox')
    .elements()
    .map((input) => input.nextElementSibling?.getBoundingClientRect().width);
  expect(widths).toEqual([18, 18]);
});

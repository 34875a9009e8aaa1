import { type FieldError, PortalError } from '@portal-kit/sdk';
import { FormSection } from '@portal-kit/ui/form-layout';
import { useRef } from 'react';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { fakePortal } from '../../../test/portal';
import type { Fields } from '../../forms/fields/fields';
import { FormFieldsContext } from '../../forms/fields/form-context';
import { useFieldsForm } from '../../forms/fields/form-hook';
import { ServerErrorsContext, useServerErrors } from '../../forms/fields/server-errors';
import { defineAddressFields } from './address.rules';
import { type AddressValues, emptyAddress } from './address.values';
import { AddressFields, type AddressFieldsProps } from './address-fields';

interface Values {
  details: { shipFrom: AddressValues };
  addresses: AddressValues[];
}

const cranbury = { ...emptyAddress, name: 'Dock 4', address1: '12 Half Acre Rd', city: 'Cranbury' };

async function start(
  props: AddressFieldsProps & { shipFrom?: Partial<AddressValues>; isNameRequired?: boolean } = {},
) {
  const { shipFrom, isNameRequired = false, ...options } = props;
  const address = defineAddressFields({ locale: 'en-US' }, { isNameRequired });
  const fields: Fields<Values> = {
    details: { label: 'Details', fields: { shipFrom: { label: 'Ship from', fields: address } } },
    addresses: { label: 'Addresses', fields: address },
  };
  const live: { values?: () => Values; refuse?: (...fields: FieldError[]) => void } = {};
  function Form() {
    const errors = useServerErrors({ language: 'en' });
    const { current: defaultValues } = useRef<Values>({
      details: { shipFrom: { ...emptyAddress, ...shipFrom } },
      addresses: [emptyAddress, cranbury],
    });
    const form = useFieldsForm(defaultValues, { current: fields });
    live.values = () => form.state.values;
    live.refuse = (...fields) =>
      errors.keep(new PortalError({ kind: 'http', status: 422, message: 'No', fields }));
    return (
      <ServerErrorsContext.Provider value={errors}>
        <FormFieldsContext.Provider value={fields}>
          <FormSection title="Ship from">
            <AddressFields form={form} fields="details.shipFrom" {...options} />
          </FormSection>
          <FormSection title="Second">
            <AddressFields form={form} fields="addresses[1]" {...options} />
          </FormSection>
        </FormFieldsContext.Provider>
      </ServerErrorsContext.Provider>
    );
  }
  const { inside } = fakePortal();
  const screen = await render(inside(<Form />));
  const group = screen.getByRole('group', { name: 'Ship from' });
  const second = screen.getByRole('group', { name: 'Second' });
  return {
    screen,
    group,
    second,
    zip: group.getByRole('textbox', { name: 'Zip' }),
    values: () => live.values?.() as Values,
    refuse: (...fields: FieldError[]) => live.refuse?.(...fields),
    choose: async (region: string) => {
      await group.getByRole('combobox', { name: 'Country or region' }).click();
      await screen.getByRole('option', { name: region, exact: true }).click();
    },
    find: async (label: string, typed: string) => {
      await group.getByRole('combobox', { name: label, exact: true }).click();
      await userEvent.keyboard(`${typed}{Enter}`);
    },
  };
}

test('two address groups write to separate parts of the form', async () => {
  const { group, second, values } = await start({ hasName: true });
  await group.getByRole('textbox', { name: 'City' }).fill('Reims');
  await second.getByRole('textbox', { name: 'Name' }).fill('Dock 5');
  expect(values()).toEqual({
    details: { shipFrom: { ...emptyAddress, city: 'Reims' } },
    addresses: [emptyAddress, { ...cranbury, name: 'Dock 5' }],
  });
});

test("address fields have the contract's names and show the server's messages for these names", async () => {
  const { group, second, refuse } = await start();
  const names = group.element().querySelectorAll('input');
  expect([...names].map(({ name }) => name)).toEqual(
    ['countryCode', 'address1', 'address2', 'address3', 'city', 'stateCode', 'zip'].map(
      (name) => `details.shipFrom.${name}`,
    ),
  );
  refuse({ fieldPath: 'addresses[1].zip', message: 'Zip should be 5 digits' });
  const zip = second.getByRole('textbox', { name: 'Zip' });
  await expect.element(zip).toHaveAccessibleDescription('Zip should be 5 digits');
  await expect.element(group.getByRole('textbox', { name: 'Zip' })).not.toHaveAttribute('aria-invalid');
  await zip.fill('08512');
  await expect.element(zip).not.toHaveAttribute('aria-invalid');
});

describe('choosing another country', () => {
  test("choosing another country clears state and zip without error messages and sets the country's code", async () => {
    const { choose, find, zip, values } = await start({ shipFrom: { stateCode: 'NJ', zip: '08512' } });
    await zip.fill('0851');
    await expect.element(zip).toHaveAccessibleDescription('Zip should be 5 digits');
    await choose('Canada');
    await expect.element(zip).toHaveValue('');
    await expect.element(zip).not.toHaveAttribute('aria-invalid');
    expect(values().details.shipFrom).toEqual({ ...emptyAddress, countryCode: 'CAN', isoCountryCode: '124' });
    await zip.fill('08512');
    await expect.element(zip).toHaveAccessibleDescription('Incorrect Canadian zip code format');
    await find('Province', 'que');
    expect(values().details.shipFrom.stateCode).toBe('QC');
    await choose('USA');
    expect(values().details.shipFrom).toEqual(emptyAddress);
  });

  test('the country International shows a list of countries and no state field', async () => {
    const { choose, find, group, zip, values } = await start({ shipFrom: { stateCode: 'NJ', zip: '08512' } });
    await choose('International');
    await expect.element(group.getByRole('combobox', { name: 'State' })).not.toBeInTheDocument();
    await expect.element(zip).not.toBeRequired();
    await find('Country', 'fran');
    expect(values().details.shipFrom).toEqual({ ...emptyAddress, countryCode: 'INT', isoCountryCode: '250' });
  });
});

test('typing filters the states', async () => {
  const { find, values } = await start();
  await find('State', 'nj');
  expect(values().details.shipFrom.stateCode).toBe('NJ');
});

test('an unknown country or state keeps its stored value', async () => {
  const { group } = await start({ shipFrom: { countryCode: 'MEX', isoCountryCode: '999', zip: '1' } });
  await expect.element(group.getByRole('combobox', { name: 'Country or region' })).toHaveTextContent('MEX');
  await expect.element(group.getByRole('combobox', { name: 'Country', exact: true })).toHaveValue('999');
});

test.each([
  [false, false],
  [true, false],
  [true, true],
])('with hasName=%s the name field is shown, and is required: %s', async (hasName, isNameRequired) => {
  const { group } = await start({ hasName, isNameRequired });
  const field = group.getByRole('textbox', { name: 'Name', exact: true });
  expect(field.elements().length > 0).toBe(hasName);
  if (hasName) await expect.poll(() => field.element().ariaRequired === 'true').toBe(isNameRequired);
});

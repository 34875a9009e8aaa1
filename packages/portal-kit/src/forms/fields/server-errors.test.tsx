import { type FieldError, PortalError } from '@portal-kit/sdk';
import { expect, test } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { useServerErrors } from './server-errors';

const refused = (...fields: FieldError[]) =>
  new PortalError({ kind: 'http', status: 422, message: 'No', fields });

async function keep(...errors: unknown[]) {
  const { result, act } = await renderHook(() => useServerErrors({ language: 'de' }));
  for (const error of errors) await act(() => result.current.keep(error));
  return { act, errors: () => result.current };
}

test('a server message is shown on the field of its path, or on the list or object that contains the field', async () => {
  const { errors } = await keep(
    refused(
      { fieldPath: 'sku', message: 'Already in use' },
      { fieldPath: 'warehouses[0].warehouseId', message: 'Unknown' },
      { fieldPath: 'address.city', message: 'Required' },
    ),
  );
  const messages = ['sku', 'warehouses', 'address', 'size'].map(errors().messageFor);
  expect(messages).toEqual(['Already in use', 'Unknown', 'Required', undefined]);
});

test('each field of a list entry has its own server message', async () => {
  const { errors, act } = await keep(
    refused(
      { fieldPath: 'addresses[1].zip', message: 'Numeric only with hyphens' },
      { fieldPath: 'addresses[1].city', message: 'Required Field' },
      { fieldPath: 'addresses[10].zip', message: 'Zip should be 5 digits' },
    ),
  );
  const messages = () =>
    ['addresses[1].zip', 'addresses[1].city', 'addresses[10].zip'].map(errors().messageFor);
  expect(messages()).toEqual(['Numeric only with hyphens', 'Required Field', 'Zip should be 5 digits']);
  expect(['addresses[1]', 'addresses[0].zip', 'address'].map(errors().messageFor)).toEqual([
    'Numeric only with hyphens',
    undefined,
    undefined,
  ]);
  await act(() => errors().clear('addresses[1].zip'));
  expect(messages()).toEqual([undefined, 'Required Field', 'Zip should be 5 digits']);
});

test('a change of a field removes its server message and keeps the others', async () => {
  const { errors, act } = await keep(
    refused({ fieldPath: 'sku', message: 'Already in use' }, { fieldPath: 'size', message: 'Too big' }),
  );
  await act(() => errors().clear('sku'));
  expect([errors().messageFor('sku'), errors().messageFor('size')]).toEqual([undefined, 'Too big']);
});

test('the next failed save replaces all server messages', async () => {
  const { errors } = await keep(
    refused({ fieldPath: 'sku', message: 'Already in use' }),
    refused({ fieldPath: 'size', message: 'Too big' }),
  );
  expect([errors().messageFor('sku'), errors().messageFor('size')]).toEqual([undefined, 'Too big']);
});

test('an error without fields removes all server messages', async () => {
  for (const error of [refused(), new Error('x'), { fields: [{ fieldPath: 'sku', message: 'x' }] }, null]) {
    const { errors } = await keep(refused({ fieldPath: 'sku', message: 'Already in use' }), error);
    expect(errors().messageFor('sku')).toBeUndefined();
  }
});

test('the messages have the language of the server until an error without a language replaces them', async () => {
  const error = (language?: string) =>
    new PortalError({ kind: 'http', status: 422, message: 'No', language, fields: [] });
  const { errors, act } = await keep(error('en'));
  expect(errors().lang).toBe('en');
  await act(() => errors().keep(error()));
  expect(errors().lang).toBeUndefined();
  await act(() => errors().show([], 'de'));
  expect(errors().lang).toBeUndefined();
});

test('hostile field paths set no message and no prototype property', async () => {
  const paths = [
    '__proto__.x',
    'constructor.prototype.x',
    'sku.__proto__',
    'a[0].constructor',
    '',
    '.sku',
    '[0]',
  ];
  const { errors } = await keep(refused(...paths.map((fieldPath) => ({ fieldPath, message: fieldPath }))));
  expect(['toString', 'x', 'brand'].map(errors().messageFor)).toEqual([undefined, undefined, undefined]);
  expect(({} as Record<string, unknown>).x).toBeUndefined();
  expect(Object.getPrototypeOf(errors())).toBe(Object.prototype);
});

test('clearing a field without a message does not render again', async () => {
  const { errors, act } = await keep(refused({ fieldPath: 'sku', message: 'Already in use' }));
  const before = errors();
  await act(() => errors().clear('size'));
  expect(errors()).toBe(before);
});

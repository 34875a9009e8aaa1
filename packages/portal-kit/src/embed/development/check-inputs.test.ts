import { expect, test } from 'vitest';
import { loadDevelopmentCode } from '../../../test/development-warnings';
import * as elementInputs from '../../generated/element-inputs';
import { type EmbedInputs, inputKinds } from '../host/embed-inputs';

const valid: EmbedInputs = { apiUrl: '', supplierId: 'SUP-1', getToken: () => 'token-1' };

test.each<[name: string, input: string | undefined]>([
  ['apiURL', 'apiUrl'],
  ['supplierID', 'supplierId'],
  ['api-url', 'apiUrl'],
  ['getTokens', 'getToken'],
  ['timezone', 'timeZone'],
  ['message', 'messages'],
  ['hasNotification', 'hasNotifications'],
  ['children', undefined],
  ['className', undefined],
  ['itemId', undefined],
])('the unknown input %s is reported as %s', async (name, input) => {
  const { checkNames, warnings } = await loadDevelopmentCode();
  checkNames([...Object.keys(valid), name], 'mount');
  expect(warnings).toEqual(
    input
      ? [`mount received the unknown input "${name}". The input has no effect. Rename it to "${input}".`]
      : [],
  );
});

test('no input of a widget is reported as a wrong name', async () => {
  const { checkNames, warnings } = await loadDevelopmentCode();
  const ofWidgets = Object.values<Partial<Record<string, readonly string[]>>>(elementInputs).flatMap(
    ({ attributes = [], properties = [], callbacks = [] }) => [...attributes, ...properties, ...callbacks],
  );
  expect(ofWidgets).toContain('itemId');
  checkNames([...ofWidgets, ...Object.keys(inputKinds), 'isIsolated'], 'mount');
  expect(warnings).toEqual([]);
});

test('a getToken that is not a function causes a warning', async () => {
  const { checkInputs, warnings } = await loadDevelopmentCode();
  checkInputs({ ...valid, getToken: 'token-1' as unknown as EmbedInputs['getToken'] });
  expect(warnings).toEqual([
    'getToken is not a function. The widget gets no access token and shows an error. Pass a function that returns an access token.',
  ]);
});

test('each unknown destination and each unknown placeholder of an address causes one warning', async () => {
  const { checkInputs, warnings } = await loadDevelopmentCode();
  const navigation = {
    'items.details': '/stock/{itemID}',
    'customers.create': '/customers/{customerId}',
    'items.list': '/stock?{filter}',
    'item.edit': '/stock/{itemId}/edit',
  };
  const inputs = { ...valid, navigation } as EmbedInputs;
  checkInputs(inputs);
  checkInputs(inputs);
  checkInputs({ ...valid, navigation: { href: () => undefined, go: () => {} } });
  expect(warnings).toEqual([
    'The address of "items.details" contains {itemID}, which is not a value of the destination. Links contain nothing in its place. Use {itemId}.',
    'The address of "customers.create" contains {customerId}, which is not a value of the destination. Links contain nothing in its place. Remove it.',
    expect.stringMatching(
      /^navigation has an address for "item\.edit", which is not a destination\. The address is not used\. Use one of these destinations: customers\.list, .*warehouses\.edit\.$/,
    ),
  ]);
});

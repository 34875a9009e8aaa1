// The code that mutation tests measure. Each group lists source files and the unit tests that cover them. Stryker tries
// a mutant in module-level code with every test of its group, so small groups are fast.
import { glob } from 'node:fs/promises';

const kit = 'packages/portal-kit/src';
const sdk = 'packages/sdk/src';

/** Creates a group whose test files stand beside its sources and have the names of `tests`. */
const beside = (folder, sources, tests) => ({
  mutate: sources.map((name) => `${folder}/${name}.ts`),
  tests: tests.map((name) => `${folder}/${name}.test.ts`),
});

/** @type {Record<string, readonly { mutate: string[], tests: string[] }[]>} */
const groups = {
  machines: [
    beside(`${kit}/kernel/leaving`, ['supplier-switch.machine'], ['supplier-switch*']),
    beside(`${kit}/kernel/leaving`, ['leave-guard.machine'], ['leave-guard']),
    beside(`${kit}/kernel/session/tokens`, ['token.machine'], ['token.machine', 'token-machine-*']),
    beside(`${kit}/kernel/saving`, ['save.machine'], ['save.machine']),
    beside(`${kit}/features/orders/wizard/controller`, ['order-wizard.machine'], ['order-wizard.machine']),
    beside(
      `${kit}/features/uploads/upload`,
      ['bulk-upload.machine'],
      ['bulk-upload.machine', 'bulk-upload-machine-*'],
    ),
  ],
  session: [
    beside(`${kit}/kernel/session`, ['session-failure'], ['session-failure']),
    beside(
      `${kit}/kernel/session`,
      ['session.machine', 'session-setup', 'session-context'],
      ['session.machine', 'session-machine-*'],
    ),
  ],
  rules: [
    beside(`${kit}/domain/addresses`, ['address.rules'], ['address.rules']),
    beside(`${kit}/forms/fields`, ['rules', 'fields'], ['rules', 'fields']),
    beside(`${kit}/features/items/form`, ['item-form.fields'], ['item-form.fields']),
    beside(`${kit}/features/orders/form`, ['order-form.fields'], ['order-form.fields']),
    beside(`${kit}/features/orders/lines`, ['line-rules'], ['line-rules']),
    beside(`${kit}/features/users/form`, ['user-form.fields'], ['user-form.fields']),
    beside(`${kit}/features/customers/form`, ['customer-form.fields'], ['customer-form.fields']),
    beside(`${kit}/features/suppliers`, ['supplier-form.fields'], ['supplier-form.fields']),
    beside(`${kit}/features/uploads/check`, ['*-rules'], ['*']),
  ],
  'list state': [
    beside(`${kit}/kernel/list-state`, ['list-state'], ['list-state']),
    beside(`${kit}/lists/filters`, ['date-range', 'filter-field'], ['*']),
    beside(`${kit}/lists/views`, ['list-views', 'view-changes', 'view-columns', 'view-store'], ['*']),
    beside(`${kit}/features/orders/list`, ['order-views'], ['order-views']),
  ],
  sdk: [
    { mutate: [`${sdk}/identity/*.ts`], tests: [`${sdk}/identity/*.test.ts`] },
    { mutate: [`${sdk}/server/*.ts`], tests: [`${sdk}/server/*.test.ts`] },
    {
      mutate: [`${sdk}/resources/**/*.ts`],
      tests: [`${sdk}/{resources/**/,}*.test.ts`, `${sdk}/client/{conform,responses,transfers}.test.ts`],
    },
    { mutate: [`${sdk}/portal/*.ts`], tests: [`${sdk}/portal/*.test.ts`] },
    // Only browsers run xhr-fetch.ts, so its tests run in a browser.
    { mutate: [`${sdk}/client/!(xhr-fetch).ts`], tests: [`${sdk}/client/!(*.browser).test.ts`] },
  ],
};

export const areaNames = Object.keys(groups);

const isSource = (path) => !/\.test\.ts$/.test(path);
const sorted = async (patterns, isWanted) =>
  (await Array.fromAsync(glob(patterns)))
    .map((path) => path.replaceAll('\\', '/'))
    .filter(isWanted)
    .sort();

/** Finds an area's groups with the paths of their files. `part` selects the files whose path contains it. */
export async function findGroups(area, part = '') {
  const found = await Promise.all(
    groups[area].map(async ({ mutate, tests }) => {
      for (const pattern of [...mutate, ...tests])
        if ((await Array.fromAsync(glob(pattern))).length === 0)
          throw new Error(`The pattern ${pattern} of the area "${area}" matches no file.`);
      return { tests, mutate: await sorted(mutate, (path) => isSource(path) && path.includes(part)) };
    }),
  );
  return found.filter(({ mutate }) => mutate.length > 0);
}

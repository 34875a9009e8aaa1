import { expect, test } from 'vitest';
import { scriptFiles } from './script-files';

const long = 'x'.repeat(100_000);
const short = 'x'.repeat(100);

/** Modules by name: what comes with each, what it fetches later, its code. */
type Modules = Record<string, { with?: string[]; later?: string[]; code?: string }>;

const filesOf = (modules: Modules) => {
  const files = scriptFiles({
    graph: {
      getModuleIds: () => Object.keys(modules),
      getModuleInfo: (id) => ({
        importedIds: modules[id]?.with ?? [],
        dynamicallyImportedIds: modules[id]?.later ?? [],
        code: modules[id]?.code ?? long,
      }),
    },
    entry: 'script',
    startOf: (id) => ({ name: `${id}.js`, isWidget: ['list', 'form', 'details'].includes(id) }),
  });
  return Object.fromEntries(files);
};

test('what a widget alone needs goes with it, what two need into a file of theirs, what all need into the script', () => {
  const files = filesOf({
    script: { with: ['react'], later: ['list', 'form', 'details'] },
    react: {},
    list: { with: ['react', 'table', 'icons'] },
    form: { with: ['react', 'fields', 'icons'] },
    details: { with: ['fields', 'icons'] },
    table: {},
    fields: {},
    icons: { code: short },
  });
  expect(files).toEqual({
    script: 'script.js',
    react: 'script.js',
    icons: 'script.js',
    list: 'list.js',
    table: 'list.js',
    form: 'form.js',
    details: 'details.js',
    fields: expect.stringMatching(/^shared-\d$/),
  });
});

test('what a widget opens later brings nothing that the widget has, and the widget nothing of what it opens', () => {
  const files = filesOf({
    script: { later: ['list', 'form'] },
    list: { with: ['table'], later: ['menu'] },
    menu: { with: ['table', 'overlay'] },
    form: { with: ['fields'], later: ['dialog'] },
    dialog: { with: ['fields', 'overlay'] },
    table: {},
    fields: {},
    overlay: {},
  });
  expect(files).toMatchObject({ table: 'list.js', fields: 'form.js', menu: 'menu.js', dialog: 'dialog.js' });
  expect(['list.js', 'form.js', 'script.js']).not.toContain(files.overlay);
});

test('little that two widgets share comes with the script: one more file would cost more', () => {
  const files = filesOf({
    script: { later: ['list', 'form', 'details'] },
    list: { with: ['icons'] },
    form: { with: ['icons'] },
    details: {},
    icons: { code: short },
  });
  expect(files.icons).toBe('script.js');
});

import { expect, test } from 'vitest';
import { planChunks } from './chunk-plan';

const long = 'x'.repeat(100_000);
const short = 'x'.repeat(100);

/** Modules by name, with their static and dynamic imports. */
type Modules = Record<string, { static?: string[]; dynamic?: string[]; code?: string }>;

const planOf = (modules: Modules) => {
  const plan = planChunks({
    graph: {
      getModuleIds: () => Object.keys(modules),
      getModuleInfo: (id) => ({
        importedIds: modules[id]?.static ?? [],
        dynamicallyImportedIds: modules[id]?.dynamic ?? [],
        code: modules[id]?.code ?? long,
      }),
    },
    entry: 'script',
    describeRoot: (id) => ({ chunkName: `${id}.js`, isWidget: ['list', 'form', 'details'].includes(id) }),
  });
  return Object.fromEntries(plan);
};

test('a module of one widget is in the chunk of this widget, a module of two in a shared chunk, a module of all in the entry', () => {
  const chunks = planOf({
    script: { static: ['react'], dynamic: ['list', 'form', 'details'] },
    react: {},
    list: { static: ['react', 'table', 'icons'] },
    form: { static: ['react', 'fields', 'icons'] },
    details: { static: ['fields', 'icons'] },
    table: {},
    fields: {},
    icons: { code: short },
  });
  expect(chunks).toEqual({
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

test('the chunk of a dialog and the chunk of its widget have no module in common', () => {
  const chunks = planOf({
    script: { dynamic: ['list', 'form'] },
    list: { static: ['table'], dynamic: ['menu'] },
    menu: { static: ['table', 'overlay'] },
    form: { static: ['fields'], dynamic: ['dialog'] },
    dialog: { static: ['fields', 'overlay'] },
    table: {},
    fields: {},
    overlay: {},
  });
  expect(chunks).toMatchObject({ table: 'list.js', fields: 'form.js', menu: 'menu.js', dialog: 'dialog.js' });
  expect(['list.js', 'form.js', 'script.js']).not.toContain(chunks.overlay);
});

test('a small module that two widgets share is in the entry, because another file would cost more', () => {
  const chunks = planOf({
    script: { dynamic: ['list', 'form', 'details'] },
    list: { static: ['icons'] },
    form: { static: ['icons'] },
    details: {},
    icons: { code: short },
  });
  expect(chunks.icons).toBe('script.js');
});

import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { importsOfImports } from './imports-of-imports';

const modules: Record<string, string> = {
  '/app.js': "import '/base.js'; import('/dialog.js'); import('/menu.js');",
  '/base.js': 'console.log(1);',
  '/dialog.js': "import '/frame.js'; console.log(2);",
  '/menu.js': "import '/frame.js'; import '/base.js'; console.log(3);",
  '/frame.js': "import '/focus.js'; console.log(4);",
  '/focus.js': "import '/base.js'; import '/keys.js'; console.log(5);",
  '/keys.js': 'console.log(6);',
};

/** The imports of each file of an application with one file for each module. */
async function importsByFile() {
  const { output } = (await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'modules',
        enforce: 'pre',
        resolveId: (id) => (id in modules ? id : null),
        load: (id) => modules[id],
      },
      importsOfImports((file) => file.includes('base')),
    ],
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: '/app.js',
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: '[name].js',
          codeSplitting: {
            // A file for each module, although only one file imports `/keys.js`.
            includeDependenciesRecursively: false,
            groups: [{ name: (id) => id.slice(1, -3), test: /base|frame|focus|keys/ }],
          },
        },
      },
    },
  })) as Rolldown.RolldownOutput;
  return Object.fromEntries(
    output.map((file) => [
      file.fileName,
      file.type === 'chunk' ? [...file.code.matchAll(/import\s*"\.\/([^"]+)"/g)].map(([, name]) => name) : [],
    ]),
  );
}

test('a file that loads on demand imports its transitive dependencies except the chunks that every page loads', async () => {
  const imports = await importsByFile();
  expect(imports['dialog.js']).toEqual(['frame.js', 'focus.js', 'keys.js']);
  expect(imports['menu.js']).toEqual(expect.arrayContaining(['base.js', 'frame.js', 'focus.js', 'keys.js']));
});

test('a file that no import() loads stays unchanged', async () => {
  const imports = await importsByFile();
  expect(imports['frame.js']).toEqual(['focus.js']);
});

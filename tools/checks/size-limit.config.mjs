// Configuration of size-limit. Limits are in kB (1,000 bytes) after gzip: the measured size, rounded up to the next 5 kB. A
// limit finds a library that slipped in, not a sentence. This command prints the sizes of the built files:
//   cd tools && npx size-limit --config checks/size-limit.config.mjs
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const limits = {
  /** Code of the portal before a page, and the code that each page adds. */
  portal: {
    firstLoad: 150,
    pages: {
      'bulk-uploads': 45,
      'customer-form': 65,
      customers: 35,
      'customer-details': 30,
      'daily-digest': 30,
      dashboard: 40,
      'dashboard-details': 60,
      'item-details': 25,
      'item-form': 55,
      'items-list': 35,
      'not-found': 5,
      order: 35,
      'order-wizard': 90,
      orders: 40,
      'supplier-details': 30,
      'supplier-form': 55,
      suppliers: 30,
      'user-form': 50,
      users: 30,
      'warehouse-details': 30,
      'warehouse-form': 55,
      warehouses: 30,
    },
  },
  /** The script file of portal-kit with React, and the code that each widget adds before it renders. */
  scriptFile: {
    firstLoad: 100,
    widgets: {
      'bulk-upload': 30,
      'bulk-upload-results': 40,
      'customer-details': 30,
      'customer-form': 70,
      'customer-list': 45,
      dashboard: 45,
      'dashboard-details': 60,
      'item-details': 30,
      'item-form': 65,
      'item-list': 45,
      'item-picker': 20,
      'order-details': 40,
      'order-lines': 40,
      'order-list': 50,
      'order-wizard': 100,
      'supplier-details': 30,
      'supplier-form': 65,
      'supplier-list': 35,
      'user-form': 60,
      'user-list': 35,
      'warehouse-details': 30,
      'warehouse-form': 60,
      'warehouse-list': 40,
    },
  },
  /** The page of the playground, and the widgets and the sandbox that it loads afterward. */
  playground: { firstLoad: 110, widgets: 240 },
  design: { firstLoad: 95 },
};

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const readJson = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'));

/** Reads the manifest that Vite writes beside the files of an application. */
function readBuild(app) {
  const manifest = readJson(`apps/${app}/dist/.vite/manifest.json`);
  const load = (key, files) => {
    const { file, css = [], imports = [] } = manifest[key];
    if (files.has(file)) return files;
    for (const each of [file, ...css]) files.add(each);
    for (const imported of imports) load(imported, files);
    return files;
  };
  // Without `cssCodeSplit`, one style sheet belongs to the page.
  const sheet = manifest['style.css'] ? [manifest['style.css'].file] : [];
  return {
    manifest,
    firstLoad: (...entries) => entries.reduce((files, entry) => load(entry, files), new Set(sheet)),
    /** The files that an entry adds to the loaded files. */
    added: (entry, loaded) => [...load(entry, new Set(loaded))].filter((file) => !loaded.has(file)),
  };
}

function check(name, folder, files, limitKb) {
  if (limitKb === undefined)
    throw new Error(`size-limits: ${name} has no limit. Add it to size-limit.config.mjs.`);
  const path = [...files].map((file) => join(root, folder, file));
  return { name, path, gzip: true, limit: `${limitKb} kB` };
}

function portalChecks({ firstLoad, pages }) {
  const folder = 'apps/portal/dist';
  const build = readBuild('portal');
  const loaded = build.firstLoad('index.html');
  const names = Object.keys(build.manifest).flatMap((key) => {
    const [, name] = /^src\/pages\/(.+)\.page\.tsx$/.exec(key) ?? [];
    return name ? [name] : [];
  });
  return [
    check('portal: first load', folder, loaded, firstLoad),
    ...names.map((name) =>
      check(`portal: page ${name}`, folder, build.added(`src/pages/${name}.page.tsx`, loaded), pages[name]),
    ),
  ];
}

function playgroundChecks({ firstLoad, widgets }) {
  const folder = 'apps/playground/dist';
  const build = readBuild('playground');
  const loaded = build.firstLoad('index.html');
  return [
    check('playground: first load', folder, loaded, firstLoad),
    check('playground: widgets', folder, build.added('src/preview/live.ts', loaded), widgets),
  ];
}

const designChecks = ({ firstLoad }) => [
  check(
    'design pages: first load',
    'apps/design/dist',
    readBuild('design').firstLoad('index.html'),
    firstLoad,
  ),
];

function scriptChecks({ firstLoad, widgets }) {
  const folder = 'packages/portal-kit/dist/script';
  const preload = Object.entries(readJson(`${folder}/preload.json`));
  const [[, first], ...others] = preload;
  // Every widget loads the static imports of the script file.
  const loaded = new Set(first.filter((file) => others.every(([, files]) => files.includes(file))));
  return [
    check('script file', folder, ['portal-kit.js', ...loaded], firstLoad),
    ...preload.map(([name, files]) =>
      check(
        `script file: ${name}`,
        folder,
        files.filter((file) => !loaded.has(file)),
        widgets[name],
      ),
    ),
  ];
}

export default [
  ...portalChecks(limits.portal),
  ...scriptChecks(limits.scriptFile),
  ...playgroundChecks(limits.playground),
  ...designChecks(limits.design),
];

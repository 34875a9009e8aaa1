// Configuration of size-limit. Limits are in kB (1,000 bytes) after gzip: the measured size, rounded up to the next 5 kB with at
// least 1 kB of room. They catch an added library, but not a new message. This command prints the sizes of the built files:
//   cd tools && npx size-limit --config checks/size-limit.config.mjs
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const limits = {
  /** Code of the portal with its lists, and the code that each other page adds. */
  portal: {
    firstLoad: 220,
    pages: {
      'bulk-uploads': 30,
      'customer-form': 50,
      'customer-details': 15,
      'daily-digest': 10,
      dashboard: 30,
      'dashboard-details': 10,
      'item-details': 15,
      'item-form': 45,
      'not-found': 5,
      order: 20,
      'order-wizard': 85,
      'supplier-details': 15,
      'supplier-form': 50,
      'user-form': 45,
      'warehouse-details': 15,
      'warehouse-form': 50,
    },
  },
  /** The script file of portal-kit with React, and the code that each widget adds before it renders. */
  scriptFile: {
    firstLoad: 105,
    widgets: {
      'bulk-upload': 60,
      'bulk-upload-results': 55,
      'customer-details': 30,
      'customer-form': 90,
      'customer-list': 55,
      dashboard: 65,
      'dashboard-details': 80,
      'item-details': 30,
      'item-form': 85,
      'item-list': 60,
      'item-picker': 20,
      'order-details': 55,
      'order-lines': 40,
      'order-list': 65,
      'order-wizard': 135,
      'supplier-details': 25,
      'supplier-form': 85,
      'supplier-list': 55,
      'user-form': 80,
      'user-list': 55,
      'warehouse-details': 30,
      'warehouse-form': 85,
      'warehouse-list': 55,
    },
  },
  /** The page of the playground, and the widgets and the sandbox that it loads afterward. */
  playground: { firstLoad: 110, widgets: 245 },
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

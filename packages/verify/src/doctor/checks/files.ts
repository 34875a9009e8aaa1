import type { Context } from '../context.ts';
import { type Answer, describeOutcome, getMediaType, parseCacheControl } from '../probe.ts';
import { formatList, headerLines, locationWithHeader } from '../results.ts';
import { checkFileHeaders } from './headers.ts';

const YEAR_SECONDS = 31_536_000;
/** Compression saves nothing noticeable below this size. */
const LARGEST_PLAIN_BYTES = 2048;
const IMMUTABLE = `public, max-age=${YEAR_SECONDS}, immutable`;

const TYPES: Readonly<Record<string, readonly string[]>> = {
  js: ['text/javascript', 'application/javascript'],
  css: ['text/css'],
  woff2: ['font/woff2'],
};

/** Finds the files that the page refers to, one of each type. */
function findAssets(page: Answer): Readonly<Record<string, string | undefined>> {
  const found = [...page.body.toString().matchAll(/"(\/assets\/[^"]+\.(\w+))"/g)];
  return Object.fromEntries(
    Object.keys(TYPES).map((type) => [type, found.find(([, , ending]) => ending === type)?.[1]]),
  );
}

/** Checks types, caching, compression and headers of the page and of one file of each type. */
export async function checkFiles(context: Context): Promise<void> {
  const { origin, probe, results, page } = context;
  checkPageCaching(context);
  const answers: Record<string, Answer> = {};
  for (const [type, path] of Object.entries(findAssets(page)))
    if (path !== undefined) answers[type] = await probe.send(origin + path);
  const named = Object.entries(answers);
  if (named.length === 0)
    return results.fail('files.served', 'The page names no files in /assets/.', {
      change: 'Deploy the page of the build: apps/portal/dist/index.html.',
    });
  const missing = named.filter(([, answer]) => answer.status !== 200);
  results.judge(
    'files.served',
    missing.length === 0
      ? undefined
      : missing.map(([, answer]) => `${getPath(answer)} ${describeOutcome(answer)}.`).join(' '),
    'The files that the page names are served.',
    { change: 'Upload /assets/ of the same build, before the page.' },
  );
  for (const [type, answer] of named.filter(([, { status }]) => status === 200)) {
    checkType(context, type, answer);
    checkCaching(context, type, answer);
    if (type !== 'woff2') checkCompression(context, `files.compression-${type}`, getPath(answer), answer);
  }
  const script = answers.js;
  if (script?.status === 200) checkFileHeaders(context, 'files.headers', getPath(script), script);
}

const getPath = ({ url }: Answer) => new URL(url).pathname;

function checkPageCaching(context: Context): void {
  const { results, page } = context;
  const caching = parseCacheControl(page);
  const isRevalidated = caching.has('no-cache') || caching.has('no-store');
  results.judge(
    'caching.page',
    isRevalidated ? undefined : `The page may be cached (${[...caching].join(', ') || 'no Cache-Control'}).`,
    'Browsers revalidate the page on every load.',
    {
      change: 'Send Cache-Control: no-cache with the page, so that the next load gets a new release.',
      ...headerLines('Cache-Control', 'no-cache'),
    },
  );
  checkCompression(context, 'files.compression-page', 'The page', page);
}

function checkType({ results }: Context, type: string, answer: Answer): void {
  const sent = getMediaType(answer);
  const [wanted = ''] = TYPES[type] ?? [];
  results.judge(
    `files.type-${type}`,
    TYPES[type]?.includes(sent)
      ? undefined
      : `${getPath(answer)} has the type ${sent || 'none'} instead of ${wanted}.`,
    `.${type} files have the type ${sent}.`,
    {
      change: `Serve .${type} files as ${wanted}. With nosniff, browsers refuse another type.`,
      nginx: ['# in the types block', `${wanted} ${type};`],
      caddy: [`@${type} path *.${type}`, `header @${type} Content-Type ${wanted}`],
    },
  );
}

function checkCaching({ results }: Context, type: string, answer: Answer): void {
  const caching = parseCacheControl(answer);
  const seconds = Number([...caching].find((part) => part.startsWith('max-age='))?.slice('max-age='.length));
  const isLong = seconds >= YEAR_SECONDS && caching.has('immutable');
  const sent = [...caching].join(', ');
  results.judge(
    `caching.${type}`,
    isLong
      ? undefined
      : `${getPath(answer)} has ${sent === '' ? 'no Cache-Control' : `Cache-Control: ${sent}`}.`,
    `.${type} files are cached for a year.`,
    {
      change: `Send Cache-Control: ${IMMUTABLE} with /assets/. The names contain the hash of the content.`,
      nginx: [
        ...locationWithHeader('^~ /assets/', `Cache-Control "${IMMUTABLE}"`),
        'try_files $uri =404;',
        '}',
      ],
      caddy: [`header /assets/* Cache-Control "${IMMUTABLE}"`],
    },
  );
}

function checkCompression({ results }: Context, id: string, name: string, answer: Answer): void {
  const encoding = answer.headers.get('content-encoding');
  results.judge(
    id,
    encoding === null && answer.body.length > LARGEST_PLAIN_BYTES
      ? `${name} is not compressed (${answer.body.length} bytes).`
      : undefined,
    encoding === null ? `${name} is small.` : `${name} is compressed (${encoding}).`,
    {
      change: 'Compress texts with gzip or Brotli.',
      nginx: ['gzip on;', 'gzip_types text/css text/javascript application/json image/svg+xml;'],
      caddy: ['encode zstd gzip'],
    },
  );
}

/** Checks that every address of a screen serves the page and that a missing file is an error. */
export async function checkAddresses({ origin, probe, results, page }: Context): Promise<void> {
  const screens = ['/login', '/SUP-1/items?page=2', '/SUP-1/users-and-roles/edit/a%40b.example'];
  const wrong: string[] = [];
  for (const path of screens) {
    const answer = await probe.page(origin + path);
    const isPage = answer.status === 200 && answer.body.equals(page.body);
    if (!isPage)
      wrong.push(
        `${path} ${answer.status === 200 ? 'responds with another content' : describeOutcome(answer)}.`,
      );
  }
  results.judge(
    'addresses.screens',
    wrong.length === 0 ? undefined : wrong.join(' '),
    'Addresses of screens serve the page.',
    {
      change:
        'Serve /index.html with status 200 for every address that is no file, also for one that ends in an email address.',
      nginx: ['location / { try_files /index.html =404; }'],
      caddy: ['handle {', '  rewrite * /index.html', '  file_server', '}'],
    },
  );
  const missing = ['/assets/missing-0000000.js', '/missing-0000000.json', '/.vite/manifest.json'];
  const found: Answer[] = [];
  for (const path of missing) found.push(await probe.page(origin + path));
  const served = found.filter(({ status }) => status !== 404 && status !== 403);
  results.judge(
    'addresses.missing-files',
    served.length === 0
      ? undefined
      : served.map((answer) => `${getPath(answer)} ${describeOutcome(answer)} instead of 404.`).join(' '),
    'A missing file is a 404.',
    {
      change: 'Respond with 404 to a missing file: a browser would cache the page instead of a script.',
      nginx: ['location ^~ /assets/ { try_files $uri =404; }', 'location ^~ /.vite/ { return 404; }'],
      caddy: [
        'respond /.vite/* 404',
        '@files path /assets/* *.js *.css *.json',
        'handle @files {',
        '  file_server',
        '}',
      ],
    },
  );
  const stored = found
    .filter((answer) => !served.includes(answer))
    .filter((answer) => {
      const caching = parseCacheControl(answer);
      return !caching.has('no-store') && !caching.has('no-cache');
    });
  results.judge(
    'caching.missing-files',
    stored.length === 0 ? undefined : `The 404 of ${formatList(stored.map(getPath))} may be cached.`,
    'A 404 is not cached.',
    {
      change: 'Send Cache-Control: no-store with errors: the file may not be on every server yet.',
      nginx: [
        '# outside of the server block',
        'map $status $portal_caching {',
        '  default no-store;',
        '  200 "public, max-age=31536000, immutable";',
        '}',
        '# in the location of /assets/',
        'add_header Cache-Control $portal_caching always;',
      ],
      caddy: ['handle_errors {', '  header Cache-Control no-store', '}'],
    },
  );
}

/** Checks the type of the logo. */
export async function checkLogo(context: Context): Promise<void> {
  const { origin, probe, results, settings } = context;
  if (settings.logoUrl === undefined) return;
  const answer = await probe.send(origin + settings.logoUrl);
  const type = getMediaType(answer);
  const problem =
    answer.status !== 200
      ? `brand.logoUrl: ${settings.logoUrl} ${describeOutcome(answer)}.`
      : type.startsWith('image/')
        ? undefined
        : `brand.logoUrl: ${settings.logoUrl} has the type ${type || 'none'}.`;
  results.judge('files.logo', problem, `The logo is an image (${type}).`, {
    change: 'Upload the image to the path of brand.logoUrl.',
  });
}

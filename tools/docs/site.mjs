// Checks the built documentation site: links and anchors, bytes of its pages, and the examples of its generated pages.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { gzipSync } from 'node:zlib';
import { missedViolations, plantedViolations } from '../checks/planted.mjs';
import { root } from '../environment/setup.mjs';
import { compileExamples, parseCodeBlocks } from './examples.mjs';

const folder = join(root, 'apps/docs');
const base = `/${process.env.DOCS_BASE ?? ''}/`.replaceAll(/\/+/g, '/');

/** Parts of the site that are built from other workspaces. */
const applications = ['playground', 'design'].filter((name) =>
  existsSync(join(root, 'apps', name, 'package.json')),
);

const pagesIn = (dist) => globSync('**/*.html', { cwd: dist }).filter((file) => !isApplication(file));
const isApplication = (path) => applications.some((name) => path === name || path.startsWith(`${name}/`));
const attribute = (html, name) =>
  [...html.matchAll(new RegExp(`\\s${name}="([^"]*)"`, 'g'))].map(([, value]) =>
    value.replaceAll('&amp;', '&'),
  );

/** Finds links to files and anchors that the site doesn't have. */
export function findBrokenLinks(dist, siteBase) {
  const pages = new Map(
    pagesIn(dist).map((file) => [file.replaceAll('\\', '/'), readFileSync(join(dist, file), 'utf8')]),
  );
  const anchors = new Map([...pages].map(([file, html]) => [file, new Set(attribute(html, 'id'))]));
  const findProblem = (file, link) => {
    const { pathname, hash, origin } = new URL(
      link,
      `http://site${siteBase}${file.replace(/index\.html$/, '')}`,
    );
    if (origin !== 'http://site') return undefined;
    if (!pathname.startsWith(siteBase)) return 'is outside of the base path';
    const path = decodeURIComponent(pathname.slice(siteBase.length));
    if (isApplication(path.replace(/\/$/, ''))) return undefined;
    const target = path === '' || path.endsWith('/') ? `${path}index.html` : path;
    if (!existsSync(join(dist, target))) return 'has no page';
    const anchor = decodeURIComponent(hash.slice(1));
    return anchor === '' || anchors.get(target)?.has(anchor) ? undefined : 'has no such anchor';
  };
  return [...pages].flatMap(([file, html]) =>
    [...new Set([...attribute(html, 'href'), ...attribute(html, 'src')])].flatMap((link) => {
      const problem = findProblem(file, link);
      return problem ? [`${file}: the link ${link} ${problem}`] : [];
    }),
  );
}

const gzipBytes = (content) => gzipSync(content, { level: 9 }).length;

/** Collects the scripts that a script imports statically, at any depth, and the script itself. */
function scriptsFrom(dist, file, found = new Set()) {
  if (found.has(file)) return found;
  found.add(file);
  const text = readFileSync(join(dist, file), 'utf8');
  for (const [, path] of text.matchAll(/(?:\bfrom|\bimport)\s*["'](\.\.?\/[^"']+)["']/g))
    scriptsFrom(dist, posix.join(posix.dirname(file), path), found);
  return found;
}

/**
 * Counts the bytes of HTML, style sheets and scripts that a page loads (gzip, level 9). The search loads when it opens.
 */
export function pageBytes(dist, file, siteBase) {
  const html = readFileSync(join(dist, file), 'utf8');
  const local = (pattern) =>
    [...html.matchAll(pattern)].flatMap(([tag, address]) =>
      address.startsWith(siteBase) && !tag.includes('media="print"') ? [address.slice(siteBase.length)] : [],
    );
  const styles = local(/<link rel="stylesheet" href="([^"]+)"[^>]*>/g);
  const scripts = local(/<script[^>]* src="([^"]+)"[^>]*>/g).flatMap((one) => [...scriptsFrom(dist, one)]);
  const files = [...new Set([...styles, ...scripts])];
  return gzipBytes(html) + files.reduce((sum, one) => sum + gzipBytes(readFileSync(join(dist, one))), 0);
}

/** The limit of each kind of pages, in kB (1,000 bytes) after gzip. */
const limitsKb = { start: 30, guide: 45, reference: 55 };

function measurePages(dist, pages) {
  const measured = [{ slug: '', kind: 'start' }, ...pages].map(({ slug, kind }) => {
    const file = slug === '' ? 'index.html' : `${slug}/index.html`;
    return { file, kind, bytes: pageBytes(dist, file, base) };
  });
  return Object.entries(limitsKb).flatMap(([kind, limitKb]) => {
    const ofKind = measured.filter((page) => page.kind === kind).sort((a, b) => b.bytes - a.bytes);
    const [largest] = ofKind;
    const tooLarge = ofKind.filter(({ bytes }) => bytes > limitKb * 1_000);
    return [
      { line: `  ${kind} pages: at most ${largest.bytes} bytes of ${limitKb} kB (${largest.file})` },
      ...tooLarge.map(({ file, bytes }) => ({
        problem: `${file} has ${bytes} bytes, the limit of ${kind} pages is ${limitKb} kB`,
      })),
    ];
  });
}

/** Collects the generated examples of the widgets' pages, by the name of the file to compile. */
function widgetExamples(pages) {
  const examples = new Map();
  for (const { slug, markdown } of pages.filter((page) => page.slug.startsWith('reference/widgets/')))
    for (const { language, line, code } of parseCodeBlocks(markdown, ''))
      examples.set(`${slug.replaceAll('/', '~')}~${line}.${language}`, `${code}\nexport {};\n`);
  return examples;
}

/** Checks that the planted broken links are reported. */
function checkPlantedLinks() {
  const found = findBrokenLinks(join(plantedViolations, 'site'), '/').join('\n');
  return missedViolations(['/is-not-there/ has no page', '#is-not-there has no such anchor'], found);
}

export async function checkSite() {
  const dist = join(folder, 'dist');
  const { pages } = JSON.parse(readFileSync(join(folder, '.cache/content.json'), 'utf8'));
  const measured = measurePages(dist, pages);
  const examples = widgetExamples(pages);
  const compiled = await compileExamples('docs-site', examples, 'site-examples');
  const problems = [
    ...checkPlantedLinks(),
    ...findBrokenLinks(dist, base),
    ...measured.flatMap(({ problem }) => problem ?? []),
    ...(examples.size < 20 ? ['The pages of the widgets have no examples.'] : []),
  ];
  const lines = measured.flatMap(({ line }) => line ?? []);
  return {
    code: problems.length || compiled.code,
    output: [...problems, ...lines, compiled.output].join('\n'),
  };
}

// Links from documents to tests: the path of a file and the title of a test in it.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Returns whether a source file passes the title, with any kind of quotes, as the first argument of a call. */
function hasTest(source, title) {
  const escaped = title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`\\(\\s*(['"\`])${escaped}\\1`).test(source);
}

/** Returns a function that returns the problem of a link to a test of `tree`, or `undefined`. */
export function testLinkChecker(tree) {
  const sources = new Map();
  const readSource = (path) => {
    if (!sources.has(path))
      sources.set(path, existsSync(join(tree, path)) ? readFileSync(join(tree, path), 'utf8') : undefined);
    return sources.get(path);
  };
  return (path, title) => {
    const source = readSource(path);
    if (source === undefined) return `links ${path}, which does not exist`;
    return hasTest(source, title) ? undefined : `links a test that ${path} does not have: ${title}`;
  };
}

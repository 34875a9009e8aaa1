import { warnOnce } from './warn-once';

/** Version of this package. The build replaces this placeholder. */
const version = '__PORTAL_KIT_VERSION__';

/** All copies of the package on a page use the same key. */
const key = Symbol.for('portal-kit.versions');

/** Warns if the page contains several versions of this package. */
export function checkVersions(page: object, ownVersion = version): void {
  const owner = page as { [key]?: Set<string> };
  owner[key] ??= new Set();
  const versions = owner[key].add(ownVersion);
  if (versions.size === 1) return;
  warnOnce({
    cause: 'versions',
    what: `The page contains several versions of portal-kit: ${[...versions].join(', ')}.`,
    consequence:
      'An element keeps the version that defined its tag first, and a provider serves only widgets of its own version.',
    fix: 'Use one version on the page, or define the elements of the other version with other tags.',
  });
}

import { warnOnce } from '../../kernel/development/warn-once';

/** Version of this package. The build replaces this placeholder. */
const version = '__PORTAL_KIT_VERSION__';

/** All copies of the package on a page use the same key. */
const key = Symbol.for('portal-kit.versions');

/** Warns if the page contains several versions of this package. */
export function checkVersions(page: object): void {
  const owner = page as { [key]?: Set<string> };
  owner[key] ??= new Set();
  const versions = owner[key].add(version);
  if (versions.size === 1) return;
  warnOnce({
    cause: 'versions',
    what: `The page contains several versions of portal-kit: ${[...versions].join(', ')}.`,
    consequence:
      'Custom elements keep the definition of the first version, and providers of one version do not serve widgets of another.',
    fix: 'Update all parts of the page to one version, or give the elements of the second version other tag names.',
  });
}

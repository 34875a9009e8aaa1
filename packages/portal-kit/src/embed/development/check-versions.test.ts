import { expect, test } from 'vitest';
import { loadDevelopmentCode } from '../../../test/development-warnings';

test('a second version of the package on the page causes one warning', async () => {
  const { warnings } = await loadDevelopmentCode();
  const { checkVersions } = await import('./check-versions');
  const page = {};
  checkVersions(page, '1.0.0');
  checkVersions(page, '1.0.0');
  expect(warnings).toEqual([]);
  checkVersions(page, '1.2.0');
  checkVersions(page, '1.2.0');
  expect(warnings).toEqual([
    'The page contains several versions of portal-kit: 1.0.0, 1.2.0. An element keeps the version that defined its tag first, and a provider serves only widgets of its own version. Use one version on the page, or define the elements of the other version with other tags.',
  ]);
});

test('another copy of the package on the page finds the version of the first copy', async () => {
  const page = {};
  const first = await import('./check-versions');
  first.checkVersions(page, '1.0.0');
  const { warnings } = await loadDevelopmentCode();
  const second = await import('./check-versions');
  second.checkVersions(page, '2.0.0');
  expect(warnings).toHaveLength(1);
});

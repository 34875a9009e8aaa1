import { changeConfig } from '../../fixtures/deployment.ts';
import { expect, test } from '../../fixtures/test.ts';

const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" width="56" height="28"><rect width="56" height="28"/></svg>';

test('logo and name come from the deployment, on the sign-in page and in the navigation', async ({
  page,
  portal,
}) => {
  await changeConfig(page, (config) => ({
    ...config,
    brand: { name: 'Cask & Quay', shortName: 'CQ', logoUrl: '/logo.svg' },
  }));
  await page.route('**/logo.svg', (route) => route.fulfill({ contentType: 'image/svg+xml', body: logo }));
  await page.goto('/login');
  const image = page.locator('img[src="/logo.svg"]').first();
  await expect(page).toHaveTitle('Sign in · Cask & Quay');
  await expect(image).toBeVisible();
  await portal.signIn();
  const banner = page.getByRole('banner');
  await expect(banner).toContainText('Cask & Quay');
  await expect
    .poll(() => banner.locator('img').evaluate((shown: HTMLImageElement) => shown.naturalWidth))
    .toBe(56);
  await expect(page.getByText('CQ', { exact: true })).toHaveCount(0);
});

test('a deployment without a logo shows its short name', async ({ page }) => {
  await changeConfig(page, (config) => ({ ...config, brand: { name: 'Cask & Quay', shortName: 'CQ' } }));
  await page.goto('/login');
  await expect(page.getByText('CQ', { exact: true })).toBeVisible();
  await expect(page.getByText('Cask & Quay')).toBeVisible();
});

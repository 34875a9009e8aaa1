import { expect, test } from '../fixtures/test.ts';

test('fast', async ({ page, portal }) => {
  await portal.signInFast();
  await page.goto('/SUP-1001/items');
  await expect(page.getByRole('row')).toHaveCount(9);
  console.log(await page.locator('body').ariaSnapshot());
});
test('slow', async ({ page, portal, world }) => {
  await page.goto('/SUP-1001/items?searchInput=fen');
  await portal.signIn();
  await expect(page).toHaveURL('/SUP-1001/items?searchInput=fen');
  await expect(page.getByRole('row')).toHaveCount(4);
  console.log(world.control.journal().map((e) => `${e.method} ${e.path}${e.query} ${e.status}`));
});

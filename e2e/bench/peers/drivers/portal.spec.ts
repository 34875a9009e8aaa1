import { demoUsers } from '../../../fixtures/demo-users.ts';
import { expect, test } from '../../../fixtures/test.ts';
import { portalDriver } from './portal.ts';

test('the selectors of the comparison with peers operate the list, the supplier switcher, the details and the form', async ({
  page,
  portal,
}) => {
  const { firstRow, sort, pageSize, switcher, form, details, itemsLink } = portalDriver;
  const first = (selector: string) => page.locator(selector).first();
  await portal.open('/SUP-1001/items', { as: demoUsers.superAdmin });
  const sku = await first(firstRow).innerText();
  await first(sort.description).click();
  await expect(first(firstRow)).not.toHaveText(sku);
  await first(sort.other).click();
  await expect(page).toHaveURL(/orderBy=sku|\/items$/);

  const select = first('select' in pageSize ? pageSize.select : pageSize.button);
  await select.focus();
  await page.keyboard.press('End');
  await expect(select).toHaveValue('100');

  await first(switcher.button).click();
  await expect(first(switcher.option)).toBeVisible();
  await page.keyboard.press('Escape');

  await first(details.link).click();
  await expect(first(details.content)).toBeVisible();
  await first(itemsLink).click();
  await first(form.link).click();
  await expect(first(form.field)).toBeEditable();
});

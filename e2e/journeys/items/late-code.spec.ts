import { builtFile } from '../../fixtures/deployment.ts';
import {
  addButton,
  confirmDialog,
  fillItemForm,
  selectField,
  textField,
  toast,
} from '../../fixtures/items.ts';
import { expect, test } from '../../fixtures/test.ts';

const listCode = '../../packages/ui/src/components/select-field/select-surface.tsx';
const confirmationCode = '../../packages/ui/src/exports/confirm-dialog.ts';

test.describe('code that is on its way', () => {
  test('loses no key that was meant for a list', async ({ page, portal }) => {
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.route(await builtFile(listCode), async (route) => {
      await arrived;
      await route.continue();
    });
    await portal.open('/SUP-1001/items/create');
    await selectField(page, 'Type').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.type('Non');
    await page.keyboard.press('Enter');
    await expect(selectField(page, 'Type')).toHaveText('Non-Alcoholic');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    arrive();
    await expect(page.getByRole('option', { name: 'Sparkling Wine' })).toHaveAttribute('data-focused');
    await expect(page.getByRole('option', { name: 'Non-Alcoholic' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(selectField(page, 'Type')).toBeFocused();
  });
});

test.describe('code that is missing', () => {
  test.beforeEach(({ problems }) => {
    problems.tolerateConsole(/^Failed to load resource: net::ERR_FAILED \/assets\//);
  });

  test('of a list leaves the field closed, and it opens later', async ({ page, portal }) => {
    await page.route(await builtFile(listCode), (route) => route.abort());
    await portal.open('/SUP-1001/items/create');
    await selectField(page, 'Type').click();
    await expect(selectField(page, 'Type')).toHaveAttribute('aria-expanded', 'false');
    await page.unrouteAll();
    await selectField(page, 'Type').click();
    await expect(page.getByRole('listbox', { name: 'Type' })).toBeVisible();
  });

  test('of the confirmation is told and sends nothing, and the form can be sent later', async ({
    page,
    portal,
    world,
  }) => {
    await page.route(await builtFile(confirmationCode), (route) => route.abort());
    await portal.open('/SUP-1001/items/create');
    await fillItemForm(page);
    await addButton(page).click();
    await expect(toast(page)).toContainText('It seems that an unexpected error has occurred.');
    await expect(textField(page, 'Supplier Item ID')).toHaveValue('HF-2001');
    expect(world.calls('createItem')).toEqual([]);
    await page.unrouteAll();
    await addButton(page).click();
    await confirmDialog(page).getByRole('button', { name: 'Confirm' }).click();
    await expect.poll(() => world.calls('createItem').map(({ status }) => status)).toEqual([201]);
  });
});

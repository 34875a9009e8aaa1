import type { Page } from '@playwright/test';
import { focusedName } from './shadow-dom.ts';
import { expect, test } from './test.ts';

const theirs = (page: Page) => page.getByRole('dialog', { name: 'Host stock' });
const lock = (page: Page) => page.evaluate(() => document.documentElement.style.overflow);
/** Returns whether the page scrolls and no element is inert or hidden from assistive technology. */
const isUnlocked = (page: Page) =>
  page.evaluate(
    () =>
      document.documentElement.style.overflow === '' &&
      document.querySelector('[inert], body > [aria-hidden], #app > [aria-hidden]') === null,
  );

for (const integration of ['react', 'element']) {
  test(`${integration} integration: a widget’s menu and dialog work inside a modal of another React Aria version`, async ({
    page,
  }) => {
    await page.goto(`/other-library/?integration=${integration}`);
    await page.getByRole('button', { name: 'Host dialog' }).click();
    await expect(theirs(page).getByRole('rowheader')).toHaveCount(8);
    expect(await lock(page)).toBe('hidden');

    await theirs(page).getByRole('button', { name: 'Columns' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menu', { name: 'Columns' })).toBeInViewport();
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => focusedName(page)).toBe('Type');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toHaveCount(0);
    await expect.poll(() => focusedName(page)).toBe('Columns');
    await expect(theirs(page).getByRole('columnheader', { name: 'Type' })).toHaveCount(0);

    await theirs(page).getByRole('button', { name: 'Columns' }).click();
    await page.getByRole('menuitemcheckbox', { name: 'Type' }).click();
    await expect(theirs(page).getByRole('columnheader', { name: 'Type' })).toHaveCount(1);
    await page.keyboard.press('Escape');

    await theirs(page).getByRole('textbox', { name: 'Description' }).fill('Changed in theirs');
    await theirs(page).getByRole('button', { name: 'Save' }).click();
    const question = page.getByRole('alertdialog', { name: 'Save changes?' });
    await expect.poll(() => focusedName(page)).toBe('Confirm');
    for (const next of ['Cancel', 'Confirm']) {
      await page.keyboard.press('Tab');
      await expect.poll(() => focusedName(page)).toBe(next);
    }
    await page.keyboard.press('Escape');
    await expect(question).toHaveCount(0);
    await expect.poll(() => focusedName(page)).toBe('Save');
    expect(await lock(page)).toBe('hidden');
    await page.keyboard.press('Escape');
    await expect(theirs(page)).toHaveCount(0);
    await expect.poll(() => focusedName(page)).toBe('Host dialog');
    await expect.poll(() => isUnlocked(page)).toBe(true);
  });

  test(`${integration} integration: popups of the host’s React Aria and of the widget close each other and pass on the focus`, async ({
    page,
  }) => {
    await page.goto(`/other-library/?integration=${integration}`);
    const ours = page.getByRole('region', { name: 'Outside the dialog' });
    const type = ours.getByRole('combobox', { name: /^Type/ });
    await expect(type).toBeVisible();

    // A press on one library's trigger closes the popup of the other.
    await page.getByRole('button', { name: 'Host menu' }).click();
    await expect(page.getByRole('menuitem', { name: 'Print the ledger' })).toBeVisible();
    await page.keyboard.press('Escape');
    await type.click();
    await expect(page.getByRole('listbox')).toBeVisible();
    await page.getByRole('button', { name: 'Host menu' }).click();
    await expect(page.getByRole('listbox')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toHaveCount(0);

    await ours.getByRole('textbox', { name: 'Description' }).fill('Changed beside theirs');
    await ours.getByRole('button', { name: 'Save' }).click();
    await expect.poll(() => focusedName(page)).toBe('Confirm');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await expect.poll(() => focusedName(page)).toBe('Save');
    await expect.poll(() => isUnlocked(page)).toBe(true);

    // A dialog of the host above the confirmation of the widget keeps the focus until it closes.
    await ours.getByRole('textbox', { name: 'Description' }).fill('Changed below theirs');
    await ours.getByRole('button', { name: 'Save' }).click();
    const question = page.getByRole('alertdialog', { name: 'Save changes?' });
    await page.keyboard.press('Tab');
    await expect.poll(() => focusedName(page)).toBe('Cancel');

    await page.evaluate(() => dispatchEvent(new Event('ledger.closing')));
    const notice = page.getByRole('alertdialog', { name: 'The ledger closes in a minute' });
    await expect(notice.getByRole('button', { name: 'Stay' })).toBeInViewport();
    await expect(notice).toBeFocused();
    for (const next of ['How long', 'Stay', 'How long']) {
      await page.keyboard.press('Tab');
      await expect.poll(() => focusedName(page)).toBe(next);
    }
    // The host's dialog opens a menu of the host.
    await page.keyboard.press('Enter');
    await expect.poll(() => focusedName(page)).toBe('An hour');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toHaveCount(0);
    await notice.getByRole('button', { name: 'How long' }).click();
    await page.getByRole('menuitem', { name: 'A day' }).click();
    await expect.poll(() => focusedName(page)).toBe('How long');

    await notice.getByRole('button', { name: 'Stay' }).click();
    await expect(notice).toHaveCount(0);
    await expect.poll(() => focusedName(page)).toBe('Cancel');
    await page.keyboard.press('Tab');
    await expect.poll(() => focusedName(page)).toBe('Confirm');
    await page.keyboard.press('Tab');
    await expect.poll(() => focusedName(page)).toBe('Cancel');
    await page.keyboard.press('Escape');
    await expect(question).toHaveCount(0);
    await expect.poll(() => focusedName(page)).toBe('Save');
    await expect.poll(() => isUnlocked(page)).toBe(true);
    expect(await page.locator('[data-react-aria-top-layer]').count()).toBe(0);
  });
}

import { demoUsers } from '../../fixtures/demo-users.ts';
import { dana, openOrder, submitOrder } from '../../fixtures/orders.ts';
import { accountButton, pageTitle } from '../../fixtures/shell.ts';
import { expect, test } from '../../fixtures/test.ts';

test('a user chooses German and a time zone, and texts, numbers, dates and times follow at once and after a reload', async ({
  page,
  portal,
}) => {
  await portal.open('/SUP-1001/items/details/ITM-1001', { as: demoUsers.superAdmin });
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  await accountButton(page).click();
  await page.getByRole('menuitem', { name: 'Language and time zone' }).click();
  await page.getByRole('dialog').getByLabel('Language', { exact: true }).click();
  await page.getByRole('option', { name: 'Deutsch' }).click();
  const timeZone = page.getByRole('combobox', { name: 'Time zone' });
  await timeZone.click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Europe/Berlin');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Save' }).click();

  const inGerman = async () => {
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(page.getByRole('navigation').first()).toContainText('Artikel');
    await expect(page.getByText(/^\d{1,2}\. \S+ 20\d\d, \d\d:\d\d MES?Z/).first()).toBeVisible();
  };
  await inGerman();
  await page.reload();
  await inGerman();
});

test('the language of the browser applies without a choice, and a language that fails to load keeps the dialog open', async ({
  page,
  portal,
  problems,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'languages', { value: ['nl-NL', 'es-MX', 'en'] });
  });
  await portal.open('/SUP-1001/items', { as: demoUsers.superAdmin });
  await expect(page.locator('html')).toHaveAttribute('lang', 'es-MX');
  await expect(pageTitle(page)).toHaveText('Artículos');

  await page.route('**/assets/de-*.js', (route) => route.abort());
  problems.tolerateConsole(/net::ERR_FAILED/);
  await page.getByRole('button', { name: /^Menú de la cuenta de/ }).click();
  await page.getByRole('menuitem', { name: 'Idioma y zona horaria' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Idioma', { exact: true }).click();
  await page.getByRole('option', { name: 'Deutsch' }).click();
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect(dialog).toContainText('No se pudo cargar el idioma.');
  await expect(pageTitle(page)).toHaveText('Artículos');
});

test.describe('on a German page', () => {
  test.use({ locale: 'de-DE' });

  test('English messages of the server are marked as English in notifications, fields, lists and orders', async ({
    page,
    portal,
    problems,
    sandbox,
  }) => {
    problems.tolerateConsole(/status of (422|500)/);
    const validationErrors = [{ fieldPath: 'brand', message: 'Unknown brand' }];
    const body = { errorMessage: 'The item was refused.', extensions: { validationErrors } };
    const refused = { kind: 'status', status: 422, operationId: 'updateItem', body } as const;
    const marked = (text: string) => page.locator('[lang="en"]').getByText(text, { exact: true });
    const save = async () => {
      await page.getByRole('button', { name: 'Speichern' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Bestätigen' }).click();
    };
    await portal.open('/SUP-1001/items/edit/ITM-1001');
    await page.getByRole('textbox', { name: 'Marke' }).fill('Hollow Fen');
    sandbox.control.addFault(refused);
    await save();
    const notification = page.getByRole('alertdialog', { name: 'Fehler' });
    await expect(notification.locator('[lang]')).toHaveText([
      'The item was refused.',
      'brand: Unknown brand',
    ]);
    await expect(marked('Unknown brand')).toBeVisible();

    // A message in the language of the page needs no mark.
    sandbox.control.addFault({ ...refused, headers: { 'Content-Language': 'de-AT' } });
    await save();
    await expect(notification).toContainText('The item was refused.');
    await expect(page.locator('body [lang]')).toHaveCount(0);

    const orderId = await submitOrder(dana(sandbox), 'inbound');
    const failure = { code: 'WMS_REJECTED', message: 'No dock', messageLanguage: 'en', validationErrors: [] };
    sandbox.control.moveOrder(orderId, { to: 'FAILED', failure });
    await page.goto(`/SUP-1001/inbound-orders/details/${orderId}`);
    const reason = page.getByRole('region', { name: 'Auftrag fehlgeschlagen' });
    await expect(reason.locator('[lang="en"]')).toHaveText('No dock');

    sandbox.control.addFault({ kind: 'status', status: 500, operationId: 'listItems', times: 'always' });
    await page.goto('/SUP-1001/items');
    await expect(page.getByRole('alert').locator('[lang="en"]')).toHaveText(
      'It seems that an unexpected error has occurred. Please, try again later.',
    );
  });
});

test.describe('on a phone in German', () => {
  test.use({ locale: 'de-DE', viewport: { width: 390, height: 844 } });

  test('German pages on a phone do not scroll horizontally, and German labels fit their buttons', async ({
    page,
    portal,
    sandbox,
  }) => {
    const orderId = await openOrder(sandbox, 'inbound');
    const inTable = page.getByRole('rowheader').first();
    const screens = [
      ['dashboard', page.getByRole('heading', { name: 'Handlungsbedarf' })],
      [`inbound-orders/details/${orderId}`, page.getByRole('button', { name: 'Auftrag stornieren' })],
      ['outbound-orders', inTable],
      ['outbound-orders/create', page.getByRole('button', { name: 'Weiter zu Artikeln' })],
      ['items', inTable],
      ['items/details/ITM-1001', page.getByRole('heading', { name: 'Letzte Aufträge' })],
      ['bulk-uploads', inTable],
      ['customers', inTable],
      ['users-and-roles', inTable],
    ] as const;
    await portal.open('/SUP-1001/dashboard', { as: demoUsers.superAdmin });
    for (const [screen, proof] of screens) {
      await page.goto(`/SUP-1001/${screen}`);
      await expect(proof.first()).toBeVisible();
      const tooWide = await page.evaluate(() =>
        [document.documentElement, ...document.querySelectorAll('main :is(button, a)')]
          .filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1)
          .map((element) => (element.matches('html') ? 'the page' : element.textContent)),
      );
      expect.soft(tooWide, screen).toEqual([]);
    }
  });
});

import type { Page } from '@playwright/test';
import { test } from '../embed/test.ts';
import { floating, type Screens, walk } from './walk.ts';

const field = (page: Page) => page.getByRole('combobox', { name: 'Add an item' });

/** Opens a host page that contains only the picker. */
async function openPicker(page: Page) {
  await page.goto('/plain/');
  await page.evaluate(async () => {
    await customElements.whenDefined('portal-item-picker');
    const site = await (await fetch('/partner.json')).json();
    const title = Object.assign(document.createElement('h1'), { textContent: 'New order' });
    const picker = Object.assign(document.createElement('portal-item-picker'), {
      apiUrl: site.apiUrl,
      supplierId: site.supplierId,
      excludedItemIds: ['ITM-1002'],
      onItemPicked: () => {},
      getToken: async () => (await fetch(`/portal-token?supplierId=${site.supplierId}`)).text(),
    });
    const main = document.createElement('main');
    main.append(title, picker);
    document.body.replaceChildren(main);
    // The host page must follow the system's color scheme, as the widget does.
    document.documentElement.style.colorScheme = 'light dark';
    for (const element of [document.body, title])
      Object.assign(element.style, { background: 'Canvas', color: 'CanvasText' });
  });
  await field(page).click();
}

const screens: Screens = {
  'the item picker': async function* ({ page, sandbox, problems }) {
    await openPicker(page);
    yield field(page);
    await field(page).fill('fen');
    yield floating(page.getByRole('option', { name: /HF-1002/ }));
    await field(page).fill('no item is called this');
    yield floating(page.getByText('No matching items'));
    const path = '/api/v1/suppliers/SUP-1001/items/suggested-items';
    problems.expectStatus(503, path);
    sandbox.control.addFault({ kind: 'status', status: 503, operationId: 'suggestItems' });
    await field(page).fill('halberd');
    yield floating(page.getByText('The warehouse system is not available right now.'));
    sandbox.control.addFault({ kind: 'delay', operationId: 'suggestItems', delayMs: 30_000 });
    await field(page).fill('saltmarsh');
    yield floating(page.getByRole('status').filter({ hasText: 'Loading' }));
  },
};

walk(test, { screens });

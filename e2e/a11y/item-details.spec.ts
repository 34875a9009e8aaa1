import { itemsPath } from '../fixtures/items.ts';
import { pageTitle } from '../fixtures/shell.ts';
import { expect, test } from '../fixtures/test.ts';
import { type Screens, walk } from './walk.ts';

const address = (itemId: string) => `/SUP-1001/items/details/${itemId}`;

const screens: Screens = {
  'the item details': async function* ({ page, portal, sandbox }) {
    sandbox.control.addFault({ kind: 'delay', operationId: 'getItem', delayMs: 30_000 });
    await portal.open(address('ITM-1004'));
    // The page has no title until the code of the screen has loaded.
    await expect(pageTitle(page)).toBeVisible();
    yield page.getByRole('status', { name: 'Loading' });
    await portal.open(address('ITM-1004'));
    yield page.getByRole('table', { name: 'Recent orders' });
  },
  'the item details with failed or missing data': async function* ({ page, portal, sandbox, problems }) {
    const fail = (operationId: string) =>
      sandbox.control.addFault({ kind: 'status', status: 503, operationId, times: 'always' });
    fail('listInboundOrders');
    problems.expectStatus(503, '/api/v1/suppliers/SUP-1001/inbound-orders');
    await portal.open(address('ITM-1006'));
    yield page.getByText("Couldn't load orders.");
    problems.expectStatus(404, `${itemsPath}/ITM-9999`);
    await portal.open(address('ITM-9999'));
    yield page.getByRole('heading', { name: 'Item not found' });
    fail('getItem');
    problems.expectStatus(503, `${itemsPath}/ITM-1006`);
    await portal.open(address('ITM-1006'));
    yield page.getByText('Data Error');
  },
};

walk(test, { screens });

import { openTabs } from '../../fixtures/tabs.ts';
import { expect, test } from '../../fixtures/test.ts';

const items = '/api/v1/suppliers/SUP-1001/items';

for (const count of [2, 6]) {
  test(`${count} tabs with an expired access token renew it once`, async ({
    page,
    portal,
    problems,
    sandbox,
    context,
  }) => {
    await portal.open('/SUP-1001/items');
    const tabs = [page, ...(await openTabs(context, count - 1, '/SUP-1001/items'))];
    for (const tab of tabs) await expect(tab.getByRole('rowheader')).toHaveCount(8);
    sandbox.expireAccessTokens();
    sandbox.control.clearJournal();
    // The first response is held back until every tab has sent its request.
    sandbox.control.addFault({
      kind: 'delay',
      delayMs: 1_000,
      operationId: 'getAccessToken',
      times: 'always',
    });
    problems.expectStatus(401, items, count);
    await Promise.all(tabs.map((tab) => tab.getByRole('button', { name: 'Size' }).press('Enter')));
    for (const tab of tabs) {
      const size = tab.getByRole('columnheader', { name: 'Size' });
      await expect(size).toHaveAttribute('aria-sort', 'ascending');
      await expect(tab.getByRole('rowheader').first()).toHaveText('HF-1007');
    }
    expect(sandbox.statuses('getAccessToken')).toEqual([200]);
    expect(sandbox.calls('getJwt')).toEqual([]);
    expect(sandbox.statuses('listItems').toSorted()).toEqual([
      ...Array(count).fill(200),
      ...Array(count).fill(401),
    ]);
  });
}

test('a tab that never finishes the renewal blocks the other tabs for only a few seconds', async ({
  page,
  portal,
  problems,
  sandbox,
  context,
}) => {
  await portal.open('/SUP-1001/items');
  await expect(page.getByRole('rowheader')).toHaveCount(8);
  const [frozen] = await openTabs(context, 1, '/SUP-1001/nothing');
  if (!frozen) throw new Error('e2e: no tab was opened');
  await frozen.evaluate(
    () =>
      new Promise<void>((resolve) => {
        navigator.locks.request('portal.access_token', () => {
          resolve();
          return new Promise(() => {});
        });
      }),
  );
  sandbox.expireAccessTokens();
  sandbox.control.clearJournal();
  problems.expectStatus(401, items);
  // 10 s after its start, a tab also requests its notifications.
  problems.tolerateConsole(/ 401 \(Unauthorized\) .*\/(imports|inbound-orders|outbound-orders)$/);
  await page.getByRole('button', { name: 'Size' }).press('Enter');
  await expect.poll(() => sandbox.statuses('listItems'), { timeout: 30_000 }).toEqual([401, 200]);
  await expect(page.getByRole('rowheader')).toHaveCount(8);
  expect(sandbox.statuses('getAccessToken')).toEqual([200]);
});

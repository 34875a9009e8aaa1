import { type PartnerSite, startPartnerSite } from '@portal-kit/partner-demo/server';
import { demoUsers } from '../../fixtures/demo-users.ts';
import { button, checkbox, combobox, option, rowheader, searchbox, type Target } from '../screen/target.ts';
import { test as base, expect } from '../test.ts';

const test = base.extend<{ partner: PartnerSite }>({
  partner: async ({ sandbox }, use) => {
    const site = await startPartnerSite({
      apiUrl: sandbox.origin,
      supplierId: 'SUP-1001',
      otherSupplierId: 'SUP-1004',
      token: async () => sandbox.getSession(demoUsers.superAdmin).accessToken,
      permissions: () => undefined,
      policy: (own) => own,
    });
    await use(site);
    expect.soft(site.cspReports, 'reports of the partner’s content security policy').toEqual([]);
    await site.close();
  },
});

const section = (name: string): Target => ({ role: 'region', name });

test('widgets in shadow roots list, filter and select @smoke', async ({ browserSession, partner }) => {
  const page = await browserSession.newTab();
  await page.open(`${partner.origin}/integrations/?integration=element`);
  await page.click(button('Mount'));
  const list = section('item-list');
  await page.expectCount(rowheader(undefined, list), 8);
  await page.fill(searchbox('Search items', list), 'fen');
  await page.expectCount(rowheader(undefined, list), 3);
  const form = section('item-form');
  await page.click(combobox('Type', form));
  await page.click(option('Beer'));
  await page.expectText(combobox('Type', form), /Beer/);
  await page.expectShown(checkbox(/Cranbury Beverage Center/, form));
});

test('the script file works under the strict content security policy @smoke', async ({
  browserSession,
  partner,
}) => {
  const page = await browserSession.newTab();
  await page.open(`${partner.origin}/strict-csp/`);
  await page.expectShown(rowheader('HF-1001'));
});

import { readFileSync } from 'node:fs';
import { createSession } from '@portal-kit/mocks/testing';
import { expectLoaded, getSection, mountWidgets, widgets } from './integrations.ts';
import { expect, test } from './test.ts';

const contract = JSON.parse(
  readFileSync(new URL('../../openapi/bundled/embed.json', import.meta.url), 'utf8'),
) as { components: { schemas: { WidgetName: { enum: string[] } } } };
const sessionWidgets = contract.components.schemas.WidgetName.enum;

test('widget sessions cover all widgets except those for suppliers, warehouses and users', () => {
  const others = widgets.filter((name) => !sessionWidgets.includes(name));
  expect(sessionWidgets.filter((name) => !widgets.includes(name))).toEqual([]);
  const parts = {
    supplier: ['details', 'form', 'list'],
    user: ['form', 'list'],
    warehouse: ['details', 'form', 'list'],
  };
  expect(others.toSorted()).toEqual(
    Object.entries(parts).flatMap(([subject, names]) => names.map((name) => `${subject}-${name}`)),
  );
});

test('every widget loads with a session for this widget alone', async ({ page, partner, sandbox }) => {
  for (const name of sessionWidgets) {
    const session = await createSession(sandbox.origin, { widgets: [name], origin: partner.origin });
    partner.token = session.accessToken;
    partner.permissions = session.permissions;
    await page.goto(`/integrations/?integration=script&widget=${name}`);
    await mountWidgets(page);
    await expectLoaded(page, name);
  }
  const calls = sandbox.control.journal().filter(({ user }) => user === 'Erin Wolfe (Tidewater)');
  expect(calls.length).toBeGreaterThan(sessionWidgets.length);
  expect(calls.filter(({ status }) => status !== 200)).toEqual([]);
});

test('a widget hides the actions that its session does not permit', async ({ page, partner, sandbox }) => {
  for (const [permissions, count] of [
    [['OUTBOUND_ORDER_LIST', 'OUTBOUND_ORDER_DETAILS'], 0],
    [['OUTBOUND_ORDER_LIST', 'OUTBOUND_ORDER_DETAILS', 'OUTBOUND_ORDER_CANCEL'], 1],
  ] as const) {
    const session = await createSession(sandbox.origin, {
      widgets: ['order-list', 'order-details'],
      permissions,
      origin: partner.origin,
    });
    partner.token = session.accessToken;
    partner.permissions = session.permissions;
    await page.goto('/integrations/?integration=react&widget=order-details');
    await mountWidgets(page);
    await expectLoaded(page, 'order-details');
    const cancel = getSection(page, 'order-details').getByRole('button', { name: 'Cancel order' });
    await expect(cancel).toHaveCount(count);
  }
});

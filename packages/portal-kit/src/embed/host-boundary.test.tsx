/// <reference types="vite/client" />
import { PortalError } from '@portal-kit/sdk';
import type { ComponentType } from 'react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { fakePortal, fakeSdk, type WidgetRequest } from '../../test/portal';
import { itemOf } from '../../test/records';
import type { Portal } from '../domain/portal/portal';
import type { FeatureDescription, WidgetDescription } from '../kernel/feature/feature-description';
import { kernelMessages } from '../kernel/messages/kernel.messages';

const descriptions = import.meta.glob<Record<string, FeatureDescription>>('../**/*.feature.ts', {
  eager: true,
});
const modules = import.meta.glob<Record<string, ComponentType<object>>>('../**/*.widget.tsx');

const widgets: [string, WidgetDescription][] = Object.values(descriptions)
  .flatMap((module) => Object.values(module))
  .flatMap(({ widgets: described = {} }) => Object.entries(described));

const thrower = (name: string) =>
  vi.fn(() => {
    throw new Error(`${name} of the host failed`);
  });

/** The inputs of a widget that are functions or ports, each of which throws. */
function throwingInputs({ inputs }: WidgetDescription) {
  const callbacks = Object.keys(inputs).filter((name) => /^(on|render)[A-Z]/.test(name));
  const throwers = new Map(callbacks.map((name) => [name, thrower(name)]));
  const port = { read: thrower('read'), write: thrower('write') };
  return {
    throwers,
    props: { ...Object.fromEntries(throwers), ...('preferences' in inputs && { preferences: port }) },
  };
}

/** The ports of a host, each of which throws. */
const throwingPorts = (can: Portal['can']): Partial<Portal> => ({
  can,
  navigation: { href: thrower('href'), go: thrower('go'), prepare: thrower('prepare') },
  notify: thrower('notify'),
  emit: thrower('emit'),
  onFailed: thrower('onFailed'),
  unsaved: { hold: thrower('hold') },
  drafts: { read: thrower('read'), write: thrower('write'), remove: thrower('remove') },
});

const missing = new PortalError({ kind: 'http', status: 404, message: 'Not found' });

const order = {
  ...{ orderId: 'OB-1', direction: 'OUTBOUND', status: 'FAILED', version: 1, palletsQuantity: 1 },
  details: { poNumber: 'PO-1', warehouseId: 'WH-NJ', customerId: 'C-1', shippingType: 'LTL' },
  ...{ lineItems: [], totals: { cases: 0, bottles: 0 }, statusHistory: [] },
};

/** Empty lists, one item and one order. */
function respond({ operation }: WidgetRequest): unknown {
  if (/^(list|suggest)/.test(operation)) return { data: [], meta: { total: 0 } };
  if (operation === 'getItem') return itemOf();
  if (operation === 'getOutboundOrder') return order;
  throw missing;
}

// Widgets report errors of the host after the end of a test as well.
beforeAll(() => {
  vi.stubGlobal('reportError', vi.fn());
});
beforeEach(() => {
  // React logs the errors of renderers.
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** Renders a widget and presses its first buttons. */
async function useWidget(widget: WidgetDescription, can: Portal['can']) {
  const load = modules[`../${widget.module}.tsx`];
  const Widget = (await load?.())?.[widget.component];
  if (!Widget) throw new Error(`${widget.module} has no component ${widget.component}.`);
  const { sdk } = fakeSdk(respond);
  const examples = Object.entries(widget.example).map(([name, code]) => [name, code.replaceAll("'", '')]);
  const { throwers, props } = throwingInputs(widget);
  const { inside } = fakePortal({ sdk, ...throwingPorts(can) });
  const screen = await render(inside(<Widget {...Object.fromEntries(examples)} {...props} />));
  const loading = screen.getByRole('status', { name: kernelMessages('en-US').loading });
  await expect.poll(() => loading.elements()).toEqual([]);
  for (const button of [...screen.container.querySelectorAll<HTMLButtonElement>('button')].slice(0, 8)) {
    if (button.isConnected && !button.disabled) button.click();
  }
  return { screen, throwers };
}

test.each(widgets)(
  'the widget %s continues when every callback, port and renderer of the host throws',
  async (_, widget) => {
    const { screen, throwers } = await useWidget(widget, () => true);
    const failed = screen.getByText(kernelMessages('en-US').unexpected);
    await expect.element(failed).not.toBeInTheDocument();
    for (const [name, renderer] of throwers) {
      if (name.startsWith('render')) await expect.poll(() => renderer.mock.calls.length).toBeGreaterThan(0);
    }
    await expect.poll(() => screen.container.textContent).not.toBe('');
  },
);

test.each(widgets)(
  'the widget %s continues when the permission check of the host throws',
  async (_, widget) => {
    const { screen } = await useWidget(widget, thrower('can') as unknown as Portal['can']);
    await expect.element(screen.getByText(kernelMessages('en-US').unexpected)).not.toBeInTheDocument();
  },
);

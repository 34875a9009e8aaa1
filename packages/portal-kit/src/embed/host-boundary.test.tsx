/// <reference types="vite/client" />
import { PortalError } from '@portal-kit/sdk';
import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { fakePortal, fakeSdk, type WidgetRequest } from '../../test/portal';
import { buildItem } from '../../test/records';
import type { Portal } from '../domain/provider/portal';
import type { FeatureDescription, WidgetDescription } from '../kernel/feature/feature-description';
import { kernelMessages } from '../kernel/messages/kernel.messages';
import { createHostCallbacks } from './host/host-callbacks';

const descriptions = import.meta.glob<Record<string, FeatureDescription>>('../**/*.feature.ts', {
  eager: true,
});
const modules = import.meta.glob<Record<string, ComponentType<object>>>('../**/*.widget.tsx');

const widgets: [string, WidgetDescription][] = Object.values(descriptions)
  .flatMap((module) => Object.values(module))
  .flatMap(({ widgets: described = {} }) => Object.entries(described));

const ports = [
  ...['href', 'go', 'prepare', 'can', 'notify', 'emit', 'onFailed', 'hold', 'release'],
  ...['drafts.read', 'drafts.write', 'drafts.remove'],
];

/** Lists the names of all functions that a host can pass to a widget. */
function listHostFunctions({ inputs }: WidgetDescription): readonly string[] {
  const callbacks = Object.keys(inputs).filter((name) => /^(on|render)[A-Z]/.test(name));
  const preferences = 'preferences' in inputs ? ['preferences.read', 'preferences.write'] : [];
  return [...callbacks, ...preferences, ...ports];
}

/** Creates a host whose functions work, except for the broken ones. `thrown` contains the errors by function. */
function createHost(widget: WidgetDescription, broken: readonly string[]) {
  const thrown: { name: string; error: Error }[] = [];
  const part =
    <Parameters extends unknown[], Result>(name: string, work: (...parameters: Parameters) => Result) =>
    (...parameters: Parameters): Result => {
      if (!broken.includes(name)) return work(...parameters);
      const error = new Error(`${name} of the host failed`);
      thrown.push({ name, error });
      throw error;
    };
  const failures: PortalError[] = [];
  const reportFailure = createHostCallbacks({
    current: {
      apiUrl: '',
      supplierId: 'SUP-1',
      onError: part('onError', ({ cause }) => failures.push(cause as PortalError)),
    },
  }).sendError;
  const portal: Partial<Portal> = {
    can: part('can', () => true),
    navigation: {
      href: part('href', ({ to }: { to: string }) => `#/${to}`),
      go: part('go', () => {}),
      prepare: part('prepare', () => {}),
    },
    notify: part('notify', () => {}),
    emit: part('emit', () => {}),
    onFailed: part('onFailed', reportFailure),
    unsaved: { hold: part('hold', () => part('release', () => {})) },
    drafts: {
      read: part('drafts.read', () => null),
      write: part('drafts.write', () => {}),
      remove: part('drafts.remove', () => {}),
    },
  };
  const names = listHostFunctions(widget).filter(
    (name) => /^(on|render)[A-Z]/.test(name) && name !== 'onFailed',
  );
  const props = {
    ...Object.fromEntries(names.map((name) => [name, part(name, (content: unknown) => content)])),
    ...('preferences' in widget.inputs && {
      preferences: { read: part('preferences.read', () => null), write: part('preferences.write', () => {}) },
    }),
  };
  return { broken, thrown, failures, reportFailure, portal, props };
}

const order = {
  ...{ orderId: 'OB-1', direction: 'OUTBOUND', status: 'FAILED', version: 1, palletsQuantity: 1 },
  details: { poNumber: 'PO-1', warehouseId: 'WH-NJ', customerId: 'C-1', shippingType: 'LTL' },
  ...{ lineItems: [], totals: { cases: 0, bottles: 0 }, statusHistory: [] },
};

/** Returns one item, one order, one record of each other kind, and empty lists. */
function respond({ operation }: WidgetRequest): unknown {
  if (operation === 'listItems') return { data: [buildItem()], meta: { total: 1 } };
  if (/^(list|suggest)/.test(operation)) return { data: [], meta: { total: 0 } };
  if (operation === 'getItem') return buildItem();
  if (operation === 'getOutboundOrder') return order;
  if (/^get(Customer|Supplier|Warehouse)$/.test(operation)) return { name: 'Newark', version: 1 };
  throw new PortalError({ kind: 'http', status: 404, message: 'Not found' });
}

const reported: unknown[] = [];
// Widgets report errors of the host after the end of a test as well.
beforeAll(() => {
  vi.stubGlobal('reportError', (error: unknown) => reported.push(error));
});
beforeEach(() => {
  // React logs the errors of renderers.
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
});

type Host = ReturnType<typeof createHost>;

/** Types a text, as a user does: React ignores a value that a script sets. */
function type(field: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

/** Types into the first field, points at and follows the first link, and presses the first buttons. */
function interact(copies: readonly Element[]): void {
  const fields = copies.flatMap(
    (copy) => copy.querySelector<HTMLInputElement>('input:not([type="checkbox"])') ?? [],
  );
  for (const field of fields) type(field, '5');
  // Forms store their drafts.
  window.dispatchEvent(new Event('pagehide'));
  for (const copy of copies) {
    const link = copy.querySelector('a');
    link?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    link?.click();
    const [sort] = copy.querySelectorAll<HTMLButtonElement>('th button');
    const first = [...copy.querySelectorAll('button')].slice(0, 4);
    for (const button of sort ? [sort, ...first] : first)
      if (button.isConnected && !button.disabled) button.click();
  }
}

/** Renders one copy of the widget per host. */
async function renderCopies(widget: WidgetDescription, hosts: readonly Host[], handleRequest = respond) {
  const load = modules[`../${widget.module}.tsx`];
  const Widget = (await load?.())?.[widget.component];
  if (!Widget) throw new Error(`${widget.module} has no component ${widget.component}.`);
  const examples = Object.entries(widget.example).map(([name, code]) => [name, code.replaceAll("'", '')]);
  const clients: QueryClient[] = [];
  const { container, unmount } = await render(
    // Without a layout, the test is faster.
    <div style={{ display: 'none' }}>
      {hosts.map(({ broken, portal, props, reportFailure }) => {
        const { sdk } = fakeSdk(handleRequest);
        const { inside, queryClient } = fakePortal({ sdk, ...portal }, { onError: reportFailure });
        clients.push(queryClient);
        return (
          <section key={broken.join()} data-host={broken.join()}>
            {inside(<Widget {...Object.fromEntries(examples)} {...props} />)}
          </section>
        );
      })}
    </div>,
  );
  const loading = `[aria-label="${kernelMessages('en-US').loading}"]`;
  if (container.querySelector(loading)) await expect.poll(() => container.querySelector(loading)).toBeNull();
  const copies = [...container.querySelectorAll('[data-host]')];
  /** Counts failed loads. A load with several requests fails once. */
  const failedLoads = () =>
    clients
      .flatMap((client) => client.getQueryCache().getAll())
      .reduce((count, { state }) => count + state.errorUpdateCount, 0);
  return { copies, unmount, failedLoads };
}

/** Names of the functions that threw in any widget. */
const usedFunctions = new Set<string>();

test.each(widgets)(
  'the widget %s continues when one or all callbacks, ports and renderers of the host throw',
  async (_, widget) => {
    const functions = listHostFunctions(widget);
    const broken = [...functions.map((name) => [name]), functions.filter((name) => name !== 'can')];
    const hosts = broken.map((names) => createHost(widget, names));
    const { copies, unmount } = await renderCopies(widget, hosts);
    interact(copies);
    // The permission check decides whether a widget has any content.
    const shown = copies.filter((_copy, index) => !hosts[index]?.broken.includes('can'));
    await expect.poll(() => shown.filter(({ textContent }) => textContent === '').length).toBe(0);
    const texts = copies.map(({ textContent }) => textContent);
    await unmount();
    for (const [index, { broken: names, thrown }] of hosts.entries()) {
      const host = names.join();
      expect(texts[index], host).not.toContain(kernelMessages('en-US').unexpected);
      for (const { name, error } of thrown) {
        usedFunctions.add(name);
        expect(
          reported.filter((entry) => entry === error),
          host,
        ).toHaveLength(1);
      }
      if (host.startsWith('render')) expect(thrown.length, host).toBeGreaterThan(0);
    }
  },
);

test('at least one widget calls each port of the host except drafts.remove', () => {
  // Widgets remove a draft only after a save, and these tests save nothing.
  const expected = ports.filter((name) => name !== 'drafts.remove');
  expect([...usedFunctions].sort()).toEqual(expect.arrayContaining(expected));
});

test.each(widgets)(
  'the widget %s passes each failure to onError once, also when onError throws',
  async (_, widget) => {
    const errors: PortalError[] = [];
    const fail = ({ operation }: WidgetRequest) => {
      const error = new PortalError({ kind: 'http', status: 503, operationId: operation, message: 'Down' });
      errors.push(error);
      throw error;
    };
    const working = createHost(widget, []);
    const first = await renderCopies(widget, [working], fail);
    expect(working.failures).toHaveLength(first.failedLoads());
    expect(new Set(working.failures).size).toBe(working.failures.length);
    expect(working.failures.filter((failure) => !errors.includes(failure))).toEqual([]);
    await first.unmount();
    const throwing = createHost(widget, ['onError']);
    const second = await renderCopies(widget, [throwing], fail);
    expect(throwing.thrown).toHaveLength(second.failedLoads());
  },
);

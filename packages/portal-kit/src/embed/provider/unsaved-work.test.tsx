import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { startEmbedServer } from '../../../test/embed-server';
import { buildItem } from '../../../test/records';
import { ItemForm } from '../../features/items/form/item-form.widget';
import type { PortalEvent } from '../../kernel/events/portal-events';
import type { EmbedError } from '../host/embed-error';
import { removeTabDrafts } from '../host/remove-tab-drafts';
import { EmbedProvider, type EmbedProviderProps } from './embed-provider';

beforeEach(() => page.viewport(1280, 1600));
afterEach(async () => {
  sessionStorage.clear();
  await page.viewport(414, 896);
});

const stored = buildItem({ alcoholByVolume: 12 });

/** Renders an item's form in a provider. A save has no response until the test sends one. */
async function startForm(props: Partial<EmbedProviderProps> = {}) {
  const server = startEmbedServer();
  const events: PortalEvent[] = [];
  const errors: EmbedError[] = [];
  const onItemSaved = vi.fn();
  const save = Promise.withResolvers<Response>();
  let signal: AbortSignal | null | undefined;
  const element = (changed: Partial<EmbedProviderProps> = {}) => (
    <EmbedProvider
      apiUrl="https://portal.example"
      supplierId="SUP-1"
      getToken={() => 'token-1'}
      fetch={(input, init) => {
        if (String(input).endsWith('/items/I-1') && init?.method === 'GET')
          return Promise.resolve(Response.json(stored));
        if (init?.method !== 'PUT') return server.fetch(input, init);
        signal = init.signal;
        return save.promise;
      }}
      onEvent={(event) => events.push(event)}
      onError={(error) => errors.push(error)}
      {...props}
      {...changed}
    >
      <ItemForm itemId="I-1" onItemSaved={onItemSaved} />
    </EmbedProvider>
  );
  const screen = await render(element());
  const brand = screen.getByRole('textbox', { name: 'Brand' });
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  return {
    screen,
    rerender: (changed: Partial<EmbedProviderProps>) => screen.rerender(element(changed)),
    brand,
    button,
    errors,
    onItemSaved,
    respond: save.resolve,
    disconnect: () => save.reject(new TypeError('Failed to fetch')),
    isAborted: () => signal?.aborted,
    /** The types of the events, and the details of `work.changed`. */
    sent: () => events.map(({ type, detail }) => (type === 'work.changed' ? detail : type)),
    async saves() {
      await brand.fill('Cellar');
      await button('Save').click();
      await button('Confirm').click();
      await expect
        .poll(() => events.some(({ type, detail }) => type === 'work.changed' && detail.isSaving))
        .toBe(true);
    },
  };
}

const unsaved = { hasUnsavedChanges: true, isSaving: false };
const saving = { hasUnsavedChanges: true, isSaving: true };
const nothing = { hasUnsavedChanges: false, isSaving: false };
const outcome = ['notification.shown', 'item.saved'];

/** Returns whether the page asks before it closes. */
function asksBeforeClosing(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  dispatchEvent(event);
  return event.defaultPrevented;
}

test('work.changed is sent when unsaved changes and saves start and end', async () => {
  const { sent, saves, respond, onItemSaved } = await startForm();
  await saves();
  await expect.poll(sent).toEqual([unsaved, saving]);
  respond(Response.json({ ...stored, brand: 'Cellar', version: 2 }));
  await expect.poll(sent).toContain('item.saved');
  await expect.poll(() => sent().findLast((one) => typeof one === 'object')).toEqual(nothing);
  expect(onItemSaved).toHaveBeenCalledOnce();
});

test('isSaving stays true while a save reads the record again after a version conflict', async () => {
  const read = Promise.withResolvers<void>();
  const reads: string[] = [];
  const ours = { ...stored, brand: 'Cellar' };
  const { sent, saves } = await startForm({
    fetch: async (input, init) => {
      if (!String(input).endsWith('/items/I-1')) return Response.json({ data: [], meta: { total: 0 } });
      if (init?.method !== 'GET')
        return new Headers(init?.headers).get('If-Match') === '"2"'
          ? Response.json({ ...ours, version: 3 })
          : Response.json({ errorMessage: 'Outdated' }, { status: 412 });
      reads.push('item');
      if (reads.length === 1) return Response.json(stored, { headers: { ETag: '"1"' } });
      await read.promise;
      return Response.json(ours, { headers: { ETag: '"2"' } });
    },
  });
  await saves();
  await expect.poll(() => reads.length).toBe(2);
  read.resolve();
  await expect.poll(sent).toContain('item.saved');
  await expect.poll(() => sent().findLast((one) => typeof one === 'object')).toEqual(nothing);
  const states = sent().flatMap((one) => (typeof one === 'object' ? [one.isSaving] : []));
  expect(states.filter((isSaving, index) => isSaving !== states[index - 1])).toEqual([false, true, false]);
});

test('a save continues after its form is removed, and sends item.saved', async () => {
  const { screen, sent, saves, respond, isAborted, onItemSaved, errors } = await startForm();
  await saves();
  await screen.unmount();
  await expect.poll(() => sent().at(-1)).toEqual({ hasUnsavedChanges: false, isSaving: true });
  expect(isAborted()).toBe(false);
  respond(Response.json({ ...stored, brand: 'Cellar', version: 2 }));
  await expect.poll(() => sent().filter((one) => typeof one === 'string')).toEqual(outcome);
  await expect.poll(sent).toContainEqual(nothing);
  expect(onItemSaved.mock.calls).toMatchObject([[{ item: { brand: 'Cellar' } }]]);
  expect(errors).toEqual([]);
});

test('a save that fails after the form is removed calls onError with an unknown outcome', async () => {
  const { screen, saves, disconnect, errors, onItemSaved } = await startForm();
  await saves();
  await screen.unmount();
  disconnect();
  await expect
    .poll(() => errors)
    .toMatchObject([{ kind: 'network', operationId: 'updateItem', isOutcomeUnknown: true }]);
  expect(onItemSaved).not.toHaveBeenCalled();
});

test.each([true, false])(
  'with hasLeaveWarning %s, closing the page with unsaved changes asks only if it is true',
  async (hasLeaveWarning) => {
    const { brand, screen, sent } = await startForm({ hasLeaveWarning });
    await expect.element(brand).toBeVisible();
    expect(asksBeforeClosing()).toBe(false);
    await brand.fill('Cellar');
    await expect.poll(sent).toEqual([unsaved]);
    expect(asksBeforeClosing()).toBe(hasLeaveWarning);
    await screen.unmount();
    await expect.poll(asksBeforeClosing).toBe(false);
  },
);

test('a page whose form was removed during a save asks before it closes until the save has ended', async () => {
  const { screen, saves, respond } = await startForm({ hasLeaveWarning: true });
  await saves();
  await screen.unmount();
  expect(asksBeforeClosing()).toBe(true);
  respond(Response.json({ ...stored, brand: 'Cellar', version: 2 }));
  await expect.poll(asksBeforeClosing).toBe(false);
});

test('a save of the previous supplier sends its outcome after the provider is removed', async () => {
  const { screen, saves, respond, sent, rerender } = await startForm();
  await saves();
  await rerender({ supplierId: 'SUP-2' });
  await screen.unmount();
  respond(Response.json({ ...stored, brand: 'Cellar', version: 2 }));
  await expect.poll(sent).toContain('item.saved');
});

test('the page still asks for one provider while another provider has no unsaved changes', async () => {
  const first = await startForm({ hasLeaveWarning: true });
  await first.brand.fill('Cellar');
  await expect.poll(asksBeforeClosing).toBe(true);
  const second = await startForm({ hasLeaveWarning: true });
  await expect.element(second.screen.getByRole('textbox', { name: 'Brand' }).last()).toBeVisible();
  expect(asksBeforeClosing()).toBe(true);
});

test('the registry of the host holds unsaved changes until the form is removed', async () => {
  const release = vi.fn();
  const hold = vi.fn(() => release);
  const { brand, screen } = await startForm({ unsaved: { hold } });
  await brand.fill('Cellar');
  await expect.poll(() => hold).toHaveBeenCalledOnce();
  expect(release).not.toHaveBeenCalled();
  await screen.unmount();
  await expect.poll(() => release).toHaveBeenCalledOnce();
});

test('drafts in the tab are offered by the next form until removeTabDrafts() is called', async () => {
  const first = await startForm({ drafts: true });
  await first.brand.fill('Cellar');
  await first.screen.unmount();
  const second = await startForm({ drafts: true });
  await second.button('Restore').click();
  await expect.element(second.brand).toHaveValue('Cellar');
  await second.screen.unmount();
  removeTabDrafts();
  const third = await startForm({ drafts: true });
  await expect.element(third.brand).toBeVisible();
  await expect.element(third.button('Restore')).not.toBeInTheDocument();
});

test('without drafts, the browser stores nothing', async () => {
  const { brand, screen } = await startForm();
  await brand.fill('Cellar');
  await screen.unmount();
  expect({ ...sessionStorage, ...localStorage }).toEqual({});
});

import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type * as Vue from 'vue';
// @ts-expect-error: this build, which contains the compiler of templates, has no types
import * as vueWithCompiler from 'vue/dist/vue.esm-browser.prod.js';
import { startEmbedServer } from '../../../test/embed-server';
import type {} from '../../element-exports/types/react';
import { defineItemListElement, type ItemListElement } from '../../generated/elements/item-list.element';

const { createApp, ref } = vueWithCompiler as typeof Vue;

const cleanups: (() => void)[] = [];
afterEach(() => {
  for (const cleanup of cleanups.splice(0)) cleanup();
});

const sortByDescription = async () => {
  await expect.element(page.getByRole('rowheader', { name: 'SUP-1-SKU' })).toBeVisible();
  await page.getByRole('columnheader', { name: 'Description' }).getByRole('button').click();
};

test('a template of Vue sets inputs and listens to events and failures', async () => {
  defineItemListElement();
  const server = startEmbedServer();
  const calls = ref<unknown[]>([]);
  const container = document.body.appendChild(document.createElement('div'));
  const app = createApp({
    setup: () => ({
      getToken: () => 'token-1',
      fetch: server.fetch,
      onListChanged: ({ detail }: CustomEvent<{ state: { orderBy: string } }>) =>
        calls.value.push(detail.state.orderBy),
      onFailed: ({ detail }: CustomEvent<{ kind: string }>) => calls.value.push(detail.kind),
    }),
    template: `<portal-item-list
      api-url="https://portal.example" supplier-id="SUP-1" :getToken="getToken" :fetch="fetch"
      @list-changed="onListChanged" @widget-failed="onFailed" />`,
  });
  app.config.compilerOptions.isCustomElement = (tag: string) => tag.startsWith('portal-');
  app.mount(container);
  cleanups.push(() => {
    app.unmount();
    container.remove();
  });
  await expect.element(page.getByRole('rowheader', { name: 'SUP-1-SKU' })).toBeVisible();
  server.refused['/items'] = 500;
  await sortByDescription();
  await expect.poll(() => calls.value).toEqual(['description', 'http']);
});

test('JSX of React 19 sets inputs as properties and listens to events', async () => {
  defineItemListElement();
  const server = startEmbedServer();
  const orderBy: unknown[] = [];
  const list: { current: ItemListElement | null } = { current: null };
  await render(
    <portal-item-list
      ref={list}
      api-url="https://portal.example"
      supplierId="SUP-1"
      getToken={() => 'token-1'}
      fetch={server.fetch}
      onlist-changed={({ detail }) => orderBy.push(detail.state.orderBy)}
    />,
  );
  await sortByDescription();
  await expect.poll(() => orderBy).toEqual(['description']);
  expect(list.current?.getAttribute('supplier-id')).toBe('SUP-1');
});

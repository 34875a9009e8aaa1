import { PortalError } from '@portal-kit/sdk';
import type { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { Portal } from '../src/domain/provider/portal';
import type { Destination } from '../src/kernel/navigation/destination';
import type { FeatureId } from '../src/kernel/permissions/features';
import { createPortalQueryClient } from '../src/kernel/queries/query-client';
import { fakePortal, fakeSdk, type WidgetRequest } from './portal';

interface RecordDetailsScene<Loaded extends object> {
  render: (props: { onLoaded?: (loaded: Loaded) => void }) => ReactNode;
  operation: string;
  stored: Loaded;
  /** Response of the record's lists in the sections. Default: empty lists. */
  respond?: (request: WidgetRequest) => unknown;
  /** Label and value of facts on the page. */
  facts: Readonly<Record<string, string>>;
  missingTitle: string;
  listTo: Destination;
  listLink: string;
  edit: { feature: FeatureId; to: Destination };
  /** Query key of the lists of the record. */
  lists: readonly unknown[];
  /** A section with related records: title, the permissions that it needs, its operations, and its list. */
  section: {
    title: string;
    features: readonly FeatureId[];
    operations: readonly string[];
    empty: string;
    failed: string;
    showAll: { link: string; to: Destination };
  };
}

const unavailable = new PortalError({ kind: 'http', status: 503, message: 'Closed for maintenance.' });

/** Tests that the details of customers, suppliers and warehouses share. */
export function describeRecordDetails<Loaded extends object>(
  name: string,
  scene: RecordDetailsScene<Loaded>,
) {
  beforeEach(() => page.viewport(1280, 1600));
  afterEach(() => page.viewport(414, 896));

  async function start(
    record: (request: WidgetRequest) => unknown = () => scene.stored,
    portal: Partial<Portal> = {},
    queryClient: QueryClient = createPortalQueryClient(),
    lists: (request: WidgetRequest) => unknown = scene.respond ?? (() => ({ data: [], meta: { total: 0 } })),
  ) {
    const { sdk, requests } = fakeSdk((request) =>
      request.operation === scene.operation ? record(request) : lists(request),
    );
    const onLoaded = vi.fn();
    const { inside, navigation } = fakePortal({ sdk, queryClient, ...portal } as Partial<Portal>);
    const screen = await render(inside(scene.render({ onLoaded })));
    return {
      screen,
      requests,
      navigation,
      onLoaded,
      link: (label: string) => screen.getByRole('link', { name: label, exact: true }),
      section: screen.getByRole('region', { name: scene.section.title, exact: true }),
      facts: () => {
        const texts = (selector: string) =>
          [...screen.container.querySelectorAll(selector)].map(({ textContent }) => textContent);
        const values = texts('dd');
        return Object.fromEntries(texts('dt').map((term, index) => [term, values[index]]));
      },
    };
  }
  const without =
    (...closed: readonly FeatureId[]): Portal['can'] =>
    (feature) =>
      !closed.includes(feature);

  describe(name, () => {
    test(`${name} show the fields and report the loaded record`, async () => {
      const { facts, onLoaded } = await start();
      await expect.poll(facts).toMatchObject(scene.facts);
      expect(onLoaded.mock.calls).toEqual([[scene.stored]]);
    });

    test(`${name} show the row of a list while the record loads`, async () => {
      const queryClient = createPortalQueryClient();
      queryClient.setQueryData([...scene.lists, 'page'], { rows: [scene.stored], total: 1 });
      const { facts, screen } = await start(() => new Promise(() => {}), {}, queryClient);
      await expect.poll(facts).toMatchObject(scene.facts);
      expect(screen.container.querySelector('[aria-busy="true"]')).not.toBeNull();
    });

    test(`${name} show a loading state without a row, and no value`, async () => {
      const { screen, facts } = await start(() => new Promise(() => {}));
      await expect.element(screen.getByRole('status', { name: 'Loading' }).first()).toBeVisible();
      expect([...new Set(Object.values(facts()))]).toEqual(['']);
    });

    test(`${name} link to the form only with permission`, async () => {
      const { link, navigation } = await start();
      await link('Edit').click();
      expect(navigation.go.mock.calls).toEqual([[scene.edit.to]]);
    });

    test(`${name} show no Edit action without permission`, async () => {
      const { link, section } = await start(undefined, { can: without(scene.edit.feature) });
      await expect.element(section).toBeVisible();
      await expect.element(link('Edit')).not.toBeInTheDocument();
    });

    test(`${name} of an unknown record link to the list`, async () => {
      const missing = new PortalError({ kind: 'http', status: 404, message: 'Unknown' });
      const { screen, link, navigation } = await start(() => Promise.reject(missing));
      await expect.element(screen.getByRole('heading', { name: scene.missingTitle })).toBeVisible();
      await link(scene.listLink).click();
      expect(navigation.go.mock.calls).toEqual([[scene.listTo]]);
    });

    test(`${name} show Data Error after a failed load, and Retry shows the record`, async () => {
      let isDown = true;
      const { screen, facts } = await start(() => (isDown ? Promise.reject(unavailable) : scene.stored));
      await expect.element(screen.getByRole('heading', { name: 'Data Error' })).toBeVisible();
      isDown = false;
      await screen.getByRole('button', { name: 'Try again' }).click();
      await expect.poll(facts).toMatchObject(scene.facts);
    });
  });

  describe(`the section '${scene.section.title}' of ${name}`, () => {
    const { features, operations, empty, failed, showAll } = scene.section;

    test('the section shows a text without records and links to the list of all of them', async () => {
      const { section, navigation } = await start(undefined, {}, createPortalQueryClient(), () => ({
        data: [],
        meta: { total: 0 },
      }));
      await expect.element(section.getByText(empty)).toBeVisible();
      await section.getByRole('link', { name: showAll.link, exact: true }).click();
      expect(navigation.go.mock.calls).toEqual([[showAll.to]]);
    });

    test('without permission, the section sends no request and shows a message', async () => {
      const { section, requests } = await start(undefined, { can: without(...features) });
      await expect.element(section.getByText("You don't have permission to see this data.")).toBeVisible();
      await expect.element(section.getByRole('link')).not.toBeInTheDocument();
      expect(requests.filter(({ operation }) => operations.includes(operation))).toEqual([]);
    });

    test('the section shows a failure beside the other sections, and Retry loads it again', async () => {
      let isDown = true;
      const { section, facts } = await start(undefined, {}, createPortalQueryClient(), ({ operation }) =>
        isDown && operations.includes(operation)
          ? Promise.reject(unavailable)
          : { data: [], meta: { total: 0 } },
      );
      await expect.element(section.getByRole('alert')).toHaveTextContent(`${failed} Try again`);
      expect(facts()).toMatchObject(scene.facts);
      isDown = false;
      await section.getByRole('button', { name: 'Try again' }).click();
      await expect.element(section.getByText(empty)).toBeVisible();
    });

    test('the section shows the refusal of a server as missing permission', async () => {
      const refused = new PortalError({ kind: 'http', status: 403, message: 'No' });
      const { section } = await start(undefined, {}, createPortalQueryClient(), ({ operation }) =>
        operations.includes(operation) ? Promise.reject(refused) : { data: [], meta: { total: 0 } },
      );
      await expect.element(section.getByText("You don't have permission to see this data.")).toBeVisible();
    });
  });
}

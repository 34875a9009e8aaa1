import { PortalError } from '@portal-kit/sdk';
import * as contracts from '@portal-kit/sdk/contract';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { Portal } from '../src/domain/provider/portal';
import { emptyListState } from '../src/kernel/list-state/list-state';
import type { Destination } from '../src/kernel/navigation/destination';
import type { FeatureId } from '../src/kernel/permissions/features';
import type { ListProps } from '../src/lists/use-record-list';
import { fakePortal, fakeSdk, type WidgetRequest } from './portal';

const unavailable = new PortalError({ kind: 'http', status: 503, message: 'Closed for maintenance.' });
const toListResponse = (rows: readonly unknown[]) => ({ data: rows, meta: { total: rows.length } });

async function show(
  widget: ReactNode,
  respond: (request: WidgetRequest) => unknown,
  portal: Partial<Portal> = {},
) {
  const { sdk, requests } = fakeSdk(respond);
  const { inside, navigation, notify } = fakePortal({ sdk, ...portal });
  const screen = await render(inside(widget));
  const texts = (role: string) =>
    screen
      .getByRole(role)
      .elements()
      .map(({ textContent }) => textContent);
  return {
    screen,
    requests,
    navigation,
    notify,
    button: (name: string) => screen.getByRole('button', { name, exact: true }),
    link: (name: string) => screen.getByRole('link', { name, exact: true }),
    /** Texts of all rows, row headers first. */
    rows: () => [texts('rowheader'), texts('cell')],
  };
}

const useWideWindow = () => {
  beforeEach(() => page.viewport(1640, 1600));
  afterEach(() => page.viewport(414, 896));
};

const without =
  (...closed: readonly FeatureId[]): Portal['can'] =>
  (feature) =>
    !closed.includes(feature);

/** Operations that return a list with a default sort order. */
type ListOperation = {
  [Name in keyof typeof contracts]: (typeof contracts)[Name] extends { defaultSort: object }
    ? Name extends `${infer Operation}Contract`
      ? Operation
      : never
    : never;
}[keyof typeof contracts];

interface RecordListScene {
  render: (props: ListProps) => ReactNode;
  operation: ListOperation;
  path?: Record<string, string>;
  /** Accessible name of the table. */
  title: string;
  /**
   * A complete record, and a record with unknown codes and without optional fields. Both have the texts of their cells.
   */
  records: readonly [
    complete: { record: object; header: string; cells: readonly string[] },
    sparse: { record: object; header: string; cells: readonly string[] },
  ];
  /** Destination of the complete record's row. */
  rowTo: Destination;
  createTo: Destination;
  createLabel: string;
  /** Every user can export the list. */
  hasExport?: boolean;
  features: { create: FeatureId; row: FeatureId };
  empty: { create: string; readOnly: string; filtered: string };
  search: string;
  /** A sortable column that is not the default, if the list has one. */
  sort?: { label: string; field: string };
  filter: { field: string; option: string; value: string };
}

/** Runs the tests that every list of records must pass. */
export function describeRecordList(name: string, scene: RecordListScene) {
  const { records, operation, path = {}, empty } = scene;
  // biome-ignore lint/performance/noDynamicNamespaceImportAccess: the test runs for every list of the contract
  const { defaultSort } = contracts[`${operation}Contract`];
  const both = (request: WidgetRequest) =>
    toListResponse(request.operation === operation ? records.map(({ record }) => record) : []);
  const headers = records.map(({ header }) => header);
  const cells = () => records.flatMap(({ cells }) => cells);

  describe(name, () => {
    useWideWindow();

    test(`${name} shows a page of rows, unknown codes as text and missing values as dashes`, async () => {
      const { rows, screen, requests } = await show(scene.render({}), both);
      await expect.poll(rows).toEqual([headers, cells()]);
      await expect.element(screen.getByRole('table', { name: scene.title, exact: true })).toBeVisible();
      expect(requests.map(({ operation, path, query }) => ({ operation, path, query }))).toEqual([
        { operation, path, query: { limit: 10, offset: 0, ...defaultSort } },
      ]);
    });

    test(`${name} shows a loading state until the first page has loaded`, async () => {
      const response = Promise.withResolvers<unknown>();
      const { screen, rows } = await show(scene.render({}), () => response.promise);
      await expect.element(screen.getByRole('status', { name: 'Loading' })).toBeVisible();
      expect(rows()[0]).toEqual([]);
      response.resolve(toListResponse(records.map(({ record }) => record)));
      await expect.poll(() => rows()[0]).toEqual(headers);
    });

    test.each([
      ['with create permission', without(), {}, empty.create],
      ['without create permission', without(scene.features.create), {}, empty.readOnly],
      ['after a search', without(), { state: { ...emptyListState, searchInput: 'zzz' } }, empty.filtered],
    ])(`${name} shows the empty message %s`, async (_, can, props, text) => {
      const { screen } = await show(scene.render(props), () => toListResponse([]), { can });
      await expect.element(screen.getByRole('heading', { name: 'Nothing to show here' })).toBeVisible();
      await expect.element(screen.getByText(text, { exact: true })).toBeVisible();
    });

    if (!scene.hasExport) {
      test(`${name} passes nothing to renderActions for a user without actions`, async () => {
        const renderActions = vi.fn(() => null);
        const { screen } = await show(scene.render({ renderActions }), both, { can: () => false });
        await expect.element(screen.getByRole('rowheader').first()).toBeVisible();
        expect(renderActions).toHaveBeenCalled();
        expect(renderActions.mock.calls.flat().filter(Boolean)).toEqual([]);
      });
    }

    test(`${name} shows Data Error with the server's message, and Retry loads the rows`, async () => {
      let isDown = true;
      const { screen, button, rows } = await show(scene.render({}), (request) =>
        isDown ? Promise.reject(unavailable) : both(request),
      );
      await expect.element(screen.getByRole('heading', { name: 'Data Error' })).toBeVisible();
      await expect.element(screen.getByText(/Closed for maintenance\./)).toBeVisible();
      isDown = false;
      await button('Try again').click();
      await expect.poll(() => rows()[0]).toEqual(headers);
    });

    test(`${name} links its rows and the create button to their destinations`, async () => {
      const { link, navigation } = await show(scene.render({}), both);
      await link(records[0].header).click();
      await link(scene.createLabel).click();
      expect(navigation.go.mock.calls).toEqual([[scene.rowTo], [scene.createTo]]);
    });

    test(`${name} shows neither row links nor a create button without permission`, async () => {
      const can = without(scene.features.create, scene.features.row);
      const { screen, rows, link } = await show(scene.render({}), both, { can });
      await expect.poll(() => rows()[0]).toEqual(headers);
      await expect.element(screen.getByRole('table').getByRole('link')).not.toBeInTheDocument();
      await expect.element(link(scene.createLabel)).not.toBeInTheDocument();
    });

    test(`${name} sends search, filter and sort order with the first page`, async () => {
      const { screen, button, requests, rows } = await show(scene.render({}), both);
      await expect.poll(() => rows()[0]).toEqual(headers);
      const expected: Record<string, unknown> = { limit: 10, offset: 0, ...defaultSort };
      const last = () => expect.poll(() => requests.at(-1)?.query);
      if (scene.sort) {
        await screen.getByRole('columnheader', { name: scene.sort.label }).getByRole('button').click();
        Object.assign(expected, { sortBy: scene.sort.field, sortDirection: 'ASC' });
        await last().toEqual(expected);
      }
      await screen.getByRole('searchbox', { name: scene.search }).fill(' wine ');
      Object.assign(expected, { searchString: 'wine' });
      await last().toEqual(expected);
      await button('Filter').click();
      await page.getByRole('menuitem', { name: scene.filter.field, exact: true }).click();
      await page.getByText(scene.filter.option, { exact: true }).last().click();
      await last().toEqual({ ...expected, filter: scene.filter.value });
    });
  });
}

interface RecordFormScene {
  /** The form of the stored record. */
  render: () => ReactNode;
  operations: { read: string; update: string };
  /** Response to the read operation. */
  stored: unknown;
  /** Response to the read operation, or its error, when the record does not exist. */
  missing: () => unknown;
  missingTitle: string;
  listTo: Destination;
  listLink: string;
  /** Responses to other operations, e.g. options of a field. */
  respond?: (request: WidgetRequest) => unknown;
  /** Changes the record with the fields of the form. */
  change: (screen: Awaited<ReturnType<typeof show>>['screen']) => Promise<void>;
  /** The part of the request body that {@link change} affects, and the fields that identify the record. */
  changed: object;
  fieldError: { fieldPath: string; role: 'textbox' | 'combobox'; label: string };
  ifMatch: string;
  saved: { title: string; caption?: string };
}

/**
 * Runs the tests that every form of a record must pass: a missing record, a failed load, and a save with server field
 * errors.
 */
export function describeRecordForm(name: string, scene: RecordFormScene) {
  const { operations, fieldError } = scene;
  const rejected = new PortalError({
    kind: 'http',
    status: 422,
    message: 'The record could not be saved',
    fields: [{ fieldPath: fieldError.fieldPath, message: 'Not accepted by the server' }],
  });
  const responses = (read: () => unknown, update: () => unknown) => (request: WidgetRequest) => {
    if (request.operation === operations.read) return read();
    return request.operation === operations.update ? update() : scene.respond?.(request);
  };

  describe(name, () => {
    useWideWindow();

    test(`${name} shows a message with a link to the list when the record does not exist`, async () => {
      const { screen, link, navigation } = await show(
        scene.render(),
        responses(scene.missing, () => undefined),
      );
      await expect.element(screen.getByRole('heading', { name: scene.missingTitle })).toBeVisible();
      await link(scene.listLink).click();
      expect(navigation.go.mock.calls).toEqual([[scene.listTo]]);
    });

    test(`${name} shows Data Error after a failed load, and Retry shows the form`, async () => {
      let isDown = true;
      const { screen, button } = await show(
        scene.render(),
        responses(
          () => (isDown ? Promise.reject(unavailable) : scene.stored),
          () => undefined,
        ),
      );
      await expect.element(screen.getByRole('heading', { name: 'Data Error' })).toBeVisible();
      isDown = false;
      await button('Try again').click();
      await expect.element(button('Save')).toBeVisible();
    });

    test(`${name} shows the server's message on its field, keeps the values, and saves them at the next attempt`, async () => {
      let isRejected = true;
      const { screen, button, requests, navigation, notify } = await show(
        scene.render(),
        responses(
          () => scene.stored,
          () => (isRejected ? Promise.reject(rejected) : undefined),
        ),
      );
      await expect.element(button('Save')).toBeVisible();
      await scene.change(screen);
      const save = async () => {
        await button('Save').click();
        await button('Confirm').click();
      };
      await save();
      const field = screen.getByRole(fieldError.role, { name: fieldError.label, exact: true }).first();
      await expect.element(field).toHaveAccessibleDescription(/Not accepted by the server/);
      expect(notify.mock.calls.map(([{ status, caption }]) => [status, caption])).toEqual([
        ['error', 'The record could not be saved'],
      ]);
      expect(navigation.go).not.toHaveBeenCalled();

      isRejected = false;
      await save();
      await expect.poll(() => navigation.go.mock.calls).toEqual([[scene.listTo]]);
      const updates = requests.filter(({ operation }) => operation === operations.update);
      expect(updates).toEqual(
        [1, 2].map(() =>
          expect.objectContaining({
            body: expect.objectContaining(scene.changed),
            ifMatch: scene.ifMatch,
          }),
        ),
      );
      expect(notify.mock.lastCall?.[0]).toMatchObject({ status: 'success', ...scene.saved });
    });
  });
}

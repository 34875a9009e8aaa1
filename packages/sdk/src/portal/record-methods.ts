import { findOperation } from '../client/find-operation';
import { PortalError } from '../client/portal-error';
import type { PortalSdk } from '../client/types';
import type {
  RecordIds,
  Resource,
  ResourceTypes,
  SupplierScope,
} from '../resources/requests/create-resource';
import type { ListParams, Page } from '../resources/requests/list';
import type { PortalQuery } from '../resources/requests/query-options';
import { type Change, changeRecord, requireRecord } from './change-record';
import type { ChangeOptions, CreateOptions, ListInput, ReadOptions } from './method-options';
import { readAll, toPageParams } from './read-all';
import type { RequestFields } from './request-body';

/**
 * Methods of the records of a resource. `Input` is the search, filter, sort order and page size of its list, `Row` a record in
 * the list, and `Changed` the request body of an update.
 */
export interface RecordMethods<Rec, Body, Input, Row = Rec, Changed = Body> {
  /**
   * Reads all records, one request per page. Requests the next page only after the loop has used the current one; `break`
   * stops the requests.
   *
   * Records may enter or leave the list meanwhile. The loop gets each record once. If records leave the list, the list
   * requests the affected part again, so a loop may change the records that its filter selects. The loop misses a record
   * that enters the list at the start, or moves to the start: sort by a field that does not change, such as `createdAt` of
   * items, to read new records last. The loop can also miss a record if one record leaves and another enters the list
   * between two requests, because the total stays equal.
   *
   * @throws PortalError of any kind; `http` 400 for an invalid filter, 403 without the permission for the list; `aborted`
   * also
   *   between two records; `parse` with code `REPEATED_PAGE` if the server repeats its pages, and with code `LIST_TOO_LONG`
   *   after 1,000,000 records.
   *
   * @example
   * ```ts
   * import type { Portal } from '@portal-kit/sdk/portal';
   *
   * export async function printItems(portal: Portal) {
   *   const input = { filter: { itemStatus: 'ACTIVE' }, sortBy: 'createdAt' } as const;
   *   for await (const item of portal.items.list('SUP-1001', input)) console.log(item.sku);
   * }
   * ```
   */
  list(input?: Input, options?: ReadOptions): AsyncGenerator<Row, void, undefined>;
  /**
   * Reads one page with the total number of records. Rejects with `http` 400 for an invalid filter, and 403 without the
   * permission for the list.
   */
  page(input?: Input, options?: ReadOptions): Promise<Page<Row>>;
  /** Reads a record. Rejects with `http` 404 for an unknown id. */
  get(id: string, options?: ReadOptions): Promise<Rec>;
  /**
   * Creates a record.
   *
   * @throws PortalError of any kind; `http` 409 for a duplicate, 422 with `fields`. `isOutcomeUnknown` is true if the server
   *   may have stored the record.
   */
  create(body: Body, options?: CreateOptions): Promise<Rec>;
  /**
   * Replaces a record; omitted fields are cleared. Pass a function to change some fields: it receives the stored values and
   * returns the new body. The SDK sends the version that it read, or `ifMatch` if given, and the update rejects with 412 if
   * the record has changed since then.
   *
   * @throws PortalError of any kind; `http` 404, 409 for a conflict with other records, 412 for an outdated version, 422
   * with
   *   `fields`, 428 if the deployment requires `ifMatch`.
   */
  update(id: string, change: Change<Changed>, options?: ChangeOptions): Promise<Rec>;
}

/** Methods of records that belong to a supplier. The first argument of each method is the id of the supplier. */
export type PerSupplier<Methods> = {
  [Name in keyof Methods]: Methods[Name] extends (...parameters: infer Rest) => infer Result
    ? (supplierId: string, ...rest: Rest) => Result
    : never;
};

/** Users have no GET operation, so an unknown user is a missing entry of the list, not a 404. */
const unknownUser = () =>
  new PortalError({
    kind: 'parse',
    status: 200,
    code: 'UNKNOWN_USER',
    operationId: 'listUsers',
    message: '@portal-kit/sdk: the list of users does not contain this email address.',
  });

/** Creates the methods of a resource. `fields` are the fields of the request body. */
export function recordMethods<T extends ResourceTypes, Input extends ListInput>(
  sdk: PortalSdk,
  resource: Resource<T>,
  scope: T['scope'],
  fields: RequestFields,
): RecordMethods<T['record'], T['body'], Input, T['row'], T['changed']> {
  const { name, id, listPath } = resource;
  const toRecordIds = (recordId: string) => ({ ...scope, [id]: recordId }) as RecordIds<T>;
  const listQuery = resource.queries.list as (sdk: PortalSdk, params: object) => PortalQuery<Page<T['row']>>;
  const readPage = (params: ListParams, options: ReadOptions) =>
    listQuery(sdk, { ...scope, ...params }).queryFn(options);
  const recordIn = (result: object) => (result as Record<string, T['record'] | null>)[name] ?? null;
  const read = async (recordId: string, options: ReadOptions) => {
    const result = await resource.queries.details(sdk, toRecordIds(recordId)).queryFn(options);
    const record = recordIn(result);
    if (record === null) throw unknownUser();
    return { record, etag: result.etag };
  };
  return {
    list: (input, options = {}) =>
      readAll(readPage, (row) => row[id as keyof typeof row], input ?? {}, options),
    page: (input, options = {}) => readPage(toPageParams(input ?? {}), options),
    get: async (recordId, options = {}) => (await read(recordId, options)).record,
    create: async (body, options = {}) => {
      const saved = await resource.create(sdk, scope, body, options);
      return requireRecord(recordIn(saved), findOperation('POST', listPath).id);
    },
    update: (recordId, change, options = {}) =>
      changeRecord({
        change,
        options,
        fields,
        read: (call) => read(recordId, call),
        send: async (body, call) => recordIn(await resource.update(sdk, toRecordIds(recordId), body, call)),
      }),
  };
}

/** Adds the id of the supplier to the methods of a resource. */
export const perSupplier = <Rec, Body, Input, Row, Changed>(
  createMethods: (scope: SupplierScope) => RecordMethods<Rec, Body, Input, Row, Changed>,
): PerSupplier<RecordMethods<Rec, Body, Input, Row, Changed>> => ({
  list: (supplierId, ...rest) => createMethods({ supplierId }).list(...rest),
  page: (supplierId, ...rest) => createMethods({ supplierId }).page(...rest),
  get: (supplierId, ...rest) => createMethods({ supplierId }).get(...rest),
  create: (supplierId, ...rest) => createMethods({ supplierId }).create(...rest),
  update: (supplierId, ...rest) => createMethods({ supplierId }).update(...rest),
});

import type { ApiResult, CallOptions } from '../../client/call';
import type { RecordShape } from '../../client/conform';
import type { OperationAt, PathWith } from '../../client/contract-types';
import type { PortalPaths, PortalResponseData } from '../../client/portal-client';
import type { PortalSdk } from '../../client/types';
import { fetchPage, type ListParams, listQuery, type Page } from './list';
import { type PortalMutation, portalMutation } from './mutation-options';
import { type PortalQuery, portalQuery, resourceKey } from './query-options';
import { getEtag, parseRecord } from './versioned';

/** A record under its name, with the `etag` that a change is based on; null when the server sent no tag. */
export type Stored<Name extends string, Rec> = { readonly [Key in Name]: Rec } & {
  readonly etag: string | null;
};

/** Input of a mutation that creates a record. */
export type CreateVariables<Name extends string, Body> = { readonly [Key in Name]: Body } & {
  /** One key per confirmed submit. Default: a new key per call. */
  readonly idempotencyKey?: string | undefined;
};

/** Input of a mutation that updates a record. `Id` is the name of the id, unless the request body contains the id. */
export type UpdateVariables<Name extends string, Body, Id extends string = never> = {
  readonly [Key in Id]: string;
} & { readonly [Key in Name]: Body } & {
  /** The `etag` of the record that was read. Without an `etag` the last write wins. */
  readonly etag?: string | null | undefined;
};

/** Parameters of the records of a supplier. */
export interface SupplierScope {
  readonly supplierId: string;
}

/** Types of a resource. */
export interface ResourceTypes {
  /** Parameters of the list, for example {@link SupplierScope}. */
  readonly scope: object;
  /** Name of a record, for example `item`. */
  readonly name: string;
  /** Name of the field that identifies a record, for example `itemId`. */
  readonly id: string;
  /** Row of the list. */
  readonly row: object;
  readonly record: object;
  /** What `details` reads: the record, or null for an unknown id if the record is read from its list. */
  readonly found: object | null;
  /** Request body of `create` and `update`. */
  readonly body: object;
  /** Request body of `update` without the id. */
  readonly changed: object;
}

/** Parameters that identify a record. */
export type RecordIds<T extends ResourceTypes> = T['scope'] & { readonly [Key in T['id']]: string };

type SavedRecord<T extends ResourceTypes> = Stored<T['name'], T['record'] | null>;
type CreateInput<T extends ResourceTypes> = CreateVariables<T['name'], T['body']>;
type UpdateInput<T extends ResourceTypes> = UpdateVariables<
  T['name'],
  T['body'],
  Exclude<T['id'], keyof T['body']>
>;

/** An argument: none without parameters, optional if no parameter is required, otherwise required. */
type OptionalParams<Params> = keyof Params extends never
  ? []
  : Record<never, never> extends Params
    ? [params?: Params]
    : [params: Params];

/** Query keys of a resource, from general to specific. */
export interface ResourceKeys<T extends ResourceTypes> {
  all(...scope: OptionalParams<T['scope']>): readonly unknown[];
  lists(...scope: OptionalParams<T['scope']>): readonly unknown[];
  details(ids: RecordIds<T>): readonly unknown[];
}

/** TanStack Query options that read the records of a resource. */
export interface ResourceQueries<T extends ResourceTypes> {
  list(sdk: PortalSdk, ...params: OptionalParams<T['scope'] & ListParams>): PortalQuery<Page<T['row']>>;
  details(sdk: PortalSdk, ids: RecordIds<T>): PortalQuery<Stored<T['name'], T['found']>>;
}

/** TanStack mutation options that write the records of a resource. */
export interface ResourceMutations<T extends ResourceTypes> {
  create(
    sdk: PortalSdk,
    ...scope: OptionalParams<T['scope']>
  ): PortalMutation<CreateInput<T>, SavedRecord<T>>;
  update(
    sdk: PortalSdk,
    ...scope: OptionalParams<T['scope']>
  ): PortalMutation<UpdateInput<T>, SavedRecord<T>>;
}

/** Keys, queries and mutations of a resource, and its writes with the options of one call. */
export interface Resource<T extends ResourceTypes> {
  readonly name: T['name'];
  readonly id: T['id'];
  /** Path of the list, where records are created. */
  readonly listPath: ResourceDefinition<T>['listPath'];
  readonly keys: ResourceKeys<T>;
  readonly queries: ResourceQueries<T>;
  readonly mutations: ResourceMutations<T>;
  create(sdk: PortalSdk, scope: T['scope'], body: T['body'], options: CallOptions): Promise<SavedRecord<T>>;
  /** Updates a record. At a path without the id, the request body gets the id from `ids`. */
  update(sdk: PortalSdk, ids: RecordIds<T>, body: object, options: CallOptions): Promise<SavedRecord<T>>;
}

/** Paths of the contract whose GET responds with a record. */
type ReadPath<Rec> = {
  [Path in PathWith<PortalPaths, 'get'>]: [
    PortalResponseData<OperationAt<PortalPaths, 'get', Path>>,
  ] extends [Rec]
    ? Path
    : never;
}[PathWith<PortalPaths, 'get'>];

/** Paths of the contract that take a request body. */
type WritePath<Method extends 'post' | 'put', Body> = {
  [Path in PathWith<PortalPaths, Method>]: OperationAt<PortalPaths, Method, Path> extends {
    requestBody: { content: { 'application/json': infer Json } };
  }
    ? [Body] extends [Json]
      ? Path
      : never
    : never;
}[PathWith<PortalPaths, Method>];

interface ResourceDefinition<T extends ResourceTypes> {
  /** Third part of the query keys, for example `items`. */
  readonly key: string;
  readonly name: T['name'];
  readonly id: T['id'];
  /** Path of the list, where records are created. */
  readonly listPath: WritePath<'post', T['body']>;
  /** Path of one record. Default: the path of the list, if `get` reads records from the list. */
  readonly recordPath?: ReadPath<T['record']>;
  /** Path of an update. Default: `recordPath`. At the path of the list, the request body contains the id. */
  readonly updatePath?: WritePath<'put', T['body']>;
  readonly rowShape: RecordShape;
  /** Default: `rowShape`. */
  readonly recordShape?: RecordShape;
  /** Further lists of the records in query keys, which a write makes stale. */
  readonly otherLists?: readonly string[];
  /** Whether ids that differ only in case identify the same record. Default false. */
  readonly isCaseIgnored?: boolean;
  /** Reads a record. Default: a GET of `recordPath`. */
  readonly get?: (
    sdk: PortalSdk,
    ids: RecordIds<T>,
    options: CallOptions,
  ) => Promise<Stored<T['name'], T['found']>>;
}

type Call = (path: string, request: object) => Promise<ApiResult<object>>;

/** Returns the client without types: `ResourceDefinition` has checked the paths. */
const getUntypedClient = (sdk: PortalSdk) =>
  sdk.client as unknown as Readonly<Record<'GET' | 'POST' | 'PUT', Call>>;

type Params = Readonly<Record<string, unknown>>;
type Variables = Readonly<Record<string, object>> & CallOptions & { readonly etag?: string };

/** Creates the query options, mutation options and writes of a resource from the paths of its operations. */
export function createResource<T extends ResourceTypes>(definition: ResourceDefinition<T>): Resource<T> {
  const { key, name, id, listPath, recordPath = listPath, updatePath = recordPath } = definition;
  const { rowShape, recordShape = rowShape, otherLists = [], isCaseIgnored = false } = definition;
  const isPerSupplier = listPath.includes('{supplierId}');
  const isIdInBody = updatePath === listPath;

  // Some paths of the contract name the id `id`.
  const toPathParams = (ids: Params) => ({ path: { ...ids, id: ids[id] } });
  const saved = (result: ApiResult<object>) => ({ [name]: result.data ?? null, etag: getEtag(result) });

  const readRecord = async (sdk: PortalSdk, ids: Params, options: CallOptions) => {
    const result = await getUntypedClient(sdk).GET(recordPath, { ...options, params: toPathParams(ids) });
    return { [name]: parseRecord(result, recordPath, recordShape), etag: getEtag(result) };
  };
  const get = (definition.get as typeof readRecord | undefined) ?? readRecord;
  const create = async (sdk: PortalSdk, scope: Params, body: object, options: CallOptions) =>
    saved(await getUntypedClient(sdk).POST(listPath, { ...options, params: { path: scope }, body }));
  const update = async (sdk: PortalSdk, ids: Params, values: object, options: CallOptions) => {
    const body = isIdInBody ? { ...values, [id]: ids[id] } : values;
    return saved(
      await getUntypedClient(sdk).PUT(updatePath, { ...options, params: toPathParams(ids), body }),
    );
  };

  const all = ({ supplierId }: Params = {}) => resourceKey(isPerSupplier ? String(supplierId) : null, key);
  const lists = (scope?: Params) => [...all(scope), 'list'];
  const details = (ids: Params) => {
    const recordId = String(ids[id]);
    return [...all(ids), 'details', isCaseIgnored ? recordId.toLowerCase() : recordId];
  };
  const allLists = (scope: Params) => ['list', ...otherLists].map((other) => [...all(scope), other]);

  const queries = {
    list: (sdk: PortalSdk, params: Params = {}) =>
      portalQuery([...lists(params), listQuery(params)], (options) =>
        fetchPage(sdk, listPath, rowShape, params, options),
      ),
    details: (sdk: PortalSdk, ids: Params) => portalQuery(details(ids), (options) => get(sdk, ids, options)),
  };
  const mutations = {
    create: (sdk: PortalSdk, scope: Params = {}) =>
      portalMutation(
        [...all(scope), 'create'],
        (variables: Variables) =>
          create(sdk, scope, variables[name] as object, { idempotencyKey: variables.idempotencyKey }),
        () => ({ lists: allLists(scope) }),
      ),
    update: (sdk: PortalSdk, scope: Params = {}) => {
      const getRecordIds = (variables: Variables): Params => ({
        ...scope,
        [id]: (isIdInBody ? (variables[name] as Params) : variables)[id],
      });
      return portalMutation(
        [...all(scope), 'update'],
        (variables: Variables) =>
          update(sdk, getRecordIds(variables), variables[name] as object, { ifMatch: variables.etag }),
        (variables) => ({ lists: allLists(scope), changed: [details(getRecordIds(variables))] }),
      );
    },
  };
  const resource = { name, id, listPath, create, update, keys: { all, lists, details }, queries, mutations };
  return resource as unknown as Resource<T>;
}

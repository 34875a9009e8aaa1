import type { DataPath, defaultDataBasePath } from '../generated/operations';
import type { paths } from '../generated/portal';
import type { ApiResult, DownloadedFile, TransferOptions } from './call';
import type { BodyOption, OperationAt, ParamsOption, PathWith, Verb } from './contract-types';

/**
 * Paths of the portal contract with their operations. Portal-data paths have no base: `/users` and
 * `/suppliers/{supplierId}/items` are relative to `dataBasePath` of `PortalSdkOptions`. Source: `openapi/portal`.
 */
export type PortalPaths = {
  [Path in keyof paths as Path extends `${typeof defaultDataBasePath}${infer Below extends DataPath}`
    ? Below
    : Path]: paths[Path];
};

type Contract<Method extends Verb, Path extends keyof PortalPaths> = OperationAt<PortalPaths, Method, Path>;

/** Parameters and body of one operation with the types of the contract, and the options of the call. */
export type PortalRequest<Operation> = ParamsOption<Operation> & BodyOption<Operation> & TransferOptions;

/** Success statuses of the contract whose responses have a body. */
type SuccessStatus = 200 | 201 | 202;

type Body<Response> = Response extends { content: infer Content }
  ? Content extends { 'application/json': infer Json }
    ? Json
    : Blob
  : never;

/** Body of an operation's success response: JSON with the type of the contract, or a `Blob` for a file. */
export type PortalResponseData<Operation> = Operation extends { responses: infer Responses }
  ? { [Status in keyof Responses & SuccessStatus]: Body<Responses[Status]> }[keyof Responses & SuccessStatus]
  : never;

/**
 * Sends a request with one HTTP method to a path of the contract. `init` may be omitted if the operation requires no
 * parameters and no body.
 */
export type PortalClientMethod<Method extends Verb> = <Path extends PathWith<PortalPaths, Method>>(
  path: Path,
  ...init: Record<never, never> extends PortalRequest<Contract<Method, Path>>
    ? [init?: PortalRequest<Contract<Method, Path>>]
    : [init: PortalRequest<Contract<Method, Path>>]
) => Promise<ApiResult<PortalResponseData<Contract<Method, Path>>>>;

type FilePath = {
  [Path in PathWith<PortalPaths, 'get'>]: PortalResponseData<Contract<'get', Path>> extends Blob
    ? Path
    : never;
}[PathWith<PortalPaths, 'get'>];

/** Downloads a file from a path of the contract, with the name from the server. */
export type PortalDownload = <Path extends FilePath>(
  path: Path,
  init: PortalRequest<Contract<'get', Path>>,
) => Promise<DownloadedFile>;

/**
 * Typed client of every operation of the contract. A call takes a path and parameters and
 * returns typed `data`. Each call sends the token of its security scheme and has a deadline that covers the body.
 * `createPortalSdk` implements the client and describes when a call is repeated. Source: `openapi/portal`.
 *
 * `data` is `undefined` after a 204, and a `Blob` for a file. A `multipart` body is an object that contains the parts.
 *
 * Errors: rejects with a `PortalError` of any kind; `parse` with `code` `INVALID_PATH_PARAMETER` or `UNKNOWN_OPERATION`
 * when no request was sent. The platform's `TypeError` for a body or header that cannot be sent, and an error that
 * `onProgress` throws during a download, are thrown unchanged.
 *
 * @example Node
 * ```ts
 * import type { PortalSdk } from '@portal-kit/sdk';
 *
 * export async function itemSkus(sdk: PortalSdk, supplierId: string) {
 *   const { data } = await sdk.client.GET('/suppliers/{supplierId}/items', {
 *     params: { path: { supplierId }, query: { limit: 20, sortBy: 'sku' } },
 *   });
 *   return data?.data.map((item) => item.sku) ?? [];
 * }
 * ```
 *
 * @example Worker without DOM
 * ```ts
 * import { createPortalSdk } from '@portal-kit/sdk';
 *
 * self.onmessage = async ({ data: accessToken }: MessageEvent<string>) => {
 *   const tokens = { get: () => accessToken, refresh: async () => null };
 *   const sdk = createPortalSdk({ baseUrl: 'https://portal.example', tokens });
 *   const { data } = await sdk.client.GET('/api/v1/warehouses', { params: { query: { limit: 100 } } });
 *   self.postMessage(data?.data.map((warehouse) => warehouse.name) ?? []);
 * };
 * ```
 *
 * @example Browser
 * ```ts
 * import type { PortalSdk } from '@portal-kit/sdk';
 *
 * export async function uploadItems(sdk: PortalSdk, file: File, progress: HTMLProgressElement) {
 *   await sdk.client.POST('/suppliers/{supplierId}/imports/items', {
 *     params: { path: { supplierId: 'SUP-1001' } },
 *     body: { file },
 *     onProgress: ({ loadedBytes }) => {
 *       progress.value = loadedBytes / file.size;
 *     },
 *   });
 * }
 * ```
 */
export interface PortalClient {
  readonly GET: PortalClientMethod<'get'>;
  readonly POST: PortalClientMethod<'post'>;
  readonly PUT: PortalClientMethod<'put'>;
  readonly PATCH: PortalClientMethod<'patch'>;
  readonly DELETE: PortalClientMethod<'delete'>;
}

export type {
  ApiResult,
  CallOptions,
  DownloadedFile,
  TransferOptions,
  TransferProgress,
} from './client/call';
export { newIdempotencyKey } from './client/idempotency-key';
export type { TokenKind } from './client/operation';
export type {
  PortalClient,
  PortalClientMethod,
  PortalDownload,
  PortalPaths,
  PortalRequest,
  PortalResponseData,
} from './client/portal-client';
export {
  type FieldError,
  GENERIC_ERROR_MESSAGE,
  isFinalResponse,
  isPortalError,
  PortalError,
  type PortalErrorInit,
  type PortalErrorKind,
} from './client/portal-error';
export { createPortalSdk } from './client/portal-sdk';
export type { RefreshReason, TokenSource } from './client/token-source';
export type {
  MaintenancePort,
  ObservedRequest,
  PortalSdk,
  PortalSdkOptions,
  RequestObserver,
  RequestOutcome,
} from './client/types';
export type { components, operations } from './generated/portal';
export type {
  CreateVariables,
  ResourceKeys,
  ResourceMutations,
  ResourceQueries,
  Stored,
  SupplierScope,
  UpdateVariables,
} from './resources/requests/create-resource';
export type { ListParams, Page, SelectionParams } from './resources/requests/list';
export type { MutationContext, PortalMutation } from './resources/requests/mutation-options';
export type { PortalQuery, QueryContext } from './resources/requests/query-options';

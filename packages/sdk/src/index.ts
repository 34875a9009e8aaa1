export type { Operation, OperationData, OperationInput, SecurityKind } from './client/operation';
export {
  type FieldError,
  GENERIC_ERROR_MESSAGE,
  isPortalError,
  PortalError,
  type PortalErrorInit,
  type PortalErrorKind,
} from './client/portal-error';
export { createPortalSdk, newIdempotencyKey } from './client/portal-sdk';
export type {
  ApiResult,
  CallOptions,
  DownloadedFile,
  PortalSdk,
  PortalSdkOptions,
  RefreshReason,
  TokenKind,
  TokenSource,
  TransferOptions,
  TransferProgress,
  UploadInput,
} from './client/types';
export type { components, operations } from './generated/portal';
export type { ListParams, Page, SelectionParams } from './resources/list';
export type { MutationContext, PortalMutation } from './resources/mutation-options';
export type { PortalQuery, QueryContext } from './resources/query-options';

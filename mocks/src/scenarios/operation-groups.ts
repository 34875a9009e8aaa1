import type { ContractOperation } from '@portal-kit/contract/contract';

type OperationFilter = (operation: ContractOperation) => boolean;

export const isPortalCall: OperationFilter = ({ document }) => document === 'portal';

/** Returns whether the portal's server handles an operation, including the operations for partners' servers. */
export const isServerCall: OperationFilter = ({ document }) => document !== 'identity';

/** Returns whether an operation accepts an access token. */
export const isDataCall: OperationFilter = ({ securitySchemes }) =>
  securitySchemes.some((scheme) => scheme.startsWith('accessToken'));

export const isList: OperationFilter = ({ operationId }) => operationId.startsWith('list');

export const isDownload: OperationFilter = (operation) =>
  isPortalCall(operation) &&
  /^(export|get\w+(Template|Report)$|getBillOfLading$)/.test(operation.operationId);

export const isSave: OperationFilter = (operation) => isPortalCall(operation) && operation.method !== 'GET';

export const isOneOf =
  (...operationIds: readonly string[]): OperationFilter =>
  ({ operationId }) =>
    operationIds.includes(operationId);

import type { ContractOperation } from '../contract/contract.ts';

type Among = (operation: ContractOperation) => boolean;

export const isPortalCall: Among = ({ document }) => document === 'portal';

/** Operations that accept an access token. */
export const isDataCall: Among = ({ securitySchemes }) =>
  securitySchemes.some((scheme) => scheme.startsWith('accessToken'));

export const isList: Among = ({ operationId }) => operationId.startsWith('list');

export const isDownload: Among = (operation) =>
  isPortalCall(operation) &&
  /^(export|get\w+(Template|Report)$|getBillOfLading$)/.test(operation.operationId);

export const isSave: Among = (operation) => isPortalCall(operation) && operation.method !== 'GET';

export const isOneOf =
  (...operationIds: readonly string[]): Among =>
  ({ operationId }) =>
    operationIds.includes(operationId);

import type { ContractOperation } from '@portal-kit/contract/contract';

/**
 * Returns whether an operation is part of the sign-in. A recording's tokens are invalid in the sandbox, so its own
 * sign-in is used.
 */
export const isOfSignIn = ({ document, operationId }: ContractOperation) =>
  document !== 'portal' || operationId === 'getAccessToken';

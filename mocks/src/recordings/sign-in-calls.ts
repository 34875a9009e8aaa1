import type { ContractOperation } from '@portal-kit/contract/contract';

/** Tokens of a recording are invalid in the sandbox, so its own sign-in is used. */
export const isOfSignIn = ({ document, operationId }: ContractOperation) =>
  document !== 'portal' || operationId === 'getAccessToken';

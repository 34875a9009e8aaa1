import { type IdentityError, isIdentityError } from '@portal-kit/sdk/identity';
import { useState } from 'react';

/** Runs one call of a form to the identity provider at a time and returns its failure. */
export function useIdentityCall() {
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] =
    useState<Pick<IdentityError, 'kind' | 'code' | 'callId' | 'validationErrors'>>();
  return {
    isPending,
    failure,
    /** Resolves with whether the call succeeded. */
    run: async (call: () => Promise<void>): Promise<boolean> => {
      if (isPending) return false;
      setPending(true);
      setFailure(undefined);
      try {
        await call();
        return true;
      } catch (error) {
        setFailure(
          isIdentityError(error)
            ? error
            : { kind: 'generic', code: undefined, callId: undefined, validationErrors: [] },
        );
        return false;
      } finally {
        setPending(false);
      }
    },
  };
}

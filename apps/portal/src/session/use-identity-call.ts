import { type IdentityError, isIdentityError } from '@portal-kit/sdk/identity';
import { useState } from 'react';

/** Runs a form's calls to the identity provider, one at a time. Returns the failure of the last call. */
export function useIdentityCall() {
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] =
    useState<Pick<IdentityError, 'kind' | 'code' | 'callId' | 'validationErrors' | 'language'>>();
  return {
    isPending,
    failure,
    /** Resolves with `true` if the call succeeded. */
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
            : {
                kind: 'generic',
                code: undefined,
                callId: undefined,
                validationErrors: [],
                language: undefined,
              },
        );
        return false;
      } finally {
        setPending(false);
      }
    },
  };
}

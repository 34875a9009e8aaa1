import { isFinalResponse, isPortalError } from '@portal-kit/sdk';
import { useEffect, useRef } from 'react';
import { runSteps } from '../../kernel/errors/run-steps';
import type { useFormDraft } from '../draft/use-form-draft';

export interface TrackedSaveOptions {
  draft: Pick<ReturnType<typeof useFormDraft>, 'beginSave' | 'endSave' | 'clear' | 'isStored'>;
  /** Notifies the user that the server has stored the values of a save whose response was lost. */
  notifySaved: () => void;
  /** Announces a save whose response arrives after the form has closed. */
  announce: (result: unknown) => void;
  notifyFailed: (error: unknown) => void;
}

/**
 * Makes the outcome of a save known if the form closes before the response arrives. The save is stored until it has a
 * final response. A response that arrives after the form has closed is only announced. If a response was lost, the next
 * form of the same record announces that the server has stored the values, or offers to send them again with the same
 * idempotency key.
 */
export function useTrackedSave(options: TrackedSaveOptions) {
  const latest = useRef(options);
  latest.current = options;
  // A form that React hides and shows again has a new machine, which does not know the save.
  const mounts = useRef(0);
  const isMounted = useRef(false);
  useEffect(() => {
    mounts.current += 1;
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  const { isStored } = options.draft;
  const isAnnounced = useRef(false);
  useEffect(() => {
    if (!isStored || isAnnounced.current) return;
    isAnnounced.current = true;
    runSteps(() => latest.current.notifySaved());
  }, [isStored]);

  return async <Result>(
    request: unknown,
    newKey: string,
    send: (idempotencyKey: string) => Promise<Result>,
  ): Promise<Result> => {
    const { draft } = latest.current;
    const idempotencyKey = draft.beginSave(request, newKey);
    const mount = mounts.current;
    const isLate = () => !isMounted.current || mounts.current !== mount;
    try {
      const result = await send(idempotencyKey);
      draft.endSave(idempotencyKey, true);
      if (isLate()) runSteps(draft.clear, () => latest.current.announce(result));
      return result;
    } catch (error) {
      if (isFinalResponse(error)) draft.endSave(idempotencyKey, false);
      const isAborted = isPortalError(error) && error.kind === 'aborted';
      if (isLate() && !isAborted) runSteps(() => latest.current.notifyFailed(error));
      throw error;
    }
  };
}

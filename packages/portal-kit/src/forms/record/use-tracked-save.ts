import { isFinalResponse } from '@portal-kit/sdk';
import { useEffect, useRef } from 'react';
import { runSteps } from '../../kernel/errors/run-steps';
import type { useFormDraft } from '../draft/use-form-draft';

export interface TrackedSaveOptions {
  draft: Pick<ReturnType<typeof useFormDraft>, 'beginSave' | 'endSave' | 'isStored'>;
  /** Notifies the user that the server has stored the values of a save whose response was lost. */
  notifySaved: () => void;
}

/**
 * Stores a save until it has a final response. If a response was lost, the next form of the same record announces that the
 * server has stored the values, or offers to send them again with the same idempotency key.
 */
export function useTrackedSave(options: TrackedSaveOptions) {
  const latest = useRef(options);
  latest.current = options;
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
    try {
      const result = await send(idempotencyKey);
      draft.endSave(idempotencyKey, true);
      return result;
    } catch (error) {
      if (isFinalResponse(error)) draft.endSave(idempotencyKey, false);
      throw error;
    }
  };
}

import { useRef } from 'react';
import { isOutdated, isUnanswered } from './save-errors';

/** A record with the version that a change refers to. */
export interface Versioned {
  etag: string | null;
}

export interface SaveChangeOptions<Request, Saved, Details extends Versioned> {
  send: (request: Request, record: Details, etag: string | null | undefined) => Promise<Saved>;
  /** Reads the record again; rejects when the request fails. */
  reload: () => Promise<Details | undefined>;
  /** Converts a record to a request that changes nothing. */
  requestOf: (details: Details) => Request;
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/**
 * Saves a change of one version of a record. A version conflict is not a concurrent edit if the stored record equals
 * our own request: the server stored an earlier attempt, and the response was lost. The form does not notice such an
 * attempt, because the browser repeats a request after a broken connection and the SDK repeats a request after a 500.
 * In this case the change is saved for the stored version. The same applies if the sent fields are equal in both
 * versions, for example after a stock movement.
 */
export function useSaveChange<Request, Saved, Details extends Versioned>(
  options: SaveChangeOptions<Request, Saved, Details>,
) {
  const unanswered = useRef<Request>(undefined);
  const { send, reload, requestOf } = options;
  return async (request: Request, record: Details): Promise<Saved> => {
    const sendFor = async (etag: string | null | undefined) => {
      try {
        const saved = await send(request, record, etag);
        unanswered.current = undefined;
        return saved;
      } catch (error) {
        if (isUnanswered(error)) unanswered.current = request;
        throw error;
      }
    };
    try {
      return await sendFor(record.etag);
    } catch (error) {
      if (!isOutdated(error)) throw error;
      const fresh = await reload().catch(() => undefined);
      if (!fresh) throw error;
      const ours = [request, unanswered.current];
      if (record.etag !== fresh.etag) ours.push(requestOf(record));
      if (!ours.some((sent) => isSame(requestOf(fresh), sent))) throw error;
      return sendFor(fresh.etag);
    }
  };
}

import { isPortalError } from '@portal-kit/sdk';
import { useRef } from 'react';
import { isOutdated } from '../conflict/outdated';

export interface SaveChangeOptions<Request, Saved, Details extends { etag: string | null }> {
  send: (request: Request, etag: string | null | undefined) => Promise<Saved>;
  /** Reads the record again; rejects when that fails. */
  reload: () => Promise<Details | undefined>;
  /** What would be sent to leave a record as it is. */
  requestOf: (details: Details) => Request;
}

/** Nobody knows what became of the request: the server may have done it. */
const isUnanswered = (error: unknown): boolean =>
  isPortalError(error) && (error.kind === 'network' || error.kind === 'timeout' || error.status >= 500);

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/**
 * Saves a change for the version that it was made to. Where that version has passed because a try of ours was stored
 * and its answer lost, it was nobody else: the change is then saved for the version that this try has made. A browser
 * repeats a request on a connection that broke, and the SDK one that failed with 500, without a word to the form.
 * A new version in which nothing of what is sent differs (its stock has moved, say) is nobody's loss either.
 */
export function useSaveChange<Request, Saved, Details extends { etag: string | null }>(
  options: SaveChangeOptions<Request, Saved, Details>,
) {
  const unanswered = useRef<Request>(undefined);
  const { send, reload, requestOf } = options;
  return async (request: Request, base: Details | undefined): Promise<Saved> => {
    const sendAs = async (version: string | null | undefined) => {
      try {
        const saved = await send(request, version);
        unanswered.current = undefined;
        return saved;
      } catch (error) {
        if (isUnanswered(error)) unanswered.current = request;
        throw error;
      }
    };
    try {
      return await sendAs(base?.etag);
    } catch (error) {
      if (!isOutdated(error)) throw error;
      const fresh = await reload().catch(() => undefined);
      if (!fresh) throw error;
      const known = [request, unanswered.current];
      if (base && base.etag !== fresh.etag) known.push(requestOf(base));
      if (!known.some((sent) => isSame(requestOf(fresh), sent))) throw error;
      return sendAs(fresh.etag);
    }
  };
}

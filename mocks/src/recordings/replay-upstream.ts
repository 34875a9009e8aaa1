import type { ContractOperation } from '@portal-kit/contract/contract';
import type { RawRequest, RawResponse } from '@portal-kit/contract/exchange';
import { toUint8Array } from '../gate/prism-input.ts';
import type { Upstream } from '../gate/upstream.ts';
import { UpstreamError } from '../gate/upstream-error.ts';
import { createCallKey } from './call-key.ts';

import type { Replay } from './replay.ts';
import { isOfSignIn } from './sign-in-calls.ts';

/** An upstream that responds to one request from a recording. */
export interface ReplayUpstream {
  readonly respond: Upstream;
  /** Whether the response is from the recording. */
  readonly isReplayed: () => boolean;
}

export function createReplayUpstream(
  replay: Replay,
  operation: ContractOperation,
  request: RawRequest,
  sandbox: Upstream,
): ReplayUpstream {
  let isReplayed = false;
  return {
    isReplayed: () => isReplayed,
    respond(call) {
      if (isOfSignIn(operation)) return sandbox(call);
      const body = { type: request.headers['content-type'] ?? '', text: request.body.toString() };
      const key = createCallKey(operation, request.path, request.search, body);
      const recorded = replay.next(key);
      if (recorded) {
        isReplayed = true;
        return toResponse(recorded.response);
      }
      if (replay.recording.unrecorded === 'sandbox') return sandbox(call);
      throw new UpstreamError('NOT_RECORDED', replay.explain(key));
    },
  };
}

const toResponse = ({ status, headers, body }: RawResponse) =>
  new Response(body.length > 0 ? toUint8Array(body) : null, { status, headers: { ...headers } });

import type { ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { getPieceSizes, type Pace } from './pace.ts';

/** Writes a body after the head of the response. Stops when the client goes away. */
export async function writePaced(
  outgoing: ServerResponse,
  body: Buffer,
  pace: Pace,
  signal: AbortSignal,
): Promise<void> {
  outgoing.flushHeaders();
  let sent = 0;
  for (const [index, size] of getPieceSizes(body.length, pace).entries()) {
    if (index > 0) await wait(pace.pauseMs, undefined, { signal }).catch(() => {});
    if (signal.aborted) return;
    outgoing.write(body.subarray(sent, sent + size));
    sent += size;
  }
  outgoing.end();
}

import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { RequestHandler } from './server.ts';

const LARGE_BODY_BYTES = 1024 * 1024;
const IDLE_MS = 2000;

/**
 * Frees the memory of large bodies when no request has arrived for 2 s. Without it an idle process keeps the garbage of
 * its last uploads and the pages that held it, because V8 collects when it allocates.
 */
export function freeingMemory(handle: RequestHandler, free: () => void = freeMemory): RequestHandler {
  let hasGarbage = false;
  let timer: NodeJS.Timeout | undefined;
  const freeLater = () => {
    if (!hasGarbage) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      hasGarbage = false;
      free();
    }, IDLE_MS).unref();
  };
  return async (request, signal) => {
    hasGarbage ||= request.body.length >= LARGE_BODY_BYTES;
    clearTimeout(timer);
    try {
      return await handle(request, signal);
    } finally {
      freeLater();
    }
  };
}

/** Node has no function for this. V8's own `gc` returns the unused pages to the system only with `last-resort`. */
export function freeMemory(): void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as NodeJS.GCFunction;
  collect({ type: 'major', flavor: 'last-resort', execution: 'sync' });
}

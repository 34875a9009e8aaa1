import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { RequestHandler } from './server.ts';

const LARGE_BODY_BYTES = 1024 * 1024;
const IDLE_MS = 2000;

/**
 * Wraps a request handler. Two seconds after the last request, the process returns the memory of large bodies to the
 * system. V8 collects garbage only when it allocates, so an idle process would keep this memory.
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

/**
 * Collects garbage and returns unused memory to the system. Node has no public function for this. V8's `gc` function
 * returns memory only with the flavor `last-resort`.
 */
export function freeMemory(): void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as NodeJS.GCFunction;
  collect({ type: 'major', flavor: 'last-resort', execution: 'sync' });
}

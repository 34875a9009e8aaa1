import type { ServerResponse } from 'node:http';

/** Connection reset, an HTML error page with status 503, or no response. */
export type Interruption = 'reset' | 'unavailable' | 'silence';

export function writeInterruption(how: Interruption, response: ServerResponse): void {
  if (how === 'silence') return;
  if (how === 'reset') {
    response.socket?.resetAndDestroy();
    return;
  }
  response.writeHead(503, {
    'content-type': 'text/html; charset=utf-8',
    // Allows a page of another origin to read the response.
    'access-control-allow-origin': '*',
  });
  response.end('<!doctype html><title>Service unavailable</title><h1>Service unavailable</h1>');
}

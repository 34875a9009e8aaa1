import type { ServerResponse } from 'node:http';

/** A dead socket, a gateway's page in the server's place, or no answer at all. */
export type Interruption = 'reset' | 'unavailable' | 'silence';

export function interrupted(how: Interruption, response: ServerResponse): void {
  if (how === 'silence') return;
  if (how === 'reset') {
    response.socket?.resetAndDestroy();
    return;
  }
  response.writeHead(503, {
    'content-type': 'text/html; charset=utf-8',
    // So that a page can see more of it than a network error.
    'access-control-allow-origin': '*',
  });
  response.end('<!doctype html><title>Service unavailable</title><h1>Service unavailable</h1>');
}

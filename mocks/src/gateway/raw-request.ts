import { request } from 'node:http';
import { text } from 'node:stream/consumers';

export interface RawReply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

/** Sends the path exactly as written (`fetch` would resolve `..`) and any header, including `Host`. For tests. */
export function rawRequest(
  port: number,
  path: string,
  headers: Readonly<Record<string, string>> = {},
  method = 'GET',
): Promise<RawReply> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, method, headers }, (reply) => {
      text(reply).then(
        (body) => resolve({ status: reply.statusCode ?? 0, headers: reply.headers, body }),
        reject,
      );
    });
    sent.on('error', reject);
    sent.end();
  });
}

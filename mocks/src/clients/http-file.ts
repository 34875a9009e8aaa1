import { readFileSync } from 'node:fs';

/** A request of the file `openapi/clients/portal.http`. */
export interface FileRequest {
  readonly operationId: string;
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
  /** Variables that the response sets, with the path of their value. */
  readonly stores: ReadonlyMap<string, string>;
}

const PATH_OF_VALUE = /^@(\w+) = \{\{\w+\.response\.body\.\$\.([\w.]+)\}\}$/;

/** Parses the part of the format that `portal.http` uses. */
export function parseHttpFile(file: URL): { variables: Map<string, string>; requests: FileRequest[] } {
  const [head = '', ...sections] = readFileSync(file, 'utf8').split(/^### .*$/m);
  const variables = new Map(
    [...head.matchAll(/^@(\w+) = (.*)$/gm)].map(([, name = '', value = '']) => [name, value]),
  );
  return { variables, requests: sections.map((section) => parseRequest(section, file)) };
}

function parseRequest(section: string, file: URL): FileRequest {
  const operationId = /^# @name (\w+)$/m.exec(section)?.[1] ?? '';
  const lines = section.split('\n').filter((line) => !line.startsWith('#'));
  const first = lines.findIndex((line) => /^[A-Z]+ \{\{baseUrl\}\}/.test(line));
  const blank = lines.indexOf('', first);
  const [method = '', url = ''] = lines[first]?.split(' ') ?? [];
  const rest = lines.slice(blank + 1);
  const stores = rest.map((line) => PATH_OF_VALUE.exec(line)).filter((match) => match !== null);
  const body = rest
    .filter((line) => !line.startsWith('@'))
    .join('\n')
    .trim();
  return {
    operationId,
    method,
    url,
    headers: Object.fromEntries(lines.slice(first + 1, blank).map((line) => line.split(/: (.*)/, 2))),
    body: body === '' ? undefined : withFiles(body, file),
    stores: new Map(stores.map(([, name = '', path = '']) => [name, path])),
  };
}

/** Replaces `< ./path` with the content of the file. The lines of a multipart body end with CRLF. */
const withFiles = (body: string, file: URL) =>
  body.includes('\n< ')
    ? `${body
        .replace(/^< (.+)$/m, (_, path: string) => readFileSync(new URL(path, file), 'utf8').trimEnd())
        .replaceAll(/\r?\n/g, '\r\n')}\r\n`
    : body;

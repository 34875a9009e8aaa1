import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReceivedSpan {
  readonly service: string;
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId: string | undefined;
  readonly attributes: Readonly<Record<string, string>>;
  /** Whether the status of the span is an error. */
  readonly isFailed: boolean;
}

export interface TestCollector {
  /** Address for `--traces`. */
  readonly url: string;
  readonly spans: readonly ReceivedSpan[];
  /** The received bodies, as text. */
  readonly bodies: readonly string[];
  close(): Promise<void>;
}

interface Attribute {
  readonly key: string;
  readonly value: Readonly<Record<string, unknown>>;
}

interface Body {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly Attribute[] };
    readonly scopeSpans: readonly {
      readonly spans: readonly {
        readonly name: string;
        readonly traceId: string;
        readonly spanId: string;
        readonly parentSpanId?: string;
        readonly attributes: readonly Attribute[];
        readonly status: { readonly code: number };
      }[];
    }[];
  }[];
}

const ERROR_CODE = 2;

const toRecord = (attributes: readonly Attribute[]) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, String(Object.values(value)[0])]));

function* listSpans({ resourceSpans }: Body): Generator<ReceivedSpan> {
  for (const { resource, scopeSpans } of resourceSpans) {
    const service = toRecord(resource.attributes)['service.name'] ?? '';
    for (const { name, traceId, spanId, parentSpanId, attributes, status } of scopeSpans.flatMap(
      ({ spans }) => spans,
    )) {
      yield {
        service,
        name,
        traceId,
        spanId,
        attributes: toRecord(attributes),
        parentSpanId: parentSpanId || undefined,
        isFailed: status.code === ERROR_CODE,
      };
    }
  }
}

/** Stands in for an OpenTelemetry collector: receives OTLP over HTTP with JSON. */
export async function startTestCollector(): Promise<TestCollector> {
  const spans: ReceivedSpan[] = [];
  const bodies: string[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks).toString();
    bodies.push(body);
    spans.push(...listSpans(JSON.parse(body) as Body));
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1/traces`,
    spans,
    bodies,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

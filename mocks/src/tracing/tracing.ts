import type { Attributes } from '@opentelemetry/api';

/** Address of the gateway that forwards the portal's spans to the collector, so that the collector needs no CORS. */
export const TRACES_PATH = '/__sandbox/traces';

/** A part of the server with its own `service.name`. */
export type TracedService = 'gateway' | 'sandbox';

export interface StartedSpan {
  /** The span as a `traceparent` header (W3C Trace Context), for the next part that handles the request. */
  readonly traceparent: string;
  /** Ends the span. `isFailed`: whether the span's status is an error. */
  end(result: { readonly attributes?: Attributes; readonly isFailed?: boolean }): void;
}

/** Sends OpenTelemetry spans to a collector. */
export interface Tracing {
  /** Starts a span. Without a valid `traceparent`, the span starts a new trace. */
  start(
    service: TracedService,
    name: string,
    span: { readonly traceparent: string | undefined; readonly attributes?: Attributes },
  ): StartedSpan;
  /** Sends the collector spans as the portal has encoded them. Resolves with the collector's status. */
  forward(body: Uint8Array<ArrayBuffer>, contentType: string): Promise<number>;
  /** Sends the remaining spans. */
  close(): Promise<void>;
}

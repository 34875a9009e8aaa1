import {
  defaultTextMapGetter,
  defaultTextMapSetter,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import type { TracedService, Tracing } from './tracing.ts';

const EXPORT_DELAY_MS = 500;
const EXPORT_TIMEOUT_MS = 2000;

const KINDS: Readonly<Record<TracedService, SpanKind>> = {
  gateway: SpanKind.SERVER,
  sandbox: SpanKind.INTERNAL,
};

/**
 * Returns a {@link Tracing} that sends spans to a collector. `url`: the collector's URL for OTLP over HTTP, such as
 * `http://127.0.0.1:4318/v1/traces`.
 */
export function sendToCollector(url: string): Tracing {
  const propagator = new W3CTraceContextPropagator();
  const providers = { gateway: createProvider('gateway', url), sandbox: createProvider('sandbox', url) };
  return {
    start(service, name, { traceparent, attributes = {} }) {
      const parent = traceparent
        ? propagator.extract(ROOT_CONTEXT, { traceparent }, defaultTextMapGetter)
        : ROOT_CONTEXT;
      const tracer = providers[service].getTracer('@portal-kit/mocks');
      const span = tracer.startSpan(name, { kind: KINDS[service], attributes }, parent);
      const carrier: { traceparent?: string } = {};
      propagator.inject(trace.setSpan(parent, span), carrier, defaultTextMapSetter);
      return {
        traceparent: carrier.traceparent ?? '',
        end({ attributes: results = {}, isFailed = false }) {
          span.setAttributes(results);
          if (isFailed) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        },
      };
    },
    async forward(body, contentType) {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': contentType },
        body,
        signal: AbortSignal.timeout(EXPORT_TIMEOUT_MS),
      });
      await response.arrayBuffer();
      return response.status;
    },
    async close() {
      // A collector that is not running must not keep the sandbox from closing.
      await Promise.allSettled(Object.values(providers).map((provider) => provider.shutdown()));
    },
  };
}

function createProvider(service: TracedService, url: string): TracerProvider {
  const exporter = new OTLPTraceExporter({ url, timeoutMillis: EXPORT_TIMEOUT_MS });
  return new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': `supplier-portal-${service}` }),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter,
        scheduledDelayMillis: EXPORT_DELAY_MS,
        exportTimeoutMillis: EXPORT_TIMEOUT_MS,
      }),
    ],
  });
}

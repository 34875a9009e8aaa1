import { defaultTextMapSetter, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import type { RequestObserver } from '@portal-kit/sdk';

const exportDelayMs = 1000;

/**
 * Creates a span for each request of the SDK, sends its context in the header `traceparent`, and sends the spans to a
 * collector (OTLP over HTTP with JSON). Spans contain neither identifiers nor texts: the path is the template of the
 * contract. Spans that have not been sent yet are sent when the page is hidden.
 */
export function traceRequests(collectorUrl: string): RequestObserver {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'supplier-portal' }),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: new OTLPTraceExporter({ url: collectorUrl }),
        scheduledDelayMillis: exportDelayMs,
      }),
    ],
  });
  const tracer = provider.getTracer('supplier-portal');
  const propagator = new W3CTraceContextPropagator();
  return ({ operationId, method, path, headers }) => {
    const span = tracer.startSpan(
      `${method} ${path}`,
      {
        kind: SpanKind.CLIENT,
        attributes: {
          'http.request.method': method,
          'url.template': path,
          'portal.operation_id': operationId,
        },
      },
      ROOT_CONTEXT,
    );
    const carrier: Record<string, string> = {};
    propagator.inject(trace.setSpan(ROOT_CONTEXT, span), carrier, defaultTextMapSetter);
    for (const [name, value] of Object.entries(carrier)) headers.set(name, value);
    return ({ status, error }) => {
      if (status > 0) span.setAttribute('http.response.status_code', status);
      if (error !== undefined) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    };
  };
}

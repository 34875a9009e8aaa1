import {
  defaultTextMapSetter,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import { isPortalError, type RequestObserver } from '@portal-kit/sdk';
import { createTelemetry, type OnTelemetry } from 'portal-kit/telemetry';

const service = 'supplier-portal';
const exportDelayMs = 1000;

export interface Monitoring {
  /** Creates a span for each request of the SDK and sends its context in the header `traceparent`. */
  observer: RequestObserver;
  /** Reports an error that an error boundary has caught. */
  reportError: (error: unknown) => void;
}

/** Creates a tracer whose spans are sent after a second and when the page is hidden. */
function createTracer(collectorUrl: string): Tracer {
  const exporter = new OTLPTraceExporter({ url: collectorUrl });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    spanProcessors: [new BatchSpanProcessor({ exporter, scheduledDelayMillis: exportDelayMs })],
  });
  return provider.getTracer(service);
}

/** Records errors and web vitals as spans without duration. */
const recordEvent =
  (tracer: Tracer): OnTelemetry =>
  ({ eventName, timeUnixMs, attributes }) => {
    const span = tracer.startSpan(
      eventName,
      { startTime: timeUnixMs, attributes: { ...attributes } },
      ROOT_CONTEXT,
    );
    if (eventName === 'exception') span.setStatus({ code: SpanStatusCode.ERROR });
    span.end(timeUnixMs);
  };

/**
 * Sends requests, errors and web vitals as spans to a collector of OpenTelemetry (OTLP over HTTP with JSON). Spans contain
 * neither identifiers nor texts. `page` returns the path of the screen with parameters in place of identifiers.
 */
export function startMonitoring(collectorUrl: string, page: () => string | undefined): Monitoring {
  const tracer = createTracer(collectorUrl);
  const propagator = new W3CTraceContextPropagator();
  const { reportError } = createTelemetry({ onTelemetry: recordEvent(tracer), page });
  // Scripts of other origins and extensions report errors without an object.
  window.addEventListener('error', ({ error }) => error && reportError(error));
  window.addEventListener('unhandledrejection', ({ reason }) => reportError(reason));
  return {
    reportError,
    observer: ({ operationId, method, path, headers }) => {
      const screen = page();
      const span = tracer.startSpan(
        `${method} ${path}`,
        {
          kind: SpanKind.CLIENT,
          attributes: {
            'http.request.method': method,
            'url.template': path,
            'portal.operation_id': operationId,
            ...(screen !== undefined && { 'portal.page': screen }),
          },
        },
        ROOT_CONTEXT,
      );
      const carrier: Record<string, string> = {};
      propagator.inject(trace.setSpan(ROOT_CONTEXT, span), carrier, defaultTextMapSetter);
      for (const [name, value] of Object.entries(carrier)) headers.set(name, value);
      return ({ status, error }) => {
        if (status > 0) span.setAttribute('http.response.status_code', status);
        // A canceled request has not failed.
        if (isPortalError(error) && error.kind !== 'aborted') {
          span.setAttribute('error.type', status >= 400 ? String(status) : error.kind);
          span.setStatus({ code: SpanStatusCode.ERROR });
        }
        span.end();
      };
    },
  };
}

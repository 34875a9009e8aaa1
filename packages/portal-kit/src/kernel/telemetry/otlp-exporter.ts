import type { OnTelemetry, TelemetryEvent } from './telemetry-event';

/** Options of {@link createOtlpExporter}. */
export interface OtlpExporterOptions {
  /** Address that receives logs (OTLP over HTTP with JSON), for example `https://collector.example/v1/logs`. */
  url: string;
  /** `service.name` of the events. */
  serviceName: string;
  /** `service.version` of the events. Default: none. */
  serviceVersion?: string | undefined;
}

const delayMs = 5000;
/** A request that outlives its page is limited to 64 KB. */
const largestBatch = 50;
const severities = { 9: 'INFO', 13: 'WARN', 17: 'ERROR' } as const;

function anyValueOf(value: string | number) {
  if (typeof value === 'string') return { stringValue: value };
  return Number.isInteger(value) ? { intValue: String(value) } : { doubleValue: value };
}

const attributesOf = (attributes: object) =>
  Object.entries(attributes as Readonly<Record<string, string | number>>).map(([key, value]) => ({
    key,
    value: anyValueOf(value),
  }));

const recordOf = ({ eventName, timeUnixMs, severityNumber, attributes }: TelemetryEvent) => ({
  timeUnixNano: `${Math.round(timeUnixMs)}000000`,
  severityNumber,
  severityText: severities[severityNumber],
  eventName,
  attributes: attributesOf(attributes),
});

/**
 * Creates an `onTelemetry` that posts batches of events to a collector of OpenTelemetry: after 5 s, after 50 events, and
 * when the page is hidden. The requests have no cookies. A batch that the collector does not accept is lost.
 *
 * Throws no errors.
 *
 * @example
 * ```ts
 * import { createOtlpExporter } from 'portal-kit/telemetry';
 *
 * export const onTelemetry = createOtlpExporter({ url: '/v1/logs', serviceName: 'stock-page' });
 * ```
 */
export function createOtlpExporter({ url, serviceName, serviceVersion }: OtlpExporterOptions): OnTelemetry {
  const resource = {
    attributes: attributesOf({
      'service.name': serviceName,
      ...(serviceVersion !== undefined && { 'service.version': serviceVersion }),
    }),
  };
  let waiting: TelemetryEvent[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const sendBatch = () => {
    clearTimeout(timer);
    timer = undefined;
    if (waiting.length === 0) return;
    const logRecords = waiting.map(recordOf);
    waiting = [];
    const body = JSON.stringify({
      resourceLogs: [{ resource, scopeLogs: [{ scope: { name: 'portal-kit' }, logRecords }] }],
    });
    // Not `sendBeacon`, which sends the cookies of the collector's origin.
    fetch(url, {
      method: 'POST',
      body,
      headers: { 'Content-Type': 'application/json' },
      credentials: 'omit',
      keepalive: true,
    }).catch(() => {});
  };

  globalThis.addEventListener?.(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'hidden') sendBatch();
    },
    true,
  );
  globalThis.addEventListener?.('pagehide', sendBatch);
  return (event) => {
    waiting.push(event);
    if (waiting.length >= largestBatch) sendBatch();
    else timer ??= setTimeout(sendBatch, delayMs);
  };
}

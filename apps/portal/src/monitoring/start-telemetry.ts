import { createOtlpExporter, createTelemetry, type Telemetry } from 'portal-kit/telemetry';
import type { TelemetryConfig } from '../config/config';

/** The limit of a slow call. Reports a value of the configuration that is no duration, and uses the default instead. */
export function readSlowCallMs(value: unknown): number | undefined {
  if (value === undefined || (typeof value === 'number' && value >= 0)) return value;
  reportError(
    new Error('portal: telemetry.slowCallMs in config.json must be a number of milliseconds, at least 0.'),
  );
  return undefined;
}

/** Sends errors, slow calls and web vitals to the collector of the configuration. */
export function startTelemetry(
  { url, slowCallMs }: TelemetryConfig,
  page: () => string | undefined,
): Telemetry {
  const onTelemetry = createOtlpExporter({ url, serviceName: 'supplier-portal' });
  const telemetry = createTelemetry({ onTelemetry, slowCallMs: readSlowCallMs(slowCallMs), page });
  // Scripts of other origins and extensions report errors without an object.
  window.addEventListener('error', ({ error }) => error && telemetry.reportError(error));
  window.addEventListener('unhandledrejection', ({ reason }) => telemetry.reportError(reason));
  return telemetry;
}

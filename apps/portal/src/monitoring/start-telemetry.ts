import { createOtlpExporter, createTelemetry, type Telemetry } from 'portal-kit/telemetry';
import type { TelemetryConfig } from '../config/config';

/** Sends errors, slow calls and web vitals to the collector of the configuration. */
export function startTelemetry(
  { url, slowCallMs }: TelemetryConfig,
  page: () => string | undefined,
): Telemetry {
  const onTelemetry = createOtlpExporter({ url, serviceName: 'supplier-portal' });
  const telemetry = createTelemetry({ onTelemetry, slowCallMs, page });
  // Scripts of other origins and extensions report errors without an object.
  window.addEventListener('error', ({ error }) => error && telemetry.reportError(error));
  window.addEventListener('unhandledrejection', ({ reason }) => telemetry.reportError(reason));
  return telemetry;
}

import { callHost } from '../errors/call-host';
import { createReports, type Telemetry, type TelemetryOptions } from './reports';

/**
 * Turns failed calls, slow calls, errors and web vitals into {@link TelemetryEvent}s. For a host with its own session;
 * widgets of `portal-kit/embed` take `onTelemetry`.
 *
 * Throws no errors.
 *
 * @example
 * ```ts
 * import { createPortalSdk, type TokenSource } from '@portal-kit/sdk';
 * import { createOtlpExporter, createTelemetry } from 'portal-kit/telemetry';
 *
 * export function startPortal(tokens: TokenSource) {
 *   const onTelemetry = createOtlpExporter({ url: '/v1/logs', serviceName: 'stock-page' });
 *   const { observer } = createTelemetry({ onTelemetry });
 *   return createPortalSdk({ baseUrl: 'https://portal.example', tokens, observer });
 * }
 * ```
 */
export function createTelemetry({ onTelemetry, slowCallMs, page }: TelemetryOptions): Telemetry {
  return createReports({
    onTelemetry: (event) => callHost(() => onTelemetry(event), undefined),
    page: page && (() => callHost(page, undefined)),
    slowCallMs,
  });
}

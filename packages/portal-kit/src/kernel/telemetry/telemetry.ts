import { isPortalError, type RequestObserver, type RequestOutcome } from '@portal-kit/sdk';
import { isTokenUnavailable } from '../errors/token-unavailable';
import { callHost } from '../host/guard-host';
import { exceptionAttributes } from './exception-attributes';
import type { OnTelemetry, TelemetryCall, TelemetryEvent, TelemetryPlace } from './telemetry-event';
import { watchWebVitals } from './web-vitals';

/** Milliseconds from which a call is slow. */
const defaultSlowCallMs = 3000;
/** A page that fails again and again sends no more events than this. Web vitals are always sent. */
const mostEvents = 500;

/** Options of {@link createTelemetry}. */
export interface TelemetryOptions {
  /** Receives the events. */
  onTelemetry: OnTelemetry;
  /** Milliseconds from which a successful call is reported. Default 3000. */
  slowCallMs?: number | undefined;
  /** Screen of an event. Must not return identifiers or texts of users. Default: none. */
  page?: (() => string | undefined) | undefined;
}

/** Reports errors, slow calls and web vitals. */
export interface Telemetry {
  /** For `createPortalSdk` and `createSession`: reports failed and slow calls. */
  observer: RequestObserver;
  /** Reports an error of the code once. Ignores errors of calls, which the observer reports. */
  reportError: (error: unknown, widget?: string) => void;
}

const getErrorType = ({ status, error }: RequestOutcome): string =>
  status >= 400 || !isPortalError(error) ? String(status) : error.kind;

/**
 * Turns failed calls, slow calls, errors and web vitals into {@link TelemetryEvent}s. For a host with its own session;
 * widgets of `portal-kit/embed` take `onTelemetry`.
 *
 * Throws no errors.
 *
 * @example
 * ```ts
 * import { createPortalSdk, type TokenSource } from '@portal-kit/sdk';
 * import { createTelemetry, type OnTelemetry } from 'portal-kit/telemetry';
 *
 * export function startPortal(tokens: TokenSource, onTelemetry: OnTelemetry) {
 *   const { observer } = createTelemetry({ onTelemetry });
 *   return createPortalSdk({ baseUrl: 'https://portal.example', tokens, observer });
 * }
 * ```
 */
export function createTelemetry({
  onTelemetry,
  slowCallMs = defaultSlowCallMs,
  page,
}: TelemetryOptions): Telemetry {
  const reported = new WeakSet<object>();
  let sent = 0;
  const send = (event: TelemetryEvent) => callHost(() => onTelemetry(event), undefined);
  const sendLimited = (event: TelemetryEvent) => {
    if (sent >= mostEvents) return;
    sent += 1;
    send(event);
  };
  const getTelemetryPlace = (widget?: string): TelemetryPlace => {
    const screen = page && callHost(page, undefined);
    return {
      ...(widget !== undefined && { 'portal.widget': widget }),
      ...(screen !== undefined && { 'portal.page': screen }),
    };
  };
  watchWebVitals(send);

  return {
    observer: ({ operationId, method, path }) => {
      const startedMs = performance.now();
      return (outcome) => {
        const durationMs = performance.now() - startedMs;
        const { status, error } = outcome;
        const isFailed = error !== undefined;
        if (isFailed ? isPortalError(error) && error.kind === 'aborted' : durationMs < slowCallMs) return;
        const call: TelemetryCall & TelemetryPlace = {
          ...getTelemetryPlace(),
          'portal.operation_id': operationId,
          'http.request.method': method,
          'url.template': path,
          ...(status > 0 && { 'http.response.status_code': status }),
          'portal.duration_ms': Math.round(durationMs),
        };
        const timeUnixMs = Date.now();
        if (!isFailed) {
          sendLimited({ eventName: 'portal.call.slow', timeUnixMs, severityNumber: 13, attributes: call });
          return;
        }
        sendLimited({
          ...{ eventName: 'portal.call.failed', timeUnixMs },
          // A refused call is a state of the product, for example a conflict.
          severityNumber: status >= 400 && status < 500 ? 13 : 17,
          attributes: { ...call, 'error.type': getErrorType(outcome) },
        });
      };
    },
    reportError: (error, widget) => {
      if (isPortalError(error) && !isTokenUnavailable(error)) return;
      if (typeof error === 'object' && error !== null) {
        if (reported.has(error)) return;
        reported.add(error);
      }
      sendLimited({
        ...{ eventName: 'exception', timeUnixMs: Date.now(), severityNumber: 17 },
        attributes: { ...getTelemetryPlace(widget), ...exceptionAttributes(error) },
      });
    },
  };
}

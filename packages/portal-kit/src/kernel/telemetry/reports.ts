import type { ObservedRequest, PortalError, RequestObserver, RequestOutcome } from '@portal-kit/sdk';
import { exceptionAttributes, hasTokenFailed } from './exception-attributes';
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
  /** Reports the end of an attempt that the caller has measured. */
  callEnded: (request: Omit<ObservedRequest, 'headers'>, outcome: RequestOutcome, durationMs: number) => void;
  /** Reports an error of the code once. Ignores errors of calls, which the observer reports. */
  reportError: (error: unknown, widget?: string) => void;
}

// This module imports no code of the widgets: a shared module would become a file of its own, also without telemetry.
const isPortalError = (error: unknown): error is PortalError =>
  error instanceof Error && error.name === 'PortalError';

const failureOf = ({ status, error }: RequestOutcome): string =>
  status >= 400 || !isPortalError(error) ? String(status) : error.kind;

/** Creates the reports. `onTelemetry` and `page` must not throw. */
export function createReports({
  onTelemetry,
  slowCallMs = defaultSlowCallMs,
  page,
}: TelemetryOptions): Telemetry {
  const reported = new WeakSet<object>();
  let sent = 0;
  const sendLimited = (event: TelemetryEvent) => {
    if (sent >= mostEvents) return;
    sent += 1;
    onTelemetry(event);
  };
  const placeOf = (widget?: string): TelemetryPlace => {
    const screen = page?.();
    return {
      ...(widget !== undefined && { 'portal.widget': widget }),
      ...(screen !== undefined && { 'portal.page': screen }),
    };
  };
  watchWebVitals(onTelemetry);

  const callEnded: Telemetry['callEnded'] = ({ operationId, method, path }, outcome, durationMs) => {
    const { status, error } = outcome;
    const isFailed = error !== undefined;
    if (isFailed ? isPortalError(error) && error.kind === 'aborted' : durationMs < slowCallMs) return;
    const call: TelemetryCall & TelemetryPlace = {
      ...placeOf(),
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
      attributes: { ...call, 'error.type': failureOf(outcome) },
    });
  };

  return {
    callEnded,
    observer: (request) => {
      const startedMs = performance.now();
      return (outcome) => callEnded(request, outcome, performance.now() - startedMs);
    },
    reportError: (error, widget) => {
      if (isPortalError(error) && !hasTokenFailed(error)) return;
      if (typeof error === 'object' && error !== null) {
        if (reported.has(error)) return;
        reported.add(error);
      }
      sendLimited({
        ...{ eventName: 'exception', timeUnixMs: Date.now(), severityNumber: 17 },
        attributes: { ...placeOf(widget), ...exceptionAttributes(error) },
      });
    },
  };
}

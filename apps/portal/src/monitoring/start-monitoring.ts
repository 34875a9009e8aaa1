import type { RequestObserver } from '@portal-kit/sdk';
import type { PortalConfig } from '../config/config';

export interface Monitoring {
  /** Observes the requests of the session for traces and telemetry. */
  observer: RequestObserver;
  /** Reports an error that an error boundary has caught. */
  reportError: ((error: unknown) => void) | undefined;
}

/**
 * Loads the parts of monitoring that the configuration turns on. A part whose code fails to load is off. `page` returns
 * the path of the screen with parameters in place of identifiers.
 */
export async function startMonitoring(
  { tracing, telemetry }: PortalConfig,
  page: () => string | undefined,
): Promise<Monitoring> {
  const [spans, reports] = await Promise.all([
    tracing &&
      import('./trace-requests')
        .then(({ traceRequests }) => traceRequests(tracing.url))
        .catch(() => undefined),
    telemetry &&
      import('./start-telemetry')
        .then(({ startTelemetry }) => startTelemetry(telemetry, page))
        .catch(() => undefined),
  ]);
  return {
    reportError: reports?.reportError,
    observer: (request) => {
      const ends = [spans?.(request), reports?.observer(request)];
      return (outcome) => {
        for (const end of ends) end?.(outcome);
      };
    },
  };
}

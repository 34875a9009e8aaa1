import type { RequestObserver } from '@portal-kit/sdk';
import { createOtlpExporter, createTelemetry } from 'portal-kit/telemetry';
import type { TelemetryConfig } from '../config/config';

interface TelemetryParts {
  /** Path of the current screen with parameters in place of identifiers. */
  page: () => string | undefined;
  /** Traces the same requests. */
  tracing: RequestObserver | undefined;
}

export interface PortalTelemetry {
  observer: RequestObserver;
  reportError: (error: unknown) => void;
}

/** Sends errors, slow calls and web vitals to the collector of the configuration. */
export function startTelemetry(
  { url, slowCallMs }: TelemetryConfig,
  { page, tracing }: TelemetryParts,
): PortalTelemetry {
  const onTelemetry = createOtlpExporter({ url, serviceName: 'supplier-portal' });
  const { observer, reportError } = createTelemetry({ onTelemetry, slowCallMs, page });
  // Scripts of other origins and extensions report errors without an object.
  window.addEventListener('error', ({ error }) => error && reportError(error));
  window.addEventListener('unhandledrejection', ({ reason }) => reportError(reason));
  return {
    reportError,
    observer: (request) => {
      const ends = [tracing?.(request), observer(request)];
      return (outcome) => {
        for (const end of ends) end?.(outcome);
      };
    },
  };
}

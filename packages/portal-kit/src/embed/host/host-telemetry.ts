import type { RequestObserver } from '@portal-kit/sdk';
import { callHost } from '../../kernel/errors/call-host';
import type { Telemetry } from '../../kernel/telemetry/reports';
import type { OnTelemetry } from '../../kernel/telemetry/telemetry-event';

export interface HostTelemetry {
  observer: RequestObserver;
  reportError: (error: unknown, widget?: string) => void;
}

/** Reports to the host's `onTelemetry`. Loads its code with the first report, and only if the host has the callback. */
export function createHostTelemetry(host: {
  readonly current: { onTelemetry?: OnTelemetry | undefined };
}): HostTelemetry {
  let loading: Promise<Telemetry> | undefined;
  const run = (task: (telemetry: Telemetry) => void) => {
    if (!host.current.onTelemetry) return;
    loading ??= import('../../kernel/telemetry/reports').then(({ createReports }) =>
      createReports({
        onTelemetry: (event) => callHost(() => host.current.onTelemetry?.(event), undefined),
      }),
    );
    loading
      .then(task, () => {
        // The next report loads the code again.
        loading = undefined;
      })
      .catch(() => {});
  };
  return {
    observer: (request) => {
      const startedMs = performance.now();
      return (outcome) => {
        const durationMs = performance.now() - startedMs;
        run(({ callEnded }) => callEnded(request, outcome, durationMs));
      };
    },
    reportError: (error, widget) => run((telemetry) => telemetry.reportError(error, widget)),
  };
}

import { createTelemetry, type Telemetry } from '../../kernel/telemetry/telemetry';
import type { OnTelemetry } from '../../kernel/telemetry/telemetry-event';

/** Reports to the host's current `onTelemetry`. Starts with the first report, and only if the host has the callback. */
export function createHostTelemetry(host: {
  readonly current: { onTelemetry?: OnTelemetry | undefined };
}): Telemetry {
  let telemetry: Telemetry | undefined;
  const started = () => {
    if (!host.current.onTelemetry) return undefined;
    telemetry ??= createTelemetry({ onTelemetry: (event) => host.current.onTelemetry?.(event) });
    return telemetry;
  };
  return {
    observer: (request) => started()?.observer(request) ?? (() => {}),
    reportError: (error, widget) => started()?.reportError(error, widget),
  };
}

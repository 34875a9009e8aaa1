export { createTelemetry, type Telemetry, type TelemetryOptions } from '../kernel/telemetry/telemetry';
export type {
  OnTelemetry,
  TelemetryCall,
  TelemetryCallFailed,
  TelemetryEvent,
  TelemetryException,
  TelemetryPlace,
  TelemetrySlowCall,
  TelemetryWebVital,
} from '../kernel/telemetry/telemetry-event';

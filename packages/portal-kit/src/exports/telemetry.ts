export { createOtlpExporter, type OtlpExporterOptions } from '../kernel/telemetry/otlp-exporter';
export type { Telemetry, TelemetryOptions } from '../kernel/telemetry/reports';
export { createTelemetry } from '../kernel/telemetry/telemetry';
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

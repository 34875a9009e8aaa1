import type { MetricType } from 'web-vitals';
import type { TelemetryEvent, TelemetryWebVital } from './telemetry-event';

/** Web vitals belong to the page, so only the first caller of the page receives them. */
let isWatching = false;

const toWebVitalEvent = ({ name, value, delta, rating }: MetricType): TelemetryWebVital => ({
  ...{ eventName: 'browser.web_vital', timeUnixMs: Date.now(), severityNumber: 9 },
  attributes: {
    'browser.web_vital.name': name.toLowerCase() as Lowercase<MetricType['name']>,
    'browser.web_vital.value': value,
    'browser.web_vital.delta': delta,
    'browser.web_vital.rating': rating,
  },
});

/** Sends each web vital when its value is final. Without the code of the web vitals, nothing is sent. */
export function watchWebVitals(send: (event: TelemetryEvent) => void): void {
  if (isWatching) return;
  isWatching = true;
  import('web-vitals')
    .then(({ onCLS, onFCP, onINP, onLCP, onTTFB }) => {
      for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB])
        watch((metric: MetricType) => send(toWebVitalEvent(metric)));
    })
    .catch(() => {});
}

interface TelemetryRecord<Name extends string, Severity extends 9 | 13 | 17, Attributes> {
  /** Name of the event. */
  eventName: Name;
  /** Time of the event in milliseconds since 1970, as `timeUnixNano` of OpenTelemetry divided by 1,000,000. */
  timeUnixMs: number;
  /** Severity of OpenTelemetry: 9 is INFO, 13 is WARN, 17 is ERROR. */
  severityNumber: Severity;
  /** Values without names, texts and identifiers of users and records. */
  attributes: Attributes;
}

/** The call of an event. */
export interface TelemetryCall {
  /** Operation ID in the contract, for example `listItems`. */
  'portal.operation_id': string;
  'http.request.method': string;
  /** Path of the contract with parameters in braces. */
  'url.template': string;
  /** Absent without a response. */
  'http.response.status_code'?: number;
  /** Milliseconds from the start of the attempt to the last byte. */
  'portal.duration_ms': number;
}

/** Where an event happened. */
export interface TelemetryPlace {
  /** Widget, for example `ItemList`. */
  'portal.widget'?: string;
  /** Screen of the standalone portal, a path with parameters: `/items/edit/:itemId`. */
  'portal.page'?: string;
}

/** An attempt of a call that failed: without a response, with an unreadable response, or with a status of 400 or more. */
export type TelemetryCallFailed = TelemetryRecord<
  'portal.call.failed',
  13 | 17,
  TelemetryPlace &
    TelemetryCall & {
      /** The status as a text, or `network`, `timeout` or `parse`. */
      'error.type': string;
    }
>;

/** An attempt of a call that took long and succeeded. */
export type TelemetrySlowCall = TelemetryRecord<'portal.call.slow', 13, TelemetryPlace & TelemetryCall>;

/** An error of the code: of a widget, of the page, or of the host's `getToken`. */
export type TelemetryException = TelemetryRecord<
  'exception',
  17,
  TelemetryPlace & {
    /** Name of the error, if JavaScript or the kit defines it, otherwise `Error`. */
    'exception.type': string;
    /** Script files with line and column, at most ten lines. Contains no message and no address. */
    'exception.stacktrace'?: string;
  }
>;

/** A web vital of the page. Later events with the same name replace earlier ones. */
export type TelemetryWebVital = TelemetryRecord<
  'browser.web_vital',
  9,
  {
    'browser.web_vital.name': 'cls' | 'fcp' | 'inp' | 'lcp' | 'ttfb';
    /** Milliseconds; `cls` has no unit. */
    'browser.web_vital.value': number;
    'browser.web_vital.delta': number;
    'browser.web_vital.rating': 'good' | 'needs-improvement' | 'poor';
  }
>;

/**
 * An event for `onTelemetry`, in the shape of a log record of OpenTelemetry. Events contain no message of an error, no
 * address, no input and no value of a record.
 */
export type TelemetryEvent = TelemetryCallFailed | TelemetrySlowCall | TelemetryException | TelemetryWebVital;

/** Receives telemetry. An error of this function is reported to the page with `reportError`. */
export type OnTelemetry = (event: TelemetryEvent) => void;

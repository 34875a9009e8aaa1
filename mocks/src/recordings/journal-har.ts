import { Redactor, type RedactorOptions } from '@portal-kit/contract/redaction/redactor';
import type { Har } from 'har-format';
import type { JournalEntry } from '../control/journal.ts';
import type { BodyTexts } from '../control/recorded-bodies.ts';
import type { ClockState } from '../sandbox/clock.ts';
import { type BodyToWrite, harEntry } from './har-entry.ts';
import { createHar } from './har-file.ts';

/** Entries of the journal as a HAR document without secrets. `origin` is the address of the sandbox. */
export function journalHar(
  journal: readonly (JournalEntry & BodyTexts)[],
  origin: string,
  clock: ClockState,
  options: RedactorOptions,
): Har {
  const redactor = new Redactor(options);
  const entries = journal.map((entry) => {
    const { method, path, query, status, headers, responseHeaders, durationMs, operationId } = entry;
    const { requestBody, responseBody } = entry;
    return harEntry(
      {
        startedAt: new Date(Date.parse(entry.time) - durationMs).toISOString(),
        durationMs,
        method,
        url: origin + path + query,
        requestHeaders: headers,
        requestBody: bodyToWrite(headers, entry.requestBytes, requestBody),
        status,
        responseHeaders,
        responseBody: bodyToWrite(responseHeaders, entry.responseBytes, responseBody),
        details: {
          _operationId: operationId,
          _source: entry.source,
          _fault: entry.fault,
          _scenario: entry.scenario,
        },
      },
      redactor,
    );
  });
  return createHar(entries, { _clock: clock.now });
}

function bodyToWrite(
  headers: Readonly<Record<string, string>>,
  bytes: number,
  text: string | null,
): BodyToWrite {
  return { type: headers['content-type'] ?? '', bytes, ...(text === null ? {} : { text }) };
}

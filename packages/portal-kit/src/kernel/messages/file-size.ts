import { dash, type MessageFormat } from './message-format';

/**
 * Formats a byte count in the largest unit with a value of at least one. Source: specification, section 9.
 *
 * @param units - Bytes, kilobytes and megabytes in the language of the messages, with the space before them.
 */
export function formatFileSize(
  bytes: number,
  format: MessageFormat,
  units: readonly [string, string, string],
): string {
  if (!(bytes >= 0 && bytes < Infinity)) return dash;
  const power = bytes < 1 ? 0 : Math.min(Math.floor(Math.log(bytes) / Math.log(1024)), units.length - 1);
  return (
    format.number(bytes / 1024 ** power, { maximumFractionDigits: power === 0 ? 0 : 1 }) +
    (units[power] ?? '')
  );
}

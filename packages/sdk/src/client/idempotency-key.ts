/**
 * Returns a uuid for one confirmed submit. Send the same key again if the response was lost.
 *
 * @example
 * ```ts
 * import { newIdempotencyKey } from '@portal-kit/sdk';
 *
 * export const submit = { idempotencyKey: newIdempotencyKey() };
 * ```
 */
export function newIdempotencyKey(): string {
  // randomUUID is missing on plain-http origins.
  if (crypto.randomUUID) return crypto.randomUUID();
  const hex = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  );
  return hex.join('').replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-a$4-$5');
}

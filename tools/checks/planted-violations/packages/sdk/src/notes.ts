/**
 * Planted: an example that does not compile, and an export without a description.
 *
 * @example
 * ```ts
 * const note: string = Number('is-wrong');
 * ```
 */
export const note = (text: string) => text;

/** Planted: a function without an example. */
export const withoutExample = () => note('');

export const withoutDescription = 1;

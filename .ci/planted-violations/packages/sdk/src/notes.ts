/**
 * Planted: an example that does not compile, and an export without a word.
 *
 * @example
 * ```ts
 * const note: string = Number('is-wrong');
 * ```
 */
export const note = (text: string) => text;

/** Planted: no example. */
export const withoutExample = () => note('');

export const silent = 1;

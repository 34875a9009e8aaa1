/** A promise of any realm, or another thenable. */
const isThenable = (value: unknown): value is PromiseLike<unknown> =>
  typeof (value as { then?: unknown } | null | undefined)?.then === 'function';

/**
 * Calls a function of the host: a callback, a port or a renderer. An error or a rejection is reported to the page, so that
 * the widget continues. Returns `fallback` after an error.
 */
export function callHost<Result>(call: () => Result, fallback: Result): Result {
  try {
    const result = call();
    if (isThenable(result)) Promise.resolve(result).catch(reportError);
    return result;
  } catch (error) {
    reportError(error);
    return fallback;
  }
}

type AnyFunction = (...parameters: never[]) => unknown;

const guarded = new WeakMap<AnyFunction, AnyFunction>();

/** A callback of the host that never throws. The same callback returns the same function. */
export function guardCallback<Callback extends AnyFunction>(callback: Callback): Callback {
  const known = guarded.get(callback);
  if (known) return known as Callback;
  const call: AnyFunction = (...parameters) => callHost(() => callback(...parameters), undefined);
  guarded.set(callback, call);
  // A guarded callback is not guarded again.
  guarded.set(call, call);
  return call as Callback;
}

/** Whether a call was answered by a refusal: it is over, and the next try is another call under a key of its own. */
export function isAnswered(error: unknown): boolean {
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : 0;
  return typeof status === 'number' && status >= 400 && status < 500;
}

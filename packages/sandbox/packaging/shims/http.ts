/** Implements the part of `node:http` that the sandbox uses, for browsers. `Headers` has the same rules. */
export function validateHeaderName(name: string): void {
  new Headers().set(name, '');
}

export function validateHeaderValue(name: string, value: string): void {
  new Headers().set(name, value);
}

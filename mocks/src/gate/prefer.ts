/** What a caller may ask of Prism's mocker by the `Prefer` header (RFC 7240 preferences). */
export interface MockPreference {
  readonly code?: number;
  readonly exampleKey?: string;
  readonly dynamic: boolean;
}

/** `undefined` when the header asks nothing of the mocker. */
export function readPrefer(header: string | undefined): MockPreference | undefined {
  const preferences = new Map(
    (header ?? '')
      .split(/[,;]/)
      .map((preference) => preference.trim().split('='))
      .map(([name = '', value = '']) => [name.trim().toLowerCase(), value.trim().replace(/^"(.*)"$/, '$1')]),
  );
  const code = preferences.get('code');
  const exampleKey = preferences.get('example');
  const dynamic = preferences.get('dynamic') === 'true';
  if (!code && !exampleKey && !dynamic) return undefined;
  return { dynamic, ...(code ? { code: Number(code) } : {}), ...(exampleKey ? { exampleKey } : {}) };
}

/**
 * Addresses of the documentation site, which serves the playground at `/playground/`. Undefined on a host that serves the
 * playground alone.
 */
export const documentation = /\/playground\/(index\.html)?$/.test(location.pathname)
  ? { home: '../', reference: (widget: string) => `../reference/widgets/${widget}/` }
  : undefined;

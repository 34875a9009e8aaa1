/** The chunk of a page could not be loaded: offline, or a new release has removed it. */
export class PageLoadError extends Error {
  override readonly name = 'PageLoadError';

  constructor(cause: unknown) {
    super('portal: the chunk of a page failed to load, so the page cannot be shown. Reload the page.', {
      cause,
    });
  }
}

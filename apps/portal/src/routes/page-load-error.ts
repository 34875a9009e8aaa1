/** The code of a page could not be fetched: no network, or a release whose files are gone. */
export class PageLoadError extends Error {
  override readonly name = 'PageLoadError';

  constructor(cause: unknown) {
    super('portal: the code of a page could not be fetched.', { cause });
  }
}

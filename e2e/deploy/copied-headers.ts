/** Headers that depend on the web server, and the reporting endpoint. */
const ownToServer =
  /^(date|server|connection|keep-alive|content-(length|encoding)|transfer-encoding|vary|etag|last-modified|accept-ranges|reporting-endpoints)$/;

/** The headers of a response that a deployment copies from the reference server. */
export const copiedHeaders = (headers: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => !ownToServer.test(name))
      .map(([name, value]) => [name, value.replace(/; report-(uri|to) [^;]+/g, '')]),
  );

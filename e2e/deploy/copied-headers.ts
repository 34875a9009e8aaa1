/** What every web server says in its own way, and where it wants reports to go. */
const ownToServer =
  /^(date|server|connection|keep-alive|content-(length|encoding)|transfer-encoding|vary|etag|last-modified|accept-ranges|reporting-endpoints)$/;

/** Of an answer's headers those that a deployment copies from the reference. */
export const copiedHeaders = (headers: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => !ownToServer.test(name))
      .map(([name, value]) => [name, value.replace(/; report-(uri|to) [^;]+/g, '')]),
  );

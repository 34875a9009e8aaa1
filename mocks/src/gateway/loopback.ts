const LOOPBACK_HOSTS = new Set(['127.0.0.1', 'localhost', '[::1]']);

/** Whether a `Host` header names this machine: another name means that a foreign page rebinds its DNS to us. */
export function isLoopbackHost(host: string | undefined): boolean {
  return host !== undefined && isLoopbackUrl(`http://${host}`);
}

export function isLoopbackUrl(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname } = new URL(url);
  return /^https?:$/.test(protocol) && LOOPBACK_HOSTS.has(hostname);
}

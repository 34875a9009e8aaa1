/**
 * Host names and addresses, besides those of the loopback interface, under which clients may reach the server. In lower
 * case, without a port; an IPv6 address is in brackets.
 */
export type HostNames = ReadonlySet<string>;

const LOOPBACK_HOSTS = new Set(['127.0.0.1', 'localhost', '[::1]']);

/**
 * Returns whether a `Host` header names this server. Any other name indicates DNS rebinding. Names under `localhost`
 * are reserved (RFC 6761), so no other site can own one.
 */
export function isOwnHost(host: string | undefined, names?: HostNames): boolean {
  return host !== undefined && isOwnUrl(`http://${host}`, names);
}

export function isOwnUrl(url: string, names?: HostNames): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname } = new URL(url);
  return /^https?:$/.test(protocol) && (isLoopbackName(hostname) || names?.has(hostname) === true);
}

export const isLoopbackHost = (host: string | undefined) => isOwnHost(host);

export const isLoopbackUrl = (url: string) => isOwnUrl(url);

const isLoopbackName = (name: string) => LOOPBACK_HOSTS.has(name) || name.endsWith('.localhost');

/**
 * Reads names as users enter them, such as `qa-laptop.local`, `192.168.1.20` or `fe80::1`.
 *
 * @throws Error when one of them is not a host name or an IP address.
 */
export function parseHostNames(entered: readonly string[]): HostNames {
  return new Set(entered.map(parseHostName));
}

function parseHostName(entered: string): string {
  const host = entered.includes(':') && !entered.startsWith('[') ? `[${entered}]` : entered;
  const url = `http://${host}/`;
  // Rejects everything that is more than a host, such as `name:80` or `user@name`.
  const isHost = /^(?:\[[0-9a-f:.]+\]|[\p{L}\p{N}_.-]+)$/iu.test(host) && URL.canParse(url);
  if (isHost) return new URL(url).hostname;
  throw new Error(
    `@portal-kit/mocks: --host must be a host name or an IP address without a port, such as qa-laptop.local or 192.168.1.20, not "${entered}"`,
  );
}

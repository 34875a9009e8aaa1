/** Returns a `mailto:` link. Encodes the address, so that it cannot add headers or recipients. */
export function mailto(address: string): string {
  return `mailto:${encodeURIComponent(address).replace('%40', '@')}`;
}

/** A link to write to one address; headers that somebody has hung on it become part of a wrong address. */
export function mailto(address: string): string {
  return `mailto:${encodeURIComponent(address).replace('%40', '@')}`;
}

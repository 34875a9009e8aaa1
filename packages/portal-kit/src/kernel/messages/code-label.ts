/** Returns the label for a server's code. An unknown code is returned unchanged. */
export function getCodeLabel<Code extends string | null | undefined>(
  code: Code,
  labels: Readonly<Record<string, string>>,
): Code | string {
  // A code can be the name of a property of every object, for example `constructor`.
  return code && Object.hasOwn(labels, code) ? (labels[code] ?? code) : code;
}

const pageRows = 8;

/**
 * Where a key moves the active option to: arrows by one, Page keys by eight, with Control (or Meta) Home and
 * End to the ends. `undefined` when the key is not about the list.
 */
export function nextActiveIndex(
  event: { key: string; ctrlKey: boolean; metaKey: boolean },
  active: number,
  count: number,
): number | undefined {
  const last = count - 1;
  if (last < 0) return undefined;
  switch (event.key) {
    case 'ArrowDown':
      return active >= last ? 0 : active + 1;
    case 'ArrowUp':
      return active <= 0 ? last : active - 1;
    case 'PageDown':
      return Math.min(last, Math.max(0, active) + pageRows);
    case 'PageUp':
      return Math.max(0, active - pageRows);
    case 'Home':
      return event.ctrlKey || event.metaKey ? 0 : undefined;
    case 'End':
      return event.ctrlKey || event.metaKey ? last : undefined;
    default:
      return undefined;
  }
}

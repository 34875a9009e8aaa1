import type { ListOption } from './listbox';

/** The element that keeps focus while the list is open. */
type ListboxTrigger = 'button' | 'text';

const pageRows = 8;

/** Finds the next enabled option in one direction. */
export function findEnabledIndex(
  options: readonly ListOption[],
  from: number,
  step: 1 | -1,
): number | undefined {
  let index = from + step;
  while (options[index]?.isDisabled) index += step;
  return options[index] === undefined ? undefined : index;
}

/**
 * Finds the option that a navigation key makes active. A button skips disabled options and stops at both ends. A text
 * field wraps around, reaches disabled options, and needs Control or Meta for Home and End, which otherwise move the
 * caret.
 */
export function findTargetIndex(
  event: { key: string; ctrlKey?: boolean; metaKey?: boolean },
  trigger: ListboxTrigger,
  options: readonly ListOption[],
  active: number,
): number | undefined {
  const last = options.length - 1;
  const isText = trigger === 'text';
  const hasEndKeys = !isText || event.ctrlKey || event.metaKey;
  const target = (index: number, step: 1 | -1) => {
    const clamped = Math.min(Math.max(index, 0), last);
    if (isText) return last < 0 ? undefined : clamped;
    return (
      findEnabledIndex(options, clamped - step, step) ??
      findEnabledIndex(options, clamped, step === 1 ? -1 : 1)
    );
  };
  switch (event.key) {
    case 'ArrowDown':
      return target(isText && active >= last ? 0 : active + 1, 1);
    case 'ArrowUp':
      return target(active < 0 || (isText && active === 0) ? last : active - 1, -1);
    case 'PageDown':
      return target(Math.max(active, 0) + pageRows, 1);
    case 'PageUp':
      return target(active - pageRows, -1);
    case 'Home':
      return hasEndKeys ? target(0, 1) : undefined;
    case 'End':
      return hasEndKeys ? target(last, -1) : undefined;
    default:
      return undefined;
  }
}

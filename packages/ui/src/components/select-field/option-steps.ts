import type { SelectOption } from './select-option';

type Options = readonly SelectOption[];
type Step = 1 | -1;

const pageRows = 8;

/** The nearest option that can be chosen, after or before the one that is given. */
export function stepFrom(options: Options, from: number, step: Step): number | undefined {
  let index = from + step;
  while (options[index]?.isDisabled) index += step;
  return options[index] === undefined ? undefined : index;
}

/**
 * Where a key moves the active option to, passing over what is disabled and staying at the ends: arrows by one, Page
 * keys by eight, Home and End to the ends. `undefined` when the key is not about the list, or nothing can be chosen.
 */
export function nextOptionIndex(key: string, options: Options, active: number): number | undefined {
  const last = options.length - 1;
  const at = (index: number, step: Step) =>
    stepFrom(options, index - step, step) ?? stepFrom(options, index, step === 1 ? -1 : 1);
  switch (key) {
    case 'ArrowDown':
      return at(Math.min(active + 1, last), 1);
    case 'ArrowUp':
      return at(active < 0 ? last : Math.max(active - 1, 0), -1);
    case 'PageDown':
      return at(Math.min(Math.max(active, 0) + pageRows, last), 1);
    case 'PageUp':
      return at(Math.max(active - pageRows, 0), -1);
    case 'Home':
      return at(0, 1);
    case 'End':
      return at(last, -1);
    default:
      return undefined;
  }
}

/** One step of a field path: a property, an index of a list, or every entry of a list. */
export type FieldStep =
  | { readonly property: string }
  | { readonly index: number }
  | { readonly index: 'every' };

const LONGEST_PATH = 200;
const MOST_STEPS = 20;
const STEP = /^\.?([^.[\]]+)|^\[(\d{1,6}|\*)\]/;

/** Parses a path such as `data[*].lineItems[0].sku` into its steps. Returns `undefined` when the path is malformed. */
export function parseFieldPath(text: string): readonly FieldStep[] | undefined {
  if (text === '' || text.length > LONGEST_PATH || text.startsWith('.')) return undefined;
  const steps: FieldStep[] = [];
  for (let rest = text; rest !== ''; ) {
    // A property that follows another step needs a period.
    const found = steps.length > 0 && !/^[.[]/.test(rest) ? null : STEP.exec(rest);
    if (!found || steps.length === MOST_STEPS) return undefined;
    const [all, property, index] = found;
    if (property !== undefined) steps.push({ property });
    else steps.push({ index: index === '*' ? 'every' : Number(index) });
    rest = rest.slice(all.length);
  }
  return steps;
}

import type { Widget, WidgetInput } from './widget';

/** How the playground edits an input. */
export type InputControl =
  | { readonly kind: 'choice'; readonly values: readonly string[] }
  | { readonly kind: 'text' | 'number' | 'boolean' | 'json' }
  /** A function that the widget calls; the playground records the call. */
  | { readonly kind: 'function' }
  /** A store, which the playground keeps in memory. */
  | { readonly kind: 'store' };

/**
 * Selects an input's control by the input's type. Returns `undefined` for callbacks, which are always recorded, and for
 * React nodes.
 */
export function getInputControl({ kind, name, type }: WidgetInput): InputControl | undefined {
  if (kind === 'callback' || kind === 'react') return undefined;
  if (/^on[A-Z]/.test(name)) return { kind: 'function' };
  const values = [...type.matchAll(/'([^']+)'/g)].flatMap(([, value]) => value ?? []);
  if (values.length > 0 && /^('[^']+'( \| )?)+(undefined)?$/.test(type)) return { kind: 'choice', values };
  if (type.endsWith('Store')) return { kind: 'store' };
  if (/^boolean\b/.test(type)) return { kind: 'boolean' };
  if (/^number\b/.test(type)) return { kind: 'number' };
  return { kind: /^string\b/.test(type) ? 'text' : 'json' };
}

/** The text of an input that is on, for inputs without a value of their own. */
export const isOn = 'on';

/** Texts of inputs by name. A missing or empty text leaves the input out. */
export type InputTexts = Readonly<Record<string, string>>;

/**
 * Returns the input texts of a widget's example. Omits functions, because they change what the widget does.
 */
export function exampleTexts({ inputs, example }: Widget): InputTexts {
  return Object.fromEntries(
    inputs.flatMap((input) => {
      const kind = getInputControl(input)?.kind;
      const code = example[input.name];
      if (!kind || code === undefined || kind === 'function' || kind === 'store') return [];
      return [[input.name, /^'(.*)'$/.exec(code)?.[1] ?? code] as const];
    }),
  );
}

/** Returns the reason why a text isn't a valid value of the input, or `undefined`. */
export function findInputProblem(input: WidgetInput, text: string): string | undefined {
  const control = getInputControl(input);
  if (text === '') return undefined;
  if (!control) return 'The widget sets this input itself.';
  if (control.kind === 'choice' && !control.values.includes(text))
    return `Use one of ${control.values.join(', ')}.`;
  if (control.kind === 'number' && !Number.isFinite(Number(text))) return 'Use a number.';
  if (control.kind === 'boolean' && !['true', 'false'].includes(text)) return 'Use true or false.';
  if ((control.kind === 'function' || control.kind === 'store') && text !== isOn) return `Use ${isOn}.`;
  if (control.kind === 'json') {
    try {
      JSON.parse(text);
    } catch {
      return 'Use JSON.';
    }
  }
  return undefined;
}

const storeCode = (type: string) =>
  type === 'DashboardPreferenceStore'
    ? "{ read: () => JSON.parse(localStorage.getItem('dashboard') ?? 'null'), write: (value) => localStorage.setItem('dashboard', JSON.stringify(value)) }"
    : "{ read: (key) => JSON.parse(localStorage.getItem(key) ?? 'null'), write: (key, value) => localStorage.setItem(key, JSON.stringify(value)) }";

/** Generates the TypeScript code of an input that is set. */
export function inputCode(input: WidgetInput, text: string): string {
  const control = getInputControl(input);
  if (control?.kind === 'function') return `() => console.log('${input.name}')`;
  if (control?.kind === 'store') return storeCode(input.type);
  if (control?.kind === 'text' || control?.kind === 'choice')
    return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
  if (control?.kind === 'json') return JSON.stringify(JSON.parse(text));
  return text;
}

import { failures } from '../sandbox/failures';
import { listSuppliers, people } from '../sandbox/people';
import { isTokenValue, properties } from '../theme/properties';
import { exampleTexts, findInputProblem, type InputTexts } from '../widgets/input-control';
import type { Widget } from '../widgets/widget';
import {
  codeIds,
  containers,
  directions,
  locales,
  maxWidthPx,
  minWidthPx,
  noTokenChanges,
  type PlaygroundState,
  permissionModes,
  type TokenChanges,
  type TokenValues,
  themes,
} from './playground-state';

const defaultWidget = 'item-list';
const defaultUser = 'dana@halberd.example';

/** Returns a widget's default state with its example inputs. */
export function defaultState(widget: Widget): PlaygroundState {
  return {
    widget: widget.name,
    inputs: exampleTexts(widget),
    user: defaultUser,
    supplier: 'SUP-1001',
    permissions: 'all',
    failure: failures[0].id,
    theme: 'system',
    locale: 'en',
    direction: 'ltr',
    container: 'shadow',
    widthPx: undefined,
    tokens: noTokenChanges,
    code: 'react',
    seed: undefined,
    now: undefined,
  };
}

/** A message lists the possible values up to this number. */
const shownValues = 8;

/** Reads parameters and collects a message for each value that is not valid. */
class Reader {
  readonly problems: string[] = [];

  constructor(readonly query: URLSearchParams) {}

  addProblem(name: string, value: string, expected: string) {
    this.problems.push(`“${name}” is “${value.slice(0, 60)}”. ${expected}`);
  }

  choice<const Value extends string>(name: string, values: readonly Value[], initial: Value): Value {
    const text = this.query.get(name);
    if (text === null) return initial;
    const found = values.find((value) => value === text);
    if (found === undefined)
      this.addProblem(
        name,
        text,
        values.length > shownValues ? 'Choose another value.' : `Use one of ${values.join(', ')}.`,
      );
    return found ?? initial;
  }

  number(name: string, min: number, max: number): number | undefined {
    const text = this.query.get(name);
    if (text === null) return undefined;
    const value = Number(text);
    if (/^\d+$/.test(text) && value >= min && value <= max) return value;
    this.addProblem(name, text, `Use a whole number from ${min} to ${max}.`);
    return undefined;
  }

  instant(name: string): string | undefined {
    const text = this.query.get(name);
    if (text === null) return undefined;
    if (/^\d{4}-\d{2}-\d{2}T/.test(text) && !Number.isNaN(Date.parse(text))) return text;
    this.addProblem(name, text, 'Use an instant such as 2026-11-20T09:30:00Z.');
    return undefined;
  }

  inputs(widget: Widget): InputTexts {
    const texts = { ...exampleTexts(widget) };
    for (const [key, text] of this.query) {
      if (!key.startsWith('input.')) continue;
      const input = widget.inputs.find(({ name }) => `input.${name}` === key);
      const problem = input ? findInputProblem(input, text) : `${widget.component} has no such input.`;
      if (input && problem === undefined) texts[input.name] = text;
      else this.addProblem(key, text, problem ?? '');
    }
    return Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ''));
  }

  tokens(): TokenChanges {
    const changes = { light: {}, dark: {}, other: {} } as Record<keyof TokenChanges, Record<string, string>>;
    for (const [key, value] of this.query) {
      const [, kind, name] = /^(light|dark|theme)\.([\w-]+)$/.exec(key) ?? [];
      if (!kind || !name) continue;
      const property = properties.find((each) => each.name === name);
      const isColor = kind !== 'theme';
      if (property && property.isColor === isColor && isTokenValue(property, value))
        changes[kind === 'theme' ? 'other' : (kind as 'light' | 'dark')][name] = value;
      else this.addProblem(key, value, property ? 'Use a valid value.' : 'The theme has no such property.');
    }
    return changes;
  }
}

const known =
  /^(widget|user|supplier|permissions|failure|theme|locale|direction|container|width|code|seed|now|(input|light|dark|theme)\..+)$/;

/** Reads the query of an address. An invalid value gives a message, and the default. */
export function decodeState(
  search: string,
  widgets: readonly Widget[],
): { state: PlaygroundState; problems: readonly string[] } {
  const reader = new Reader(new URLSearchParams(search));
  const names = widgets.map(({ name }) => name);
  const name = reader.choice('widget', names, defaultWidget);
  const widget = widgets.find((each) => each.name === name) as Widget;
  const initial = defaultState(widget);
  const user = reader.choice(
    'user',
    people.map(({ email }) => email),
    initial.user,
  );
  const own = listSuppliers(user).map(({ id }) => id);
  for (const key of reader.query.keys())
    if (!known.test(key))
      reader.addProblem(key, reader.query.get(key) ?? '', 'The playground has no such setting.');
  return {
    state: {
      widget: name,
      inputs: reader.inputs(widget),
      user,
      supplier: reader.choice('supplier', own, own[0] ?? initial.supplier),
      permissions: reader.choice('permissions', permissionModes, initial.permissions),
      failure: reader.choice(
        'failure',
        failures.map(({ id }) => id),
        initial.failure,
      ),
      theme: reader.choice('theme', themes, initial.theme),
      locale: reader.choice('locale', locales, initial.locale),
      direction: reader.choice('direction', directions, initial.direction),
      container: reader.choice('container', containers, initial.container),
      widthPx: reader.number('width', minWidthPx, maxWidthPx),
      tokens: reader.tokens(),
      code: reader.choice('code', codeIds, initial.code),
      seed: reader.number('seed', 0, 999_999),
      now: reader.instant('now'),
    },
    problems: reader.problems,
  };
}

/**
 * Encodes a state as a query that starts with `?`. Apart from the widget, the query contains only values that differ
 * from the defaults.
 */
export function encodeState(state: PlaygroundState, widget: Widget): string {
  const query = new URLSearchParams();
  const initial = defaultState(widget);
  query.set('widget', state.widget);
  const example = exampleTexts(widget);
  for (const { name } of widget.inputs) {
    const text = state.inputs[name] ?? '';
    if (text !== (example[name] ?? '')) query.set(`input.${name}`, text);
  }
  const own = listSuppliers(state.user)[0]?.id ?? initial.supplier;
  const set = (name: string, value: string | number | undefined, fallback: string | number | undefined) =>
    value !== undefined && value !== fallback && query.set(name, String(value));
  set('user', state.user, initial.user);
  set('supplier', state.supplier, own);
  set('permissions', state.permissions, initial.permissions);
  set('failure', state.failure, initial.failure);
  set('theme', state.theme, initial.theme);
  set('locale', state.locale, initial.locale);
  set('direction', state.direction, initial.direction);
  set('container', state.container, initial.container);
  set('width', state.widthPx, undefined);
  set('code', state.code, initial.code);
  set('seed', state.seed, undefined);
  set('now', state.now, undefined);
  for (const [kind, values] of Object.entries<TokenValues>({ ...state.tokens }))
    for (const [name, value] of Object.entries(values))
      query.set(`${kind === 'other' ? 'theme' : kind}.${name}`, value);
  return `?${query}`;
}

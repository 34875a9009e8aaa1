import { describeValue, type EventLog } from '../log/event-log';
import { getInputControl, type InputTexts } from '../widgets/input-control';
import type { Widget } from '../widgets/widget';

/** Creates a store in memory for saved views, columns and other preferences of the user. */
const memoryStore = () => {
  const values = new Map<string, unknown>();
  return {
    read: (key = '') => values.get(key),
    write: (...change: readonly unknown[]) => {
      const [key, value] = change.length > 1 ? change : ['', change[0]];
      values.set(String(key), value);
    },
  };
};

/**
 * Creates a function that returns a widget's input values. Functions and stores stay the same objects, as widgets
 * require.
 */
export function createInputValues(widget: Widget, log: EventLog) {
  const kept = new Map<string, unknown>();
  const keep = <Value>(name: string, create: () => Value): Value => {
    if (!kept.has(name)) kept.set(name, create());
    return kept.get(name) as Value;
  };
  const record =
    (name: string) =>
    (...values: readonly unknown[]) =>
      log.add({
        kind: 'callback',
        name,
        detail: values.map(describeValue).join(', '),
        isFailed: false,
      });

  return (texts: InputTexts): Record<string, unknown> =>
    Object.fromEntries(
      widget.inputs
        .filter(({ kind }) => kind !== 'react')
        .map((input) => {
          const { name, kind } = input;
          if (kind === 'callback') return [name, keep(name, () => record(name))];
          const text = texts[name] ?? '';
          const control = getInputControl(input);
          if (text === '' || !control) return [name, undefined];
          if (control.kind === 'function') return [name, keep(name, () => record(name))];
          if (control.kind === 'store') return [name, keep(name, memoryStore)];
          if (control.kind === 'choice' || control.kind === 'text') return [name, text];
          return [name, keep(`${name} ${text}`, () => JSON.parse(text) as unknown)];
        }),
    );
}

import { widgets } from 'virtual:widgets';
import { defaultState } from '../address/address-codec';
import type { CodeId, PlaygroundState } from '../address/playground-state';
import { getInputControl, isOn } from '../widgets/input-control';
import type { Widget, WidgetInput } from '../widgets/widget';
import { type CodeFile, codeFiles } from './code-files';

/** The code of a widget in one state of the playground. */
export interface Sample {
  /** `item-list` with the inputs of the example, `item-list-full` with a value for every input. */
  readonly name: string;
  readonly files: readonly CodeFile[];
}

function getSampleText(input: WidgetInput): string {
  const control = getInputControl(input);
  switch (control?.kind) {
    case undefined:
      return '';
    case 'choice':
      return control.values[0] ?? '';
    case 'function':
    case 'store':
      return isOn;
    case 'boolean':
      return 'true';
    case 'number':
      return '5';
    case 'text':
      return 'A-1';
    case 'json':
      return input.type.includes('[]') ? '[]' : '';
  }
}

/** Creates a state with a value for every input that the playground can set. */
function fullState(widget: Widget): PlaygroundState {
  const texts = widget.inputs.map((input) => [input.name, getSampleText(input)] as const);
  const inputs = Object.fromEntries(texts.filter(([, text]) => text !== ''));
  return { ...defaultState(widget), inputs, locale: 'de', theme: 'dark', container: 'page' };
}

/** Generates every widget's code for a framework, for tests that compile it. */
export const generateSamples = (code: CodeId): Sample[] =>
  widgets.flatMap((widget) => [
    { name: widget.name, files: codeFiles(widget, { ...defaultState(widget), code }) },
    { name: `${widget.name}-full`, files: codeFiles(widget, { ...fullState(widget), code }, ['ITEM_LIST']) },
  ]);

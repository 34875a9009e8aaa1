import { Switch } from '@portal-kit/ui/switch';
import type { PlaygroundState } from '../address/playground-state';
import type { PlaygroundAddress } from '../address/use-playground';
import { SelectControl } from '../fields/select-control';
import { TextControl } from '../fields/text-control';
import type { LiveSandbox } from '../sandbox/live-sandbox';
import { findInputProblem, getInputControl, isOn } from '../widgets/input-control';
import type { Widget, WidgetInput } from '../widgets/widget';
import * as css from './controls.css';
import { useSuggestions } from './use-suggestions';

/** Returns a description's first sentence without Markdown. */
const formatHint = (text: string) =>
  (/^.*?[.!?](?= [A-Z]|$)/.exec(text)?.[0] ?? text).replaceAll(/[`{}]|@link /g, '');

/** Inputs that users of the playground change most come first. */
const order = ['choice', 'text', 'number', 'boolean', 'function', 'store', 'json'];
const getSortIndex = (input: WidgetInput) => order.indexOf(getInputControl(input)?.kind ?? 'json');

interface InputControlProps {
  input: WidgetInput;
  state: PlaygroundState;
  sandbox: LiveSandbox | undefined;
  text: string;
  onChange: (text: string) => void;
}

function InputControl({ input, state, sandbox, text, onChange }: InputControlProps) {
  const suggested = useSuggestions(sandbox, input.name, state);
  const { name, isRequired, type } = input;
  const control = getInputControl(input);
  if (!control) return null;
  const description = formatHint(input.text);
  if (control.kind === 'choice') {
    const empty = isRequired ? [] : [{ id: '', label: 'Not set' }];
    const options = [...empty, ...control.values.map((value) => ({ id: value, label: value }))];
    return (
      <SelectControl
        label={name}
        value={text}
        options={options}
        onChange={onChange}
        description={description}
      />
    );
  }
  if (control.kind === 'function' || control.kind === 'store' || control.kind === 'boolean') {
    const on = control.kind === 'boolean' ? 'true' : isOn;
    return (
      <Switch
        label={name}
        description={description}
        isSelected={text === on}
        onChange={(isSelected) => onChange(isSelected ? on : '')}
      />
    );
  }
  const validate = (value: string) =>
    value === '' && isRequired ? 'The widget needs this input.' : findInputProblem(input, value);
  return (
    <TextControl
      label={
        <>
          <span className={css.name}>
            {name}
            {isRequired && <span className={css.required}> *</span>}
          </span>
          <span className={css.type}>{control.kind === 'json' ? `JSON: ${type}` : control.kind}</span>
        </>
      }
      value={text}
      onChange={onChange}
      validate={validate}
      description={description}
      inputMode={control.kind === 'number' ? 'numeric' : 'text'}
      isMultiline={control.kind === 'json'}
      isCode={control.kind === 'json'}
      {...suggested}
    />
  );
}

/** Returns whether an input is a function, a store or an object, which most pages don't pass. */
const isAdvanced = (input: WidgetInput) => getSortIndex(input) >= order.indexOf('function');

/** Selects a widget's inputs that the playground can change. */
export const selectInputs = (widget: Widget, part: 'main' | 'advanced') =>
  widget.inputs
    .filter((input) => getInputControl(input) && isAdvanced(input) === (part === 'advanced'))
    .toSorted((one, other) => getSortIndex(one) - getSortIndex(other));

export interface InputControlsProps extends PlaygroundAddress {
  inputs: readonly WidgetInput[];
  /** Undefined until the sandbox has started. */
  sandbox: LiveSandbox | undefined;
}

/** One control for each input, by the type of the input. */
export function InputControls({ inputs, sandbox, state, change }: InputControlsProps) {
  if (inputs.length === 0) return <p className={css.empty}>This widget needs no inputs of its own.</p>;
  return inputs.map((input) => {
    const isTyped = ['text', 'number', 'json'].includes(getInputControl(input)?.kind ?? '');
    return (
      <InputControl
        key={`${state.widget} ${input.name}`}
        input={input}
        state={state}
        sandbox={sandbox}
        text={state.inputs[input.name] ?? ''}
        onChange={(text) => {
          const { [input.name]: _, ...others } = state.inputs;
          change(
            { inputs: text === '' ? others : { ...others, [input.name]: text } },
            { isContinued: isTyped },
          );
        }}
      />
    );
  });
}

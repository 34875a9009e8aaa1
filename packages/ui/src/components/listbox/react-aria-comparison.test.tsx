import '../../../test/theme';
import { type ReactNode, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { ComboBox } from 'react-aria-components/ComboBox';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Select, SelectValue } from 'react-aria-components/Select';
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { compose } from '../../../test/browser';
import { ComboBoxField } from '../combo-box/combo-box-field';
import { SelectField } from '../select-field/select-field';
import type { ListOption } from './listbox';
import { ListboxPopover } from './use-popover-listbox';

const options: ListOption[] = [
  { id: 'LB', label: 'Pounds' },
  { id: 'PT', label: 'Pint', isDisabled: true },
  { id: 'PL', label: 'Pallet layer' },
  { id: 'PA', label: 'Pallet all over' },
  { id: 'EA', label: 'Étage' },
];
const hundreds: ListOption[] = Array.from({ length: 300 }, (_, index) => ({
  id: `C-${index}`,
  label: `Customer ${index}`,
}));

const item = ({ id, label, isDisabled = false }: ListOption) => (
  <ListBoxItem id={id} textValue={label} isDisabled={isDisabled}>
    {label}
  </ListBoxItem>
);

function OurSelect() {
  const [value, setValue] = useState('');
  return (
    <SelectField label="Unit" name="unit" placeholder="Choose" {...{ options, value, onChange: setValue }} />
  );
}
const AriaSelect = () => (
  <Select placeholder="Choose">
    <Label>Unit</Label>
    <Button>
      <SelectValue />
    </Button>
    <Popover>
      <ListBox items={options}>{item}</ListBox>
    </Popover>
  </Select>
);

function OurComboBox({ items = options }) {
  const [value, setValue] = useState('');
  return (
    <ComboBoxField
      {...{ label: 'Unit', name: 'unit', placeholder: '', emptyText: 'No match', value, onChange: setValue }}
      options={items}
    />
  );
}
const AriaComboBox = ({ items = options }) => (
  <ComboBox defaultItems={items} allowsEmptyCollection>
    <Label>Unit</Label>
    <Input />
    <Popover>
      <Virtualizer layout={ListLayout} layoutOptions={{ rowHeight: 36 }}>
        <ListBox style={{ height: 324 }} renderEmptyState={() => 'No match'}>
          {item}
        </ListBox>
      </Virtualizer>
    </Popover>
  </ComboBox>
);

const list = () => document.querySelector<HTMLElement>('[role=listbox]');
const optionElements = () => [...document.querySelectorAll<HTMLElement>('[role=option]')];
/** Returns the option that a screen reader reads: focused, or named by `aria-activedescendant`. */
function activeOption(): Element | null {
  const focused = document.activeElement;
  const id = focused?.getAttribute('aria-activedescendant');
  return id ? document.getElementById(id) : (focused?.closest('[role=option]') ?? null);
}
const activeText = () => activeOption()?.textContent ?? '';
const announced = () => document.querySelector('[data-live-announcer]')?.textContent ?? '';

/** Renders one of the two components and focuses its trigger. */
async function start(component: ReactNode) {
  await ListboxPopover.load();
  const screen = await render(component);
  const trigger = screen.container.querySelector<HTMLElement>('button, input[role=combobox]') as HTMLElement;
  trigger.focus();
  return { screen, trigger };
}

/** Runs the same steps with both components, one after the other. */
async function both<Result>(
  components: readonly [ReactNode, ReactNode],
  steps: (trigger: HTMLElement) => Promise<Result>,
): Promise<{ ours: Result; aria: Result }> {
  const results: Result[] = [];
  for (const component of components) {
    const { screen, trigger } = await start(component);
    results.push(await steps(trigger));
    await screen.unmount();
  }
  const [ours, aria] = results as [Result, Result];
  return { ours, aria };
}

const selects = [<OurSelect key="ours" />, <AriaSelect key="aria" />] as const;
const comboBoxes = [<OurComboBox key="ours" />, <AriaComboBox key="aria" />] as const;
const longComboBoxes = [
  <OurComboBox key="ours" items={hundreds} />,
  <AriaComboBox key="aria" items={hundreds} />,
] as const;

async function open(): Promise<void> {
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(() => optionElements().length).toBeGreaterThan(0);
  await expect.poll(activeText).not.toBe('');
}

function tap(element: Element): void {
  const { left, top, width, height } = element.getBoundingClientRect();
  const point = { clientX: left + width / 2, clientY: top + height / 2 };
  const init = { ...point, bubbles: true, cancelable: true, composed: true, pointerId: 7, isPrimary: true };
  for (const type of ['pointerdown', 'pointerup'])
    element.dispatchEvent(
      new PointerEvent(type, { ...init, pointerType: 'touch', width: 20, height: 20, pressure: 0.5 }),
    );
  element.dispatchEvent(
    new PointerEvent('click', { ...init, pointerType: 'touch', width: 20, height: 20, detail: 1 }),
  );
}

// The virtualizer of react-aria reads `process.env`, which Vite does not define.
beforeAll(() => void vi.stubGlobal('process', { env: {} }));
afterAll(() => void vi.unstubAllGlobals());

describe('select field and react-aria Select', () => {
  test('both lists have the same name, options, selection and disabled options', async () => {
    const { ours, aria } = await both(selects, async () => {
      await open();
      const result = {
        multiselectable: list()?.getAttribute('aria-multiselectable') ?? null,
        options: optionElements().map((option) => [
          option.textContent,
          option.getAttribute('aria-disabled'),
          option.getAttribute('aria-selected'),
        ]),
      };
      await userEvent.keyboard('{Escape}');
      return result;
    });
    expect(ours).toEqual(aria);
    expect(ours.options).toHaveLength(5);
  });

  test('both triggers have the same expanded state and control the listbox', async () => {
    const attributes = (trigger: HTMLElement) => [
      trigger.getAttribute('aria-haspopup'),
      trigger.getAttribute('aria-expanded'),
      trigger.getAttribute('aria-controls') === (list()?.id ?? null),
    ];
    const { ours, aria } = await both(selects, async (trigger) => {
      const closed = attributes(trigger);
      await open();
      const opened = attributes(trigger);
      await userEvent.keyboard('{Escape}');
      return { closed, opened };
    });
    expect(ours).toEqual(aria);
    expect(ours.opened).toEqual(['listbox', 'true', true]);
  });

  test('our trigger is a combobox that keeps focus, and react-aria moves focus into the list', async () => {
    const { ours, aria } = await both(selects, async (trigger) => {
      await open();
      const result = [trigger.getAttribute('role'), document.activeElement?.getAttribute('role')];
      await userEvent.keyboard('{Escape}');
      return result;
    });
    expect(ours).toEqual(['combobox', 'combobox']);
    expect(aria).toEqual([null, 'option']);
  });

  test.each([
    ['arrow keys', '{ArrowDown}{ArrowDown}{ArrowUp}'],
    ['End', '{End}'],
    ['Home', '{End}{Home}'],
    ['PageDown', '{PageDown}'],
    ['PageUp', '{End}{PageUp}'],
    ['ArrowDown on the last option', '{End}{ArrowDown}'],
    ['a letter', 'e'],
    ['a word with a space', 'pallet a'],
  ])('both lists have the same active option after %s', async (_, keys) => {
    const { ours, aria } = await both(selects, async () => {
      await open();
      await userEvent.keyboard(keys);
      // Both components update the active option synchronously or with the next frame.
      await new Promise(requestAnimationFrame);
      const text = activeText();
      await userEvent.keyboard('{Escape}');
      return text;
    });
    expect(ours).toBe(aria);
  });

  test.each([
    ['ArrowRight', '{ArrowRight}{ArrowRight}'],
    ['ArrowLeft', '{ArrowRight}{ArrowRight}{ArrowLeft}'],
    ['a letter', 'e'],
    ['Enter on the active option', '{ArrowDown}{End}{Enter}'],
    ['Escape', '{ArrowRight}{ArrowDown}{End}{Escape}'],
  ])('both closed fields have the same value after %s', async (_, keys) => {
    const { ours, aria } = await both(selects, async (trigger) => {
      for (const key of keys.match(/\{\w+\}|./g) ?? []) {
        const wasOpen = list() !== null;
        await userEvent.keyboard(key);
        if (key === '{ArrowDown}' && !wasOpen) await expect.poll(activeText).not.toBe('');
      }
      await expect.poll(list).toBeNull();
      return [trigger.textContent, document.activeElement === trigger];
    });
    expect(ours).toEqual(aria);
  });

  test('a tap opens both lists, picks the tapped option and returns focus', async () => {
    const { ours, aria } = await both(selects, async (trigger) => {
      tap(trigger);
      await expect.poll(() => optionElements().length).toBe(5);
      tap(optionElements()[2] as HTMLElement);
      await expect.poll(list).toBeNull();
      await expect.poll(() => document.activeElement).toBe(trigger);
      return trigger.textContent;
    });
    expect(ours).toBe('Pallet layer');
    expect(aria).toBe(ours);
  });
});

describe('combo box field and react-aria ComboBox', () => {
  test('both inputs have the same role and attributes, closed and open', async () => {
    const attributes = (input: HTMLElement) => ({
      role: input.getAttribute('role'),
      type: input.getAttribute('type'),
      expanded: input.getAttribute('aria-expanded'),
      controlsList: input.getAttribute('aria-controls') === (list()?.id ?? null),
      autocomplete: [input.getAttribute('aria-autocomplete'), input.getAttribute('autocomplete')],
      spellCheck: input.getAttribute('spellcheck'),
      active: activeText(),
    });
    const { ours, aria } = await both(comboBoxes, async (input) => {
      const closed = attributes(input);
      await open();
      const opened = attributes(input);
      await userEvent.keyboard('{Escape}');
      return { closed, opened };
    });
    expect(ours).toEqual(aria);
    expect(ours.opened).toMatchObject({ role: 'combobox', expanded: 'true', active: 'Pounds' });
  });

  test('options of a long list have their set size and position; our list renders only a window of options', async () => {
    const { ours, aria } = await both(longComboBoxes, async () => {
      await open();
      await userEvent.keyboard('{ArrowDown}{ArrowDown}');
      await expect.poll(activeText).toBe('Customer 2');
      const result = {
        count: optionElements().length,
        options: optionElements()
          .slice(0, 9)
          .map((option) => [option.textContent, option.ariaPosInSet, option.ariaSetSize]),
      };
      await userEvent.keyboard('{Escape}');
      return result;
    });
    expect(ours.options).toEqual(aria.options);
    expect(ours.options[8]).toEqual(['Customer 8', '9', '300']);
    // In tests react-aria's virtualizer renders every option.
    expect(ours.count).toBeLessThan(60);
  });

  test('Home and End move the caret in our field and the active option in react-aria', async () => {
    const { ours, aria } = await both(longComboBoxes, async () => {
      await open();
      await userEvent.keyboard('{End}');
      await new Promise(requestAnimationFrame);
      const withoutControl = activeText();
      await userEvent.keyboard('{Control>}{End}{/Control}');
      await expect.poll(activeText).toBe('Customer 299');
      await userEvent.keyboard('{Escape}');
      return withoutControl;
    });
    expect(ours).toBe('Customer 0');
    expect(aria).toBe('Customer 299');
  });

  test('typed text makes the first match active in our field, and no option in react-aria', async () => {
    const { ours, aria } = await both(comboBoxes, async () => {
      await userEvent.keyboard('pallet');
      await expect.poll(() => optionElements().length).toBe(2);
      const text = activeText();
      await userEvent.keyboard('{Escape}');
      return text;
    });
    expect(ours).toBe('Pallet layer');
    expect(aria).toBe('');
  });

  test('the set size of our active option is the number of matches that react-aria announces', async () => {
    const { ours, aria } = await both(comboBoxes, async () => {
      await userEvent.keyboard('p');
      await expect.poll(() => optionElements().length).toBe(4);
      const setSize = activeOption()?.ariaSetSize ?? '';
      if (setSize === '') await expect.poll(announced).toContain('4 options available');
      const text = `${setSize} ${announced()}`.trim();
      await userEvent.keyboard('{Escape}');
      return text;
    });
    expect(ours.split(' ')[0]).toBe('4');
    expect(aria).toContain('4 options available');
  });

  test('our live region is empty while options match, and then announces the empty text', async () => {
    await start(<OurComboBox />);
    await userEvent.keyboard('pal');
    await expect.poll(() => optionElements().length).toBe(2);
    const status = document.querySelector('[role=status]') as HTMLElement;
    expect(status.textContent).toBe('');
    await userEvent.keyboard('zzz');
    await expect.poll(() => status.textContent).toBe('No match');
    expect(status.isConnected).toBe(true);
    await userEvent.keyboard('{Escape}');
  });

  test('both inputs keep an unfinished IME composition, and Enter during the composition picks no option', async () => {
    const { ours, aria } = await both(comboBoxes, async (input) => {
      await open();
      await compose('pal');
      await expect.poll(() => optionElements().length).toBe(2);
      input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true }));
      const result = [(input as HTMLInputElement).value, list() !== null];
      await compose('');
      await userEvent.keyboard('{Escape}');
      return result;
    });
    expect(ours).toEqual(['pal', true]);
    expect(aria).toEqual(ours);
  });

  test('a tap picks the tapped option in both components and keeps focus in the input', async () => {
    const { ours, aria } = await both(comboBoxes, async (input) => {
      await open();
      tap(optionElements()[3] as HTMLElement);
      await expect.poll(list).toBeNull();
      return [(input as HTMLInputElement).value, document.activeElement === input];
    });
    expect(ours).toEqual(['Pallet all over', true]);
    expect(aria).toEqual(ours);
  });
});

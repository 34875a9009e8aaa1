import { widgets } from 'virtual:widgets';
import { expect, test } from 'vitest';
import type { Widget } from '../widgets/widget';
import { decodeState, defaultState, encodeState } from './address-codec';
import type { PlaygroundState } from './playground-state';

const widget = (name: string) => widgets.find((each) => each.name === name) as Widget;

test.each(widgets)('the default address of $name contains only its name', (each) => {
  const query = encodeState(defaultState(each), each);
  expect(query).toBe(`?widget=${each.name}`);
  expect(decodeState(query, widgets)).toEqual({ state: defaultState(each), problems: [] });
});

test('an address contains every value of a state', () => {
  const list = widget('order-list');
  const state: PlaygroundState = {
    widget: list.name,
    inputs: { direction: 'inbound', within: 'status:FAILED;', views: 'on', state: '{"page":1}' },
    user: 'multi@agency.example',
    supplier: 'SUP-1007',
    permissions: 'role',
    failure: 'slow',
    theme: 'dark',
    locale: 'fr-CA',
    direction: 'rtl',
    container: 'page',
    widthPx: 390,
    tokens: {
      light: { 'color-accent': '#1f4d7a' },
      dark: { 'color-accent': '#9cc3ea' },
      other: { 'radius-control': '4px', 'font-body': "Georgia, 'Times New Roman', serif" },
    },
    code: 'vue',
    seed: 7,
    now: '2026-11-20T09:30:00Z',
  };
  expect(decodeState(encodeState(state, list), widgets)).toEqual({ state, problems: [] });
});

test('an input that the example sets can be left out', () => {
  const form = widget('item-form');
  const state = { ...defaultState(form), inputs: {} };
  expect(encodeState(state, form)).toBe('?widget=item-form&input.itemId=');
  expect(decodeState('?widget=item-form&input.itemId=', widgets).state).toEqual(state);
});

test('a supplier that the user cannot open gives a message and the first supplier of the user', () => {
  const { state, problems } = decodeState('?user=viewer@bramblehook.example&supplier=SUP-1001', widgets);
  expect(state.supplier).toBe('SUP-1004');
  expect(problems).toEqual(['“supplier” is “SUP-1001”. Use one of SUP-1004.']);
});

test.each([
  ['light.color-accent=red', 'Use a valid value.'],
  ['light.color-accent=%23fff;}*{color:red', 'Use a valid value.'],
  ['theme.font-body=x;}', 'Use a valid value.'],
  ['theme.radius-control=99999px', 'Use a valid value.'],
  ['theme.color-accent=%231f4d7a', 'Use a valid value.'],
  ['widget=order-list&input.direction=sideways', 'Use one of inbound, outbound.'],
  ['widget=order-list&input.state={', 'Use JSON.'],
  ['widget=dashboard&input.lowStockCases=many', 'Use a number.'],
  ['input.renderActions=1', 'The widget sets this input itself.'],
  ['now=yesterday', 'Use an instant such as 2026-11-20T09:30:00Z.'],
  ['nothing=1', 'The playground has no such setting.'],
])('the invalid address ?%s gives a message', (query, expected) => {
  const { state, problems } = decodeState(`?${query}`, widgets);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(expected);
  expect(state).toEqual(defaultState(widget(state.widget)));
});

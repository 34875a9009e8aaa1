import '../exports/theme';
// Types the session's `send`.
import type {} from '@vitest/browser-playwright';
import { afterEach, expect, test } from 'vitest';
import { cdp } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { vars } from './contract.css';
import { dark, light } from './palettes';

const names = Object.keys(light) as (keyof typeof light)[];

/** The values of every colour variable at an element. */
function coloursAt(element: Element): Record<string, string> {
  const style = getComputedStyle(element);
  return Object.fromEntries(
    names.map((name) => [name, style.getPropertyValue(vars.color[name].slice('var('.length, -1))]),
  );
}

const prefer = (value: 'light' | 'dark') =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-color-scheme', value }] });
afterEach(async () => {
  await cdp().send('Emulation.setEmulatedMedia', { features: [] });
});

async function themed(theme: string) {
  const screen = await render(<p data-pk-theme={theme}>Text</p>);
  const colours = coloursAt(screen.getByText('Text').element());
  await screen.unmount();
  return colours;
}

test.each([
  ['light', light],
  ['dark', dark],
])('%s sets every colour, whatever the system prefers', async (theme, palette) => {
  for (const preferred of ['light', 'dark'] as const) {
    await prefer(preferred);
    expect(await themed(theme)).toEqual(palette);
  }
});

test('system follows what the user has chosen for the device', async () => {
  await prefer('dark');
  expect(await themed('system')).toEqual(dark);
  await prefer('light');
  expect(await themed('system')).toEqual(light);
});

test('a light part stands in a dark page', async () => {
  const screen = await render(
    <div data-pk-theme="dark">
      <p data-pk-theme="light">Text</p>
    </div>,
  );
  expect(coloursAt(screen.getByText('Text').element())).toEqual(light);
});

test('a rule of the host without a layer wins over the theme', async () => {
  const screen = await render(
    <>
      <style>{'p { color: rgb(1, 2, 3); --pk-color-accent: #010203 }'}</style>
      <p data-pk-theme="light">Text</p>
    </>,
  );
  const style = getComputedStyle(screen.getByText('Text').element());
  expect([style.color, style.getPropertyValue('--pk-color-accent')]).toEqual(['rgb(1, 2, 3)', '#010203']);
});

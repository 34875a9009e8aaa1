import '../exports/theme';
import type { CSSProperties } from 'react';
import { afterEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { prefer, preferNothing } from '../../test/browser';
import { vars } from './contract.css';
import { dark, light } from './palettes';

const names = Object.keys(light) as (keyof typeof light)[];

/** Returns a color as an element computes it. */
function shownAt(element: Element, color: string): string {
  const probe = document.createElement('i');
  probe.style.color = color;
  element.append(probe);
  const shown = getComputedStyle(probe).color;
  probe.remove();
  return shown;
}

/** Returns all color variables as an element computes them. */
const colorsAt = (element: Element) =>
  Object.fromEntries(names.map((name) => [name, shownAt(element, vars.color[name])]));

const shown = (palette: typeof light) =>
  Object.fromEntries(names.map((name) => [name, shownAt(document.body, palette[name])]));

afterEach(async () => void (await preferNothing()));

async function themed(theme: string) {
  const screen = await render(<p data-pk-theme={theme}>Text</p>);
  const colors = colorsAt(screen.getByText('Text').element());
  await screen.unmount();
  return colors;
}

test.each([
  ['light', light],
  ['dark', dark],
])('theme %s sets every color independently of the system preference', async (theme, palette) => {
  for (const preferred of ['light', 'dark'] as const) {
    await prefer('prefers-color-scheme', preferred);
    expect(await themed(theme)).toEqual(shown(palette));
  }
});

test('theme system follows the system preference', async () => {
  await prefer('prefers-color-scheme', 'dark');
  expect(await themed('system')).toEqual(shown(dark));
  await prefer('prefers-color-scheme', 'light');
  expect(await themed('system')).toEqual(shown(light));
});

test('a light element can be nested in a dark page', async () => {
  const screen = await render(
    <div data-pk-theme="dark">
      <p data-pk-theme="light">Text</p>
    </div>,
  );
  expect(colorsAt(screen.getByText('Text').element())).toEqual(shown(light));
});

test('a custom property of the host on any ancestor overrides both themes', async () => {
  const screen = await render(
    <div style={{ '--pk-color-accent': '#010203' } as CSSProperties}>
      <p data-pk-theme="light">Day</p>
      <p data-pk-theme="dark">Night</p>
    </div>,
  );
  expect(colorsAt(screen.getByText('Day').element())).toEqual(shown({ ...light, accent: '#010203' }));
  expect(colorsAt(screen.getByText('Night').element())).toEqual(shown({ ...dark, accent: '#010203' }));
});

test('a widget has the background of its theme unless the host sets one', async () => {
  const screen = await render(
    <>
      <p part="widget" data-pk-theme="dark">
        Night
      </p>
      <p part="widget" data-pk-theme="light">
        Day
      </p>
      <div style={{ '--pk-color-page': 'transparent' } as CSSProperties}>
        <p part="widget" data-pk-theme="dark">
          Through
        </p>
      </div>
    </>,
  );
  const behind = (text: string) => getComputedStyle(screen.getByText(text).element()).backgroundColor;
  expect([behind('Night'), behind('Day'), behind('Through')]).toEqual([
    shownAt(document.body, dark.page),
    shownAt(document.body, light.surface),
    'rgba(0, 0, 0, 0)',
  ]);
});

test('an unlayered host rule overrides the theme', async () => {
  const screen = await render(
    <>
      <style>{'p { color: rgb(1, 2, 3) }'}</style>
      <p data-pk-theme="light">Text</p>
    </>,
  );
  expect(getComputedStyle(screen.getByText('Text').element()).color).toBe('rgb(1, 2, 3)');
});

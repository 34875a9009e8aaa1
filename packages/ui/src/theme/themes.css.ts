import { assignVars, fallbackVar, globalStyle } from '@vanilla-extract/css';
import { hostVars, space, vars } from './contract.css';
import { baseLayer } from './layers.css';
import { media } from './media';
import { dark, light } from './palettes';

/**
 * The value of the host, or by default the value of the theme. A host property on `:root` also applies in a shadow
 * root.
 */
const orHost = <Names extends Record<string, `var(--${string})`>>(
  host: Names,
  values: Record<keyof Names, string>,
) =>
  Object.fromEntries(
    Object.entries(host).map(([name, variable]) => [name, fallbackVar(variable, values[name] as string)]),
  ) as Record<keyof Names, string>;

/** Contains the light and the dark value; the browser selects one by the `color-scheme` of the element. */
const lightDark = (lightColor: string, darkColor: string) =>
  lightColor === darkColor ? lightColor : `light-dark(${lightColor}, ${darkColor})`;

const colors = Object.fromEntries(
  Object.entries(light).map(([name, color]) => [name, lightDark(color, dark[name as keyof typeof light])]),
) as typeof light;

const shadowColor = (lightOpacity: string, darkOpacity: string) =>
  lightDark(`rgb(29 26 27 / ${lightOpacity})`, `rgb(0 0 0 / ${darkOpacity})`);

const ofBody = (factor: string) => `calc(${vars.fontSize.body} * ${factor})`;
const units = (count: number) => `calc(${vars.space.unit} * ${count})`;

const values = {
  ...assignVars(vars.color, orHost(hostVars.color, colors)),
  ...assignVars(
    vars.shadow,
    orHost(hostVars.shadow, {
      float: `0 1px 2px ${shadowColor('6%', '40%')}, 0 8px 24px ${shadowColor('12%', '50%')}`,
      modal: `0 2px 6px ${shadowColor('10%', '40%')}, 0 24px 64px ${shadowColor('24%', '60%')}`,
    }),
  ),
  ...assignVars(
    vars.font,
    orHost(hostVars.font, {
      body: "'Inter Variable', Inter, system-ui, sans-serif",
      mono: "ui-monospace, SFMono-Regular, Menlo, Consolas, 'Liberation Mono', monospace",
    }),
  ),
  ...assignVars(vars.fontSize, {
    ...orHost(hostVars.fontSize, { body: '14px', small: ofBody('6 / 7'), title: ofBody('9 / 7') }),
    label: ofBody('13 / 14'),
  }),
  ...assignVars(vars.radius, orHost(hostVars.radius, { control: '8px', card: '12px', pill: '999px' })),
  ...assignVars(vars.size, orHost(hostVars.size, { control: '36px', row: '56px', rowDense: '40px' })),
  ...assignVars(vars.space, orHost(hostVars.space, { unit: '4px' })),
  ...assignVars(vars.inset, orHost(hostVars.inset, { blockStart: '0px', blockEnd: '0px' })),
  ...assignVars(space, { 1: units(1), 2: units(2), 3: units(3), 4: units(4), 5: units(5), 6: units(6) }),
};

const themed = (selector: string, colorScheme: string, rest = {}) =>
  globalStyle(selector, { '@layer': { [baseLayer]: { ...rest, colorScheme } } });

themed('[data-pk-theme]', 'light', { vars: values });
themed('[data-pk-theme="dark"]', 'dark');
themed('[data-pk-theme="system"]', 'light dark');
// In forced-colors mode the browser knows whether the background is dark.
globalStyle('[data-pk-theme]', {
  '@layer': { [baseLayer]: { '@media': { [media.forcedColors]: { colorScheme: 'light dark' } } } },
});
// Paper is light, so print uses the light theme.
globalStyle('[data-pk-theme]', {
  '@layer': { [baseLayer]: { '@media': { [media.print]: { colorScheme: 'light' } } } },
});

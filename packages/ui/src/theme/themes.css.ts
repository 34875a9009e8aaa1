import { assignVars, fallbackVar, globalStyle } from '@vanilla-extract/css';
import { hostVars, space, vars } from './contract.css';
import { hostPropertyDefaults } from './host-properties';
import { baseLayer } from './layers.css';
import { media } from './media';
import { dark, light } from './palettes';

/**
 * Uses the host's values, or the theme's values by default. A host property on `:root` applies even in a shadow root.
 */
const orHost = <Names extends Record<string, `var(--${string})`>>(
  host: Names,
  values: Record<keyof Names, string>,
) =>
  Object.fromEntries(
    Object.entries(host).map(([name, variable]) => [name, fallbackVar(variable, values[name] as string)]),
  ) as Record<keyof Names, string>;

/** Returns both the light and the dark value; the browser selects one by the element's `color-scheme`. */
const lightDark = (lightColor: string, darkColor: string) =>
  lightColor === darkColor ? lightColor : `light-dark(${lightColor}, ${darkColor})`;

const colors = Object.fromEntries(
  Object.entries(light).map(([name, color]) => [name, lightDark(color, dark[name as keyof typeof light])]),
) as typeof light;

const { fontSize, shadow, font, radius, size, space: spacing, inset } = hostPropertyDefaults;

/** Scales a font size in proportion to the body size. `sizePx` and the design's body size are in pixels. */
const scaleToBody = (sizePx: string) =>
  `calc(${vars.fontSize.body} * ${Number.parseFloat(sizePx)} / ${Number.parseFloat(fontSize.body)})`;
const units = (count: number) => `calc(${vars.space.unit} * ${count})`;

const values = {
  ...assignVars(vars.color, orHost(hostVars.color, colors)),
  ...assignVars(vars.shadow, orHost(hostVars.shadow, shadow)),
  ...assignVars(vars.font, orHost(hostVars.font, font)),
  ...assignVars(vars.fontSize, {
    ...orHost(hostVars.fontSize, {
      body: fontSize.body,
      small: scaleToBody(fontSize.small),
      title: scaleToBody(fontSize.title),
    }),
    label: scaleToBody('13px'),
  }),
  ...assignVars(vars.radius, orHost(hostVars.radius, radius)),
  ...assignVars(vars.size, orHost(hostVars.size, size)),
  ...assignVars(vars.space, orHost(hostVars.space, spacing)),
  ...assignVars(vars.inset, orHost(hostVars.inset, inset)),
  ...assignVars(space, { 1: units(1), 2: units(2), 3: units(3), 4: units(4), 5: units(5), 6: units(6) }),
};

const themed = (selector: string, colorScheme: string, rest = {}) =>
  globalStyle(selector, { '@layer': { [baseLayer]: { ...rest, colorScheme } } });

themed('[data-pk-theme]', 'light', {
  vars: values,
  '@media': {
    [media.coarse]: {
      vars: assignVars(vars.size, orHost(hostVars.size, { ...size, control: '44px', rowDense: '44px' })),
    },
  },
});
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

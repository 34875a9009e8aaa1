import type { TokenChanges, TokenValues } from '../address/playground-state';
import { properties } from './properties';

const declarations = (values: TokenValues, indent: string) =>
  properties
    .filter(({ name }) => values[name] !== undefined)
    .map(({ name }) => `${indent}--pk-${name}: ${values[name]};\n`)
    .join('');

/** Returns the dark theme's colors. A color that is changed only in the light theme keeps its dark default. */
const darkColors = ({ light, dark }: TokenChanges): TokenValues =>
  Object.fromEntries(
    properties
      .filter(({ name, isColor }) => isColor && (light[name] ?? dark[name]) !== undefined)
      .map(({ name, dark: initial }) => [name, dark[name] ?? initial]),
  );

/** Returns each theme's effective colors, by name. */
export function themeColors(changes: TokenChanges): { light: TokenValues; dark: TokenValues } {
  const getColors = (theme: 'light' | 'dark') =>
    Object.fromEntries(
      properties
        .filter(({ isColor }) => isColor)
        .map((each) => [each.name, changes[theme][each.name] ?? each[theme]]),
    );
  return { light: getColors('light'), dark: getColors('dark') };
}

export const hasChanges = ({ light, dark, other }: TokenChanges): boolean =>
  [light, dark, other].some((values) => Object.keys(values).length > 0);

/**
 * Renders a theme's style sheet as `docs/theming.md` describes it. Returns `''` if nothing has changed.
 *
 * @param scope Selector of the element above the widgets. Default `:root`.
 */
export function themeCss(changes: TokenChanges, scope = ':root'): string {
  const within = scope === ':root' ? '' : `${scope} `;
  const rule = (selectors: readonly string[], values: TokenValues, indent = '') => {
    const body = declarations(values, `${indent}  `);
    return body && `${indent}${selectors.join(`,\n${indent}`)} {\n${body}${indent}}\n`;
  };
  const getRootSelectors = (theme: string) => [`${within}[part~='${theme}']`, `${within}::part(${theme})`];
  const main = rule([scope], { ...changes.light, ...changes.other });
  const dark = darkColors(changes);
  const darkRule = rule(getRootSelectors('dark'), dark);
  if (!darkRule) return main;
  return `${main}/* Colors of the dark theme. */
${darkRule}/* The same colors for the theme of the operating system. */
@media (prefers-color-scheme: dark) {
${rule(getRootSelectors('system'), dark, '  ')}}
`;
}

import { documentedProperties } from 'virtual:host-properties';

/** A theme property that the configurator changes. */
export interface ThemeProperty {
  /** Without the prefix: `color-accent` for `--pk-color-accent`. */
  readonly name: string;
  readonly light: string;
  readonly dark: string;
  readonly use: string;
  readonly isColor: boolean;
  /** Greatest length in pixels, for lengths. */
  readonly maxPx?: number;
}

const maxPxByGroup: Readonly<Record<string, number>> = {
  'font-size': 32,
  radius: 32,
  size: 96,
  space: 8,
};

const getGroup = (name: string) => /^(font-size|[a-z]+)/.exec(name)?.[1] ?? '';

/** Layers and shadows have other values than opaque colors and lengths; insets and tables belong to the layout of a page. */
const isConfigurable = ({ name, light }: { name: string; light: string }) =>
  /^--pk-(color|font-size|font|radius|size|space)-/.test(name) && !/^rgb/.test(light);

export const properties: readonly ThemeProperty[] = documentedProperties()
  .filter(isConfigurable)
  .map(({ name, light, dark, use }) => {
    const short = name.replace('--pk-', '');
    const maxPx = short === 'radius-pill' ? 999 : maxPxByGroup[getGroup(short)];
    return {
      name: short,
      light,
      dark,
      use,
      isColor: short.startsWith('color-'),
      ...(maxPx !== undefined && { maxPx }),
    };
  });

/** Returns whether a text is a valid value of a property: a color `#1f4d7a`, a length in pixels, or a list of fonts. */
export function isTokenValue({ isColor, maxPx }: ThemeProperty, value: string): boolean {
  if (isColor) return /^#[0-9a-f]{6}$/i.test(value);
  if (maxPx !== undefined) return /^\d{1,3}(\.\d+)?px$/.test(value) && Number.parseFloat(value) <= maxPx;
  return /^[\w\s'",-]{1,120}$/.test(value);
}

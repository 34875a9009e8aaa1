import { dark, light } from './palettes';

/**
 * The use of every custom property that a host can set, by group and name. The property of `color.inkMuted` is
 * `--pk-color-ink-muted`.
 */
export const hostPropertyUses = {
  color: {
    page: 'Background of the page. Default around a widget: white or near black.',
    surface: 'Background of cards, tables and fields.',
    raised: 'Background of menus and dialogs.',
    hover: 'Background of the row under the pointer.',
    ink: 'Text, with a contrast of 4.5:1 on every background.',
    inkSecondary: 'Labels and secondary text, 4.5:1.',
    inkMuted: 'Hints and placeholders, 4.5:1.',
    line: 'Separators.',
    lineStrong: 'Borders.',
    control: 'Edges of fields, 3:1.',
    accent: 'Accent color: primary buttons and selected controls.',
    accentHover: 'Accent color under the pointer.',
    accentInk: 'Text on the accent color.',
    accentTint: 'Soft background of selected elements.',
    accentText: 'Accented text and links.',
    ok: 'Status: success.',
    info: 'Status: information.',
    teal: 'Status: in progress.',
    warn: 'Status: warning.',
    bad: 'Status: failure. Error messages and buttons that delete.',
    badTint: 'Background of error messages.',
    neutral: 'Status: inactive.',
    inverse: 'Background of tooltips.',
    inverseInk: 'Text of tooltips.',
    inverseMuted: 'Secondary text of tooltips.',
    scrim: 'Layer between a dialog and the page.',
    focus: 'Focus ring.',
  },
  fontSize: {
    body: 'Text size. The other sizes are proportional to it by default.',
    small: 'Size of table headers, hints and details.',
    title: 'Size of titles of dialogs and cards.',
  },
  shadow: { float: 'Shadow of menus.', modal: 'Shadow of dialogs.' },
  font: { body: 'Font of all texts.', mono: 'Font of codes.' },
  radius: {
    control: 'Corners of buttons and fields.',
    card: 'Corners of cards, tables and dialogs.',
    pill: 'Corners of chips.',
  },
  size: {
    control: 'Height of buttons and fields. Default with a touch screen: 44px.',
    row: 'Height of table rows.',
    rowDense: 'Height of table rows with the density “Dense rows”. Default with a touch screen: 44px.',
  },
  space: { unit: 'Unit of paddings and gaps, which are 1 to 6 units.' },
  inset: {
    blockStart: 'Height of a fixed header of your page.',
    blockEnd: 'Height of a fixed footer of your page.',
  },
  table: {
    overflow: 'Overflow of tables. `visible`: the page scrolls, and table headers stick to the window.',
    inset: 'Distance of a sticky table header from the top of the window.',
  },
};

/** The default values of the theme. */
export const hostPropertyDefaults = {
  fontSize: { body: '14px', small: '12px', title: '18px' },
  shadow: {
    float:
      '0 1px 2px light-dark(rgb(29 26 27 / 6%), rgb(0 0 0 / 40%)), 0 8px 24px light-dark(rgb(29 26 27 / 12%), rgb(0 0 0 / 50%))',
    modal:
      '0 2px 6px light-dark(rgb(29 26 27 / 10%), rgb(0 0 0 / 40%)), 0 24px 64px light-dark(rgb(29 26 27 / 24%), rgb(0 0 0 / 60%))',
  },
  font: {
    body: "'Inter Variable', Inter, system-ui, sans-serif",
    mono: "ui-monospace, SFMono-Regular, Menlo, Consolas, 'Liberation Mono', monospace",
  },
  radius: { control: '8px', card: '12px', pill: '999px' },
  size: { control: '36px', row: '56px', rowDense: '40px' },
  space: { unit: '4px' },
  inset: { blockStart: '0px', blockEnd: '0px' },
  table: { overflow: 'auto', inset: '0px' },
};

/** Returns a custom property's name without its prefix. Example: `['color', 'inkMuted']` → `color-ink-muted`. */
export const propertyName = (path: readonly string[]): string =>
  path.join('-').replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * Lists every custom property with its default value in both themes and its use. Source of a table in
 * `docs/theming.md`.
 */
export function documentedProperties(): { name: string; light: string; dark: string; use: string }[] {
  const lightValues: Record<string, Record<string, string>> = { ...hostPropertyDefaults, color: light };
  const darkValues: Record<string, Record<string, string>> = { ...hostPropertyDefaults, color: dark };
  return Object.entries(hostPropertyUses).flatMap(([group, uses]) =>
    Object.entries(uses).map(([name, use]) => ({
      name: `--pk-${propertyName([group, name])}`,
      light: lightValues[group]?.[name] ?? '',
      dark: darkValues[group]?.[name] ?? '',
      use,
    })),
  );
}

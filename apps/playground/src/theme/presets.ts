import { noTokenChanges, type TokenChanges } from '../address/playground-state';

export interface ThemePreset {
  readonly name: string;
  readonly changes: TokenChanges;
}

const accent = (color: string, hover: string, tint: string) => ({
  'color-accent': color,
  'color-accent-hover': hover,
  'color-accent-text': color,
  'color-accent-tint': tint,
  'color-focus': color,
});

/** Starting points for a theme. A test checks their contrast. */
export const themePresets: readonly ThemePreset[] = [
  { name: 'Cellar', changes: noTokenChanges },
  {
    name: 'Harbor',
    changes: {
      light: accent('#1f4d7a', '#173c60', '#e8eff6'),
      dark: { ...accent('#9cc3ea', '#b8d5f1', '#1c2c3b'), 'color-accent-ink': '#0c1c2c' },
      other: { 'radius-control': '4px', 'radius-card': '6px' },
    },
  },
  {
    name: 'Orchard',
    changes: {
      light: accent('#2c6a3f', '#215231', '#e7f2ea'),
      dark: { ...accent('#8fd3a4', '#a9dfba', '#1d3225'), 'color-accent-ink': '#0b2113' },
      other: { 'radius-control': '18px', 'radius-card': '18px' },
    },
  },
  {
    name: 'Ledger',
    changes: {
      light: accent('#1d1a1b', '#3a3536', '#ecebea'),
      dark: { ...accent('#f3eff0', '#ffffff', '#343032'), 'color-accent-ink': '#141213' },
      other: {
        'font-size-body': '13px',
        'radius-control': '2px',
        'radius-card': '2px',
        'size-control': '32px',
        'size-row': '48px',
        'space-unit': '3.5px',
      },
    },
  },
];

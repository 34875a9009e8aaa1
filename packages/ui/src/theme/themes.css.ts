import { assignVars, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css';
import { baseLayer } from './layers.css';

const light = {
  page: '#f7f6f4',
  surface: '#ffffff',
  raised: '#ffffff',
  hover: '#f4f0ed',
  ink: '#1d1a1b',
  inkSecondary: '#5d5658',
  inkMuted: '#756d70',
  line: '#e7e3e1',
  lineStrong: '#d6d0cd',
  control: '#8d8588',
  accent: '#7a1f3d',
  accentHover: '#651730',
  accentInk: '#ffffff',
  accentTint: '#f6e8ed',
  accentText: '#7a1f3d',
  ok: '#2e7d4f',
  info: '#2b64b0',
  teal: '#0d7f83',
  warn: '#b06a00',
  bad: '#b3261e',
  badTint: '#fcefee',
  neutral: '#8d8588',
  inverse: '#1d1a1b',
  inverseInk: '#ffffff',
  inverseMuted: '#c9c2c5',
  scrim: 'rgb(29 26 27 / 42%)',
  focus: '#7a1f3d',
};

const dark: typeof light = {
  page: '#141213',
  surface: '#1b1819',
  raised: '#232021',
  hover: '#2b2628',
  ink: '#f3eff0',
  inkSecondary: '#b5adb0',
  inkMuted: '#968e91',
  line: '#2e292b',
  lineStrong: '#3f393b',
  control: '#857c80',
  accent: '#e08aa5',
  accentHover: '#eaa2b8',
  accentInk: '#2a0f18',
  accentTint: '#3a2129',
  accentText: '#e89ab2',
  ok: '#6cc492',
  info: '#86b4f0',
  teal: '#57c5c8',
  warn: '#e5a94f',
  bad: '#f2877f',
  badTint: '#3a1f1e',
  neutral: '#857c80',
  inverse: '#f0ecec',
  inverseInk: '#1d1a1b',
  inverseMuted: '#5d5658',
  scrim: 'rgb(0 0 0 / 62%)',
  focus: '#e89ab2',
};

const lightValues = {
  ...assignVars(vars.color, light),
  ...assignVars(vars.shadow, {
    float: '0 1px 2px rgb(29 26 27 / 6%), 0 8px 24px rgb(29 26 27 / 12%)',
    modal: '0 2px 6px rgb(29 26 27 / 10%), 0 24px 64px rgb(29 26 27 / 24%)',
  }),
};

const darkValues = {
  ...assignVars(vars.color, dark),
  ...assignVars(vars.shadow, {
    float: '0 1px 2px rgb(0 0 0 / 40%), 0 8px 24px rgb(0 0 0 / 50%)',
    modal: '0 2px 6px rgb(0 0 0 / 50%), 0 24px 64px rgb(0 0 0 / 60%)',
  }),
};

const measures = {
  ...assignVars(vars.font, {
    body: "'Inter Variable', Inter, ui-sans-serif, system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif",
    mono: "ui-monospace, SFMono-Regular, Menlo, Consolas, 'Liberation Mono', monospace",
  }),
  ...assignVars(vars.radius, { control: '8px', card: '12px', pill: '999px' }),
  ...assignVars(vars.size, { control: '36px', row: '56px', rowDense: '40px' }),
};

globalStyle('[data-pk-theme]', {
  '@layer': { [baseLayer]: { vars: { ...lightValues, ...measures }, colorScheme: 'light' } },
});
globalStyle('[data-pk-theme="dark"]', {
  '@layer': { [baseLayer]: { vars: darkValues, colorScheme: 'dark' } },
});
globalStyle('[data-pk-theme="system"]', {
  '@layer': {
    [baseLayer]: { '@media': { '(prefers-color-scheme: dark)': { vars: darkValues, colorScheme: 'dark' } } },
  },
});

import { assignVars, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css';
import { baseLayer } from './layers.css';
import { dark, light } from './palettes';

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

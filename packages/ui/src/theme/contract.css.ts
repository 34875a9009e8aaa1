import { createGlobalThemeContract } from '@vanilla-extract/css';

const names = {
  color: {
    page: 'color-page',
    surface: 'color-surface',
    raised: 'color-raised',
    hover: 'color-hover',
    ink: 'color-ink',
    inkSecondary: 'color-ink-secondary',
    inkMuted: 'color-ink-muted',
    line: 'color-line',
    lineStrong: 'color-line-strong',
    control: 'color-control',
    accent: 'color-accent',
    accentHover: 'color-accent-hover',
    accentInk: 'color-accent-ink',
    accentTint: 'color-accent-tint',
    accentText: 'color-accent-text',
    ok: 'color-ok',
    info: 'color-info',
    teal: 'color-teal',
    warn: 'color-warn',
    bad: 'color-bad',
    badTint: 'color-bad-tint',
    neutral: 'color-neutral',
    inverse: 'color-inverse',
    inverseInk: 'color-inverse-ink',
    inverseMuted: 'color-inverse-muted',
    scrim: 'color-scrim',
    focus: 'color-focus',
  },
  fontSize: { body: 'font-size-body', small: 'font-size-small', title: 'font-size-title' },
  shadow: { float: 'shadow-float', modal: 'shadow-modal' },
  font: { body: 'font-body', mono: 'font-mono' },
  radius: { control: 'radius-control', card: 'radius-card', pill: 'radius-pill' },
  size: { control: 'size-control', row: 'size-row', rowDense: 'size-row-dense' },
  space: { unit: 'space-unit' },
  inset: { blockStart: 'inset-block-start', blockEnd: 'inset-block-end' },
};

/**
 * The custom properties that a host can set on any ancestor of a widget, with the prefix `--pk-`.
 *
 * @remarks Values are CSS colors and lengths. The contrast of ink on surface, page and accent tint is at least 4.5:1
 * in both themes. A host that changes one color of a pair is responsible for its contrast.
 * Source: `docs/theming.md`.
 */
export const hostVars = createGlobalThemeContract(
  { ...names, table: { overflow: 'table-overflow', inset: 'table-inset' } },
  (path) => `pk-${path}`,
);

let count = 0;
// Every style sheet contains the private names, so they are short.
const privateName = () => `_pk${(count++).toString(36)}`;

/**
 * The variables for component styles. Each variable has the host's value from {@link hostVars}, or the theme value by
 * default. For `.css.ts` files only.
 *
 * @example
 * ```ts
 * import { component, vars } from '@portal-kit/ui/style';
 *
 * export const total = component({ color: vars.color.accentText, borderRadius: vars.radius.control });
 * ```
 */
export const vars = createGlobalThemeContract(
  { ...names, fontSize: { ...names.fontSize, label: 'font-size-label' } },
  privateName,
);

/**
 * Gaps and paddings: multiples of the spacing unit, which is 4 px by default. For `.css.ts` files only.
 *
 * @example
 * ```ts
 * import { component, space } from '@portal-kit/ui/style';
 *
 * export const list = component({ display: 'grid', gap: space[2] });
 * ```
 */
export const space = createGlobalThemeContract({ 1: '', 2: '', 3: '', 4: '', 5: '', 6: '' }, privateName);

/**
 * Heights of the sticky parts of a component, which must not cover a focused element of the component. Set them with
 * `vars` on the element around both. For `.css.ts` files only.
 *
 * @example
 * ```ts
 * import { component, stickyHeight } from '@portal-kit/ui/style';
 *
 * export const form = component({ vars: { [stickyHeight.blockEnd]: '72px' } });
 * ```
 */
export const stickyHeight = createGlobalThemeContract({ blockStart: '', blockEnd: '' }, privateName);

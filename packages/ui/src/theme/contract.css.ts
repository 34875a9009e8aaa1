import { createGlobalThemeContract } from '@vanilla-extract/css';
import { hostPropertyUses, propertyName } from './host-properties';

/**
 * The custom properties that a host can set on any ancestor of a widget, with the prefix `--pk-`.
 *
 * @remarks Values are CSS colors and lengths. The contrast of ink on surface, page and accent tint is at least 4.5:1
 * in both themes. A host that changes one color of a pair is responsible for its contrast.
 * Source: `docs/theming.md`.
 */
export const hostVars = createGlobalThemeContract(hostPropertyUses, (_, path) => `pk-${propertyName(path)}`);

/** Component styles read the properties of tables directly, because few components use them. */
const { table, ...themed } = hostPropertyUses;

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
  { ...themed, fontSize: { ...themed.fontSize, label: '' } },
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

/** Height of the visible toasts, which scroll containers add as space at their end. Unset without toasts. */
export const toastHeight = createGlobalThemeContract({ blockEnd: '' }, privateName).blockEnd;

import type { InputTexts } from '../widgets/input-control';

export const themes = ['system', 'light', 'dark'] as const;
export const locales = ['en', 'es', 'fr-CA', 'de'] as const;
export const directions = ['ltr', 'rtl'] as const;
export const containers = ['shadow', 'page'] as const;
export const codeIds = ['react', 'next', 'vue', 'svelte', 'angular', 'html', 'element', 'mount'] as const;

export const permissionModes = ['all', 'role'] as const;

export type Theme = (typeof themes)[number];
export type Locale = (typeof locales)[number];
export type Direction = (typeof directions)[number];
/** `shadow`: the widget renders in a shadow root. `page`: the widget shares the document with the page. */
export type Container = (typeof containers)[number];
export type CodeId = (typeof codeIds)[number];

/** Values of theme properties by name without the prefix `--pk-`. */
export type TokenValues = Readonly<Record<string, string>>;

/** Changed theme properties: colors of each theme, and all other properties. */
export interface TokenChanges {
  readonly light: TokenValues;
  readonly dark: TokenValues;
  readonly other: TokenValues;
}

/** Everything that the address of the playground stores. */
export interface PlaygroundState {
  readonly widget: string;
  /** Texts of the inputs that are set. */
  readonly inputs: InputTexts;
  readonly user: string;
  readonly supplier: string;
  /** `role`: the page passes the permissions of the user's role to the widget. */
  readonly permissions: (typeof permissionModes)[number];
  readonly failure: string;
  readonly theme: Theme;
  readonly locale: Locale;
  readonly direction: Direction;
  readonly container: Container;
  /** Width of the preview in pixels. Undefined: the available width. */
  readonly widthPx: number | undefined;
  readonly tokens: TokenChanges;
  readonly code: CodeId;
  /** Seed of the generated orders. Undefined: the seed of the demo data. */
  readonly seed: number | undefined;
  /** Instant of a fixed clock. Undefined: real time. */
  readonly now: string | undefined;
}

export const noTokenChanges: TokenChanges = { light: {}, dark: {}, other: {} };
export const minWidthPx = 280;
export const maxWidthPx = 2400;

/**
 * Returns the widget's locale. A locale with Arabic script is written from right to left; its texts keep their
 * language.
 */
export function widgetLocale({ locale, direction }: Pick<PlaygroundState, 'locale' | 'direction'>): string {
  if (direction === 'ltr') return locale;
  const [language, region] = locale.split('-');
  return [language, 'Arab', region].filter(Boolean).join('-');
}

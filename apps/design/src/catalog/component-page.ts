import type { ComponentType } from 'react';
import type { ComponentApi } from '../../packaging/component-api';
import type { CodeKind } from '../../packaging/highlight';

/** Notes on a component that its code does not contain. */
export interface ComponentNotes {
  /** Keys with their effects. Empty for a component without keyboard interaction. */
  keyboard: readonly (readonly [keys: string, effect: string])[];
  /** Names, roles and announcements, one sentence or two each. */
  accessibility: readonly string[];
}

/** A state that an example shows without a pointer or keyboard. */
export type ShownState = 'default' | 'hover' | 'focus' | 'active';

export interface ComponentExample {
  /** The name of the function in the file of the examples. */
  name: string;
  title: string;
  text: string;
  /** The example is repeated in each of these states. */
  states: readonly ShownState[];
  direction: 'ltr' | 'rtl';
  width: 'normal' | 'narrow' | 'wide';
  /** A press on the first button of the example opens an overlay. */
  opens: boolean;
  /** The example fills a window and is shown in a frame. */
  isFramed: boolean;
  /** The parts of the source text with their kinds. */
  code: readonly (readonly [CodeKind, string])[];
  Example: ComponentType;
}

export interface ComponentPage {
  components: readonly ComponentApi[];
  /** Paths in the theme contract, such as `color.accent`. */
  tokens: readonly string[];
  examples: readonly ComponentExample[];
  notes: ComponentNotes;
}

export interface CatalogEntry {
  /** The entry of packages/ui, such as `text-field`. */
  name: string;
  title: string;
  group: string;
  text: string;
  components: readonly string[];
  load: () => Promise<{ componentPage: ComponentPage }>;
}

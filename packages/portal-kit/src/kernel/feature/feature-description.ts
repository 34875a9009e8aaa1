import type { PermissionId } from '@portal-kit/sdk/auth';

/** One requirement that opens a screen or an action: a permission, and feature flags that must all be on. */
export type AccessRequirement = readonly [permission: PermissionId, ...flags: string[]];

/** One input of a widget, in addition to the inputs that every widget takes. */
export interface InputDescription {
  /**
   * How a host sets the input on a custom element: an attribute (kebab case of the name) takes a string, a property takes
   * any value. A `callback` is a function property that the element also dispatches as an event (`item-picked` for
   * `onItemPicked`), because templates cannot set function properties with such names. A function is a `property` if the
   * widget behaves differently without it, or if an event of {@link FeatureDescription.events} has the same meaning.
   * `react` is a React property only: it renders React nodes.
   */
  kind: 'attribute' | 'property' | 'callback' | 'react';
  /** The element waits until a required input is set. Default false. */
  isRequired?: boolean;
  /** Explains the input in the table of widgets. Default: no explanation. */
  text?: string;
}

/** One embeddable widget. */
export interface WidgetDescription {
  /** Module of the component, relative to `src`, without file extension. */
  module: string;
  /** Name of the exported component. The type of its properties has the same name followed by `Props`. */
  component: string;
  /**
   * Type of the inputs, without React types: the name of the type, and its module relative to `src`. Elements and
   * `mount…` functions take these inputs.
   */
  inputsType: readonly [name: string, module: string];
  /** Noun phrase for the documentation, for example `the form for one user`. */
  summary: string;
  inputs: Readonly<Record<string, InputDescription>>;
  /**
   * TypeScript code per input. The documentation sets the required inputs to these values; the demo page of every
   * integration sets all of them.
   */
  example: Readonly<Record<string, string>>;
  /** Additional types that the widget's entry exports: type name → module, relative to `src`. */
  types?: Readonly<Record<string, string>>;
  /**
   * Additional React components that the widget's React entry exports, each with the type of its properties: component
   * name → module, relative to `src`.
   */
  components?: Readonly<Record<string, string>>;
}

/** One value of a destination or an event. */
export interface ValueDescription {
  /** TypeScript type. */
  type: string;
  isOptional?: boolean;
  /** Explains the value in the documentation. Default: no explanation. */
  text?: string;
}

/** A destination that widgets link to. The host chooses the address. */
export interface DestinationDescription {
  values?: Readonly<Record<string, ValueDescription>>;
  /** Description of the links to the destination, for the documentation. */
  linkedFrom: string;
}

/** An event that widgets send to their host. */
export interface EventDescription {
  /** Properties of the event's detail, or the name of a type that is the detail. */
  detail: Readonly<Record<string, ValueDescription>> | string;
  /** When the event is sent, for the documentation. */
  when: string;
}

/**
 * Everything that integrations, registration, package exports and documentation need to know about one feature.
 * `npm run generate` reads every `*.feature.ts` and writes `src/generated`, the `exports` of package.json, and the tables
 * in the documentation.
 */
export interface FeatureDescription {
  /** Widgets by name; `user-list` becomes `<portal-user-list>` and `portal-kit/user-list`. */
  widgets?: Readonly<Record<string, WidgetDescription>>;
  /** Screens and actions that need permissions, each with its alternative requirements. */
  access?: Readonly<Record<string, readonly AccessRequirement[]>>;
  destinations?: Readonly<Record<string, DestinationDescription>>;
  events?: Readonly<Record<string, EventDescription>>;
  /** Names of the feature's lists in the event `list.changed`. */
  lists?: readonly string[];
  /** Modules of the types that destinations and events use: type name → package entry, or module relative to `src`. */
  types?: Readonly<Record<string, string>>;
}

/** Inputs of every list widget, without `renderActions`. */
export const listInputs = {
  state: { kind: 'property' },
  onStateChange: { kind: 'property' },
  preferences: { kind: 'property' },
  views: { kind: 'property', text: "storage for the user's saved views; without it the list has no views" },
} as const satisfies Record<string, InputDescription>;

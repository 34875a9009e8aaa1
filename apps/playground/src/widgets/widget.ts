/** One input of a widget, in addition to the inputs that every widget takes. */
export interface WidgetInput {
  readonly name: string;
  /** How a host sets the input; see `InputDescription` of portal-kit. */
  readonly kind: 'attribute' | 'property' | 'callback' | 'react';
  readonly isRequired: boolean;
  /** TypeScript type. */
  readonly type: string;
  readonly text: string;
}

/** One widget of portal-kit, from its feature description. */
export interface Widget {
  readonly name: string;
  readonly component: string;
  /** Noun phrase, for example `the form for one user`. */
  readonly summary: string;
  /** Folder of the feature, for example `items`. */
  readonly area: string;
  readonly inputs: readonly WidgetInput[];
  /** TypeScript code per input. */
  readonly example: Readonly<Record<string, string>>;
}

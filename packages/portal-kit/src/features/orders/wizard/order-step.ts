/** The steps of an order, in their order. Source: specification, section 3. */
export const orderSteps = ['details', 'items', 'submit'] as const;

export type OrderStep = (typeof orderSteps)[number];

/** A step with fields of its own; the last one only shows what the others hold. */
export type FilledStep = Exclude<OrderStep, 'submit'>;

/** Nobody has been through any step. */
export const nothingChecked: Readonly<Record<FilledStep, boolean>> = { details: false, items: false };

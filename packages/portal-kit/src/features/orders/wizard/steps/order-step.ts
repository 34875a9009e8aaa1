/** The steps of an order, in their order. Source: specification, section 3. */
export const orderSteps = ['details', 'items', 'submit'] as const;

export type OrderStep = (typeof orderSteps)[number];

/** A step with fields; the last step only shows the values of the others. */
export type FilledStep = Exclude<OrderStep, 'submit'>;

/** `done`: the step is valid. `problem`: the user has completed the step and it is invalid. */
export type StepState = 'done' | 'problem' | undefined;

/** The user has not completed any step. */
export const uncheckedSteps: Readonly<Record<FilledStep, boolean>> = { details: false, items: false };

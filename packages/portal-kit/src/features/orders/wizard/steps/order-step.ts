/** The steps of an order, from first to last. Source: specification, section 3. */
export const orderSteps = ['details', 'items', 'submit'] as const;

/** A step of an order. */
export type OrderStep = (typeof orderSteps)[number];

/** Returns whether a text is the name of a step. */
export const isOrderStep = (text: string | undefined): text is OrderStep =>
  orderSteps.some((step) => step === text);

/** Describes a change of the open step. */
export interface StepChange {
  /** Whether the wizard could not open the host's step. Replace the host's step instead of adding one to its history. */
  isCorrection?: boolean;
}

/** A step with fields. The last step has no fields and shows the values of the other steps. */
export type FilledStep = Exclude<OrderStep, 'submit'>;

/** `done`: the step is valid. `problem`: the user has completed the step, and the step is invalid. */
export type StepState = 'done' | 'problem' | undefined;

/** The initial state, in which the user has not completed any step. */
export const uncheckedSteps: Readonly<Record<FilledStep, boolean>> = { details: false, items: false };

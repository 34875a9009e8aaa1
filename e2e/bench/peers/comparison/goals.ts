import type { Figure } from '../../benchmark.ts';

/** A limit of the ratio portal ÷ best peer, or of the portal's own value. */
export type Goal =
  | {
      readonly kind: 'ratio';
      readonly atMost: number;
      /** Name of the only peer to compare with. Default: the best peer. */
      readonly against?: string;
    }
  | {
      readonly kind: 'value';
      readonly atMost: number;
      /** True if a value within the limit is not noticeable, so that a lower value of a peer is no advantage. */
      readonly isNegligible?: boolean;
    };

export interface Comparison {
  /** Name of the figure in the reports. */
  readonly figure: string;
  readonly unit: Figure['unit'];
  readonly goal: Goal;
}

const ratio = (atMost: number, against?: string): Goal => ({
  kind: 'ratio',
  atMost,
  ...(against === undefined ? {} : { against }),
});

/** AG Grid has no select: its application uses the minimal list of plain React, which has no keyboard support. */
const ofMui = ratio(0.5, 'mui-data-grid');

/** The lines of the table. */
export const comparisons: readonly Comparison[] = [
  { figure: 'Code to the first row, full speed', unit: 'KB', goal: ratio(0.48) },
  { figure: 'First row, full speed', unit: 'ms', goal: ratio(0.6) },
  { figure: 'First row, API 50 ms', unit: 'ms', goal: ratio(0.65) },
  { figure: 'First row, CPU 4x', unit: 'ms', goal: ratio(0.65) },
  { figure: 'First row, Fast 4G + CPU 4x', unit: 'ms', goal: ratio(0.65) },
  { figure: 'Blocking time, Fast 4G + CPU 4x', unit: 'ms', goal: { kind: 'value', atMost: 200 } },
  {
    figure: 'Layout shift, Fast 4G + CPU 4x',
    unit: 'shift',
    goal: { kind: 'value', atMost: 0.002, isNegligible: true },
  },
  { figure: 'Sort 100 rows, full speed', unit: 'ms', goal: ratio(0.6) },
  { figure: 'Page size 10 → 100, full speed', unit: 'ms', goal: ratio(1) },
  { figure: 'Open 5,000 suppliers, full speed', unit: 'ms', goal: ofMui },
  { figure: 'List → create form, full speed', unit: 'ms', goal: ratio(1) },
  { figure: 'Key in a form field, full speed', unit: 'ms', goal: ratio(1) },
  { figure: 'Key in the filter of the switcher, full speed', unit: 'ms', goal: ratio(1) },
  { figure: 'Sort 100 rows, CPU 4x', unit: 'ms', goal: ratio(0.6) },
  { figure: 'Page size 10 → 100, CPU 4x', unit: 'ms', goal: ratio(1) },
  { figure: 'List → create form, CPU 4x', unit: 'ms', goal: ratio(1) },
  { figure: 'Open 5,000 suppliers, CPU 4x', unit: 'ms', goal: ofMui },
  { figure: 'Heap after the load', unit: 'MB', goal: ratio(0.55) },
  { figure: 'Heap after the route cycles', unit: 'MB', goal: ratio(0.55) },
];

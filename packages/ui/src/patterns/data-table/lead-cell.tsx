import type { ReactNode } from 'react';
import { classNames } from '../../theme/class-names';
import * as css from './data-table.css';

/** A cell before the first column, which contains a control instead of a value. */
export const LeadCell = ({ className, children }: { className: string; children?: ReactNode }) => (
  // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: only a table cell can be in a row of the table
  // biome-ignore lint/a11y/useFocusableInteractive: the control in the cell receives the focus
  <td role="gridcell" className={classNames(className, css.lead)}>
    {children}
  </td>
);

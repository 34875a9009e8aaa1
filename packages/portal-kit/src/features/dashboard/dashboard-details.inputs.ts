import type { ListInputs } from '../../lists/list-inputs';
import type { DashboardTable } from './dashboard-tables';

/** Inputs of {@link DashboardDetails} in every integration. */
export interface DashboardDetailsInputs extends ListInputs {
  /** The table to show. An unknown or forbidden table shows a message with links to the other tables. */
  widget: DashboardTable;
  /** Stock threshold of the table `low-stock`, in cases, as in `Dashboard`. Default 10. */
  lowStockCases?: number;
}

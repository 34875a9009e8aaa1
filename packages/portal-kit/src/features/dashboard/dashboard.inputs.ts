import type { DashboardPreferenceStore } from './preferences/dashboard-preferences';

/** Inputs of {@link Dashboard} in every integration. */
export interface DashboardInputs {
  /** Stock threshold in cases for active items without their own minimum. Default 10. */
  lowStockCases?: number;
  /**
   * Called when the user changes the threshold. Without `lowStockCases` the widget keeps the threshold for the visit.
   */
  onLowStockCasesChange?: (cases: number) => void;
  /** Store of snoozed records, notes and first steps. Default: the widget keeps them until it unmounts. */
  preferences?: DashboardPreferenceStore;
}

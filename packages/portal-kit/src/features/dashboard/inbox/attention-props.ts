import type { OrderDirection } from '@portal-kit/sdk/orders';
import type { ReactNode } from 'react';
import type { DashboardPreferenceStore } from '../preferences/dashboard-preferences';
import type { DashboardFigures } from '../use-dashboard';

/** A failed order to resubmit, and the element that receives focus after the dialog closes. */
export interface FailedOrder {
  direction: OrderDirection;
  orderId: string;
  label: string;
  getFocusFallback: () => HTMLElement | null;
}

/** Properties of the inbox. */
export interface AttentionProps {
  figures: DashboardFigures;
  /** Low-stock threshold in cases. */
  thresholdCases: number;
  renderResubmit: (order: FailedOrder) => ReactNode;
  preferences: DashboardPreferenceStore | undefined;
}

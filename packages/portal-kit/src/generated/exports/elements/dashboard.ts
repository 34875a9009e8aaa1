// Generated from the feature descriptions by `npm run generate`. Do not edit.
export { defineDashboardElement, mountDashboard, type DashboardElement, type DashboardElementEventMap } from '../../elements/dashboard.element';
export type { DashboardInputs } from '../../../features/dashboard/dashboard.inputs';
export type { AttentionMark } from '../../../features/dashboard/preferences/dashboard-preferences';
export type { DashboardPreferences } from '../../../features/dashboard/preferences/dashboard-preferences';
export type { DashboardPreferenceStore } from '../../../features/dashboard/preferences/dashboard-preferences';

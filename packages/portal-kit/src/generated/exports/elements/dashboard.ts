// Generated from the feature descriptions by `npm run generate`. Do not edit.
export { defineDashboardElement, mountDashboard, type DashboardElement, type DashboardElementEventMap } from '../../elements/dashboard.element';
export type { DashboardInputs } from '../../../features/dashboard/dashboard.inputs';

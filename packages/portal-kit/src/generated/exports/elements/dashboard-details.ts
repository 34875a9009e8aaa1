// Generated from the feature descriptions by `npm run generate`. Do not edit.
export { defineDashboardDetailsElement, mountDashboardDetails, type DashboardDetailsElement } from '../../elements/dashboard-details.element';
export type { DashboardDetailsInputs } from '../../../features/dashboard/dashboard-details.inputs';

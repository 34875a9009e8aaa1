// Generated from the feature descriptions by `npm run generate`. Do not edit.
export { defineDashboardElement, mountDashboard, type DashboardElement } from '../../elements/dashboard.element';

// Generated from the feature descriptions by `npm run generate`. Do not edit.
export { Dashboard, type DashboardProps } from '../../widgets/dashboard.widget';

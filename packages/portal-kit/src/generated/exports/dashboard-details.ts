// Generated from the feature descriptions by `npm run generate`. Do not edit.
export { DashboardDetails, type DashboardDetailsProps } from '../../widgets/dashboard-details.widget';

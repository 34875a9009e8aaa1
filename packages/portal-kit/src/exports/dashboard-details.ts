export { DashboardDetails, type DashboardDetailsProps } from '../composed/dashboard-details.widget';

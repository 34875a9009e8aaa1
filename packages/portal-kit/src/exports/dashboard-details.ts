export { DashboardDetails, type DashboardDetailsProps } from '../widgets/dashboard-details.widget';

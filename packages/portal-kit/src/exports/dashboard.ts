export { Dashboard, type DashboardProps } from '../widgets/dashboard.widget';

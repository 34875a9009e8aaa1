export { Dashboard, type DashboardProps } from '../composed/dashboard.widget';

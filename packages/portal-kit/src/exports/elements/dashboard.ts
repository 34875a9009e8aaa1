export {
  type DashboardElement,
  defineDashboardElement,
  mountDashboard,
} from '../../elements/dashboard.element';

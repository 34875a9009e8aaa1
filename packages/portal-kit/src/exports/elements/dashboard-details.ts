export {
  type DashboardDetailsElement,
  defineDashboardDetailsElement,
  mountDashboardDetails,
} from '../../elements/dashboard-details.element';

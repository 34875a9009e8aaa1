import { type FeatureDescription, listInputs } from '../../kernel/feature/feature-description';

/** Tables of the dashboard: `Dashboard` shows five rows of each, `DashboardDetails` shows all rows. */
const tables = [
  'failed-inbound',
  'failed-outbound',
  'late-inbound',
  'late-outbound',
  'arriving',
  'shipping',
  'low-stock',
];

/** The dashboard: orders and stock that need attention, and the supplier's figures. */
export const dashboardFeature = {
  widgets: {
    dashboard: {
      module: 'widgets/dashboard.widget',
      component: 'Dashboard',
      inputsType: ['DashboardInputs', 'features/dashboard/dashboard.inputs'],
      summary: 'the dashboard',
      inputs: {
        lowStockCases: { kind: 'property', text: 'low-stock threshold in available cases' },
        onLowStockCasesChange: { kind: 'callback' },
        preferences: { kind: 'property', text: 'storage for snoozed records, notes and first steps' },
        renderActions: { kind: 'react' },
      },
      example: {},
      types: {
        AttentionMark: 'features/dashboard/preferences/dashboard-preferences',
        DashboardPreferences: 'features/dashboard/preferences/dashboard-preferences',
        DashboardPreferenceStore: 'features/dashboard/preferences/dashboard-preferences',
      },
      components: { DailyDigest: 'features/dashboard/digest/daily-digest' },
    },
    'dashboard-details': {
      module: 'widgets/dashboard-details.widget',
      component: 'DashboardDetails',
      inputsType: ['DashboardDetailsInputs', 'features/dashboard/dashboard-details.inputs'],
      summary: 'one table of the dashboard with all rows',
      inputs: {
        widget: {
          kind: 'attribute',
          isRequired: true,
          text: tables.map((table) => `\`${table}\``).join(', '),
        },
        lowStockCases: { kind: 'property', text: 'low-stock threshold in available cases' },
        ...listInputs,
        renderActions: { kind: 'react' },
      },
      example: { widget: "'failed-outbound'" },
    },
  },
  access: { dashboard: [['BASIC_ACCESS']] },
  destinations: {
    'dashboard.details': {
      values: {
        widget: {
          type: tables.map((table) => `'${table}'`).join(' | '),
          text: 'a table of `DashboardDetails`',
        },
      },
      linkedFrom: '"See all" in the dashboard.',
    },
    'dashboard.digest': {
      linkedFrom: '"Daily digest" in the dashboard. Without this address the link is hidden.',
    },
  },
} as const satisfies FeatureDescription;

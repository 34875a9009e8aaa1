// Generated from the feature descriptions by `npm run generate`. Do not edit.
export { Dashboard, type DashboardProps } from '../../widgets/dashboard.widget';
export { DailyDigest, type DailyDigestProps } from '../../features/dashboard/digest/daily-digest';
export type { AttentionMark } from '../../features/dashboard/preferences/dashboard-preferences';
export type { DashboardPreferences } from '../../features/dashboard/preferences/dashboard-preferences';
export type { DashboardPreferenceStore } from '../../features/dashboard/preferences/dashboard-preferences';

export { DailyDigest, type DailyDigestProps } from '../features/dashboard/digest/daily-digest';

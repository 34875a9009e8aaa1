export { StatusDot, type StatusTone } from '../components/status-dot/status-dot';

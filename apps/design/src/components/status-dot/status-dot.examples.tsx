import { StatusDot } from '@portal-kit/ui/status-dot';
import { row } from '../example-layout';

export function Tones() {
  return (
    <div style={row}>
      <StatusDot tone="ok">Active</StatusDot>
      <StatusDot tone="info">Submitted</StatusDot>
      <StatusDot tone="teal">In progress</StatusDot>
      <StatusDot tone="warn">Late</StatusDot>
      <StatusDot tone="bad">Failed</StatusDot>
      <StatusDot tone="neutral">Closed</StatusDot>
    </div>
  );
}

/** @narrow */
export function LongText() {
  return (
    <StatusDot tone="warn">
      Received with a difference of 12 cases that the warehouse has not confirmed
    </StatusDot>
  );
}

/** @rtl */
export function RightToLeft() {
  return (
    <div style={row}>
      <StatusDot tone="ok">نشط</StatusDot>
      <StatusDot tone="bad">فشل</StatusDot>
    </div>
  );
}

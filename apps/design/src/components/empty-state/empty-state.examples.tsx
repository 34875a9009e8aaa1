import boxIcon from '@lucide/icons/icons/package-open';
import alertIcon from '@lucide/icons/icons/triangle-alert';
import { Button } from '@portal-kit/ui/button';
import { EmptyState } from '@portal-kit/ui/empty-state';
import { Icon } from '@portal-kit/ui/icon';

export function Empty() {
  return (
    <EmptyState
      icon={<Icon data={boxIcon} sizePx={32} />}
      title="No orders yet"
      text="Create an order to send goods to a customer."
      actions={<Button tone="primary">Create order</Button>}
    />
  );
}

/** Announced immediately. */
export function Failed() {
  return (
    <EmptyState
      tone="bad"
      icon={<Icon data={alertIcon} sizePx={32} />}
      title="Data Error"
      text="Please refresh the page or try again later"
      detail="Reference 8f14e45f-ceea-467f"
      actions={<Button>Retry</Button>}
    />
  );
}

/** @narrow */
export function LongText() {
  return (
    <EmptyState
      title="There are no outbound orders of this supplier in the warehouses that you can see"
      text="Remove the filters, choose another supplier, or ask an administrator of your company for access to more warehouses."
      detail="HTTP 403 from https://api.portal.example/api/v1/suppliers/SUP-1001/outbound-orders?status=SUBMITTED"
    />
  );
}

/** @rtl */
export function RightToLeft() {
  return (
    <EmptyState title="لا توجد طلبات" text="أنشئ طلبا لإرسال البضائع" actions={<Button>إنشاء</Button>} />
  );
}

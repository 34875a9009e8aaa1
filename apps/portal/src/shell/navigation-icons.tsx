import Boxes from 'lucide-react/icons/boxes';
import Building2 from 'lucide-react/icons/building-2';
import FileUp from 'lucide-react/icons/file-up';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import Store from 'lucide-react/icons/store';
import Truck from 'lucide-react/icons/truck';
import Users from 'lucide-react/icons/users';
import Warehouse from 'lucide-react/icons/warehouse';
import Wine from 'lucide-react/icons/wine';
import type { ComponentType } from 'react';
import type { RouteTitle } from '../routes/route.messages';

/** Navigation icons by route title. */
export const navigationIcons: Partial<Record<RouteTitle, ComponentType<{ size: number }>>> = {
  dashboard: LayoutDashboard,
  inboundOrders: Boxes,
  outboundOrders: Truck,
  items: Wine,
  bulkUploads: FileUp,
  customers: Store,
  suppliers: Building2,
  warehouses: Warehouse,
  users: Users,
};

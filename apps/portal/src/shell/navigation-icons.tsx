import boxesIcon from '@lucide/icons/icons/boxes';
import buildingComplexIcon from '@lucide/icons/icons/building-complex';
import fileUpIcon from '@lucide/icons/icons/file-up';
import layoutDashboardIcon from '@lucide/icons/icons/layout-dashboard';
import storeIcon from '@lucide/icons/icons/store';
import truckIcon from '@lucide/icons/icons/truck';
import usersIcon from '@lucide/icons/icons/users';
import warehouseIcon from '@lucide/icons/icons/warehouse';
import wineIcon from '@lucide/icons/icons/wine';
import type { IconData } from '@portal-kit/ui/icon';
import type { RouteTitle } from '../routes/route.messages';

/** Navigation icons by route title. */
export const navigationIcons: Partial<Record<RouteTitle, IconData>> = {
  dashboard: layoutDashboardIcon,
  inboundOrders: boxesIcon,
  outboundOrders: truckIcon,
  items: wineIcon,
  bulkUploads: fileUpIcon,
  customers: storeIcon,
  suppliers: buildingComplexIcon,
  warehouses: warehouseIcon,
  users: usersIcon,
};

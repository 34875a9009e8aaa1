import { defineMessages } from 'portal-kit/portal';

/** Titles and captions of the screens. Texts from section 2 of the specification are used verbatim. */
export const routeMessages = defineMessages('route', () => ({
  titles: {
    dashboard: 'Dashboard',
    dashboardDetails: 'Dashboard details',
    dailyDigest: 'Daily digest',
    inboundOrders: 'Inbound Orders',
    inboundOrderDetails: 'Inbound order',
    inboundOrderCreate: 'New inbound order',
    inboundOrderEdit: 'Edit inbound order',
    outboundOrders: 'Outbound Orders',
    outboundOrderDetails: 'Outbound order',
    outboundOrderCreate: 'New outbound order',
    outboundOrderEdit: 'Edit outbound order',
    items: 'Items',
    itemCreate: 'New item',
    itemDetails: 'Item details',
    itemEdit: 'Edit item',
    bulkUploads: 'Bulk Upload Results',
    customers: 'Customers',
    customerCreate: 'New customer',
    customerEdit: 'Edit customer',
    suppliers: 'Suppliers',
    supplierCreate: 'New supplier',
    supplierEdit: 'Edit supplier',
    warehouses: 'Warehouses',
    warehouseCreate: 'New warehouse',
    warehouseEdit: 'Edit warehouse',
    users: 'Users & Roles',
    userCreate: 'Create New User',
    userEdit: 'Edit User',
    notFound: 'Page not found',
  },
  captions: {
    userCreate: 'Note: User needs to be created in Gigya or SSO before creating user in the portal.',
  },
}));

type RouteTexts = ReturnType<typeof routeMessages>;
export type RouteTitle = keyof RouteTexts['titles'];
export type RouteCaption = keyof RouteTexts['captions'];

// Generated from openapi/ by `npm run generate`. Do not edit.
export interface paths {
    "/api/feature-flags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the feature flags
         * @description Returns the entries of the configuration store. If this call fails at startup, the portal signs the user out.
         */
        get: operations["getFeatureFlags"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/scac-codes/{countryCode}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Region of the carriers.
                 * @example USA
                 */
                countryCode: components["parameters"]["CountryCode"];
            };
            cookie?: never;
        };
        /**
         * List the carriers of a region
         * @description Returns the carriers with their SCAC for the carrier field of an order.
         */
        get: operations["listScacCodes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/suppliers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List suppliers
         * @description Returns the suppliers that the user may access: all suppliers for a global role, otherwise those of the user's supplier roles. Searches `supplierId` and `name`. The supplier switcher uses this operation (limit 5000, sorted by name), so it requires only BASIC_ACCESS.
         */
        get: operations["listSuppliers"];
        /**
         * Replace a supplier
         * @description Replaces the supplier identified by `supplierId` in the body. Omitted optional fields are cleared.
         */
        put: operations["updateSupplier"];
        /**
         * Create a supplier
         * @description Creates a supplier with the ID in the body.
         */
        post: operations["createSupplier"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/suppliers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Supplier ID.
                 * @example SUP-1001
                 */
                id: components["parameters"]["SupplierKey"];
            };
            cookie?: never;
        };
        /**
         * Get a supplier
         * @description Returns one supplier that the user may access.
         */
        get: operations["getSupplier"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/suppliers/{supplierId}/customers": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Supplier ID.
                 * @example SUP-1001
                 */
                supplierId: components["parameters"]["SupplierId"];
            };
            cookie?: never;
        };
        /**
         * List customers
         * @description Returns a page of the supplier's customers. Searches `name`, `customerNumber` and `city`. Also used by the customer field of the outbound order form.
         */
        get: operations["listCustomers"];
        put?: never;
        /**
         * Create a customer
         * @description Creates a customer of the supplier.
         */
        post: operations["createCustomer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/suppliers/{supplierId}/customers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Customer ID.
                 * @example CUS-10021
                 */
                id: components["parameters"]["CustomerId"];
                /**
                 * @description Supplier ID.
                 * @example SUP-1001
                 */
                supplierId: components["parameters"]["SupplierId"];
            };
            cookie?: never;
        };
        /**
         * Get a customer
         * @description Returns one customer with its addresses.
         */
        get: operations["getCustomer"];
        /**
         * Replace a customer
         * @description Replaces the customer. Omitted optional fields are cleared. An address without `addressId` is added as a new address.
         */
        put: operations["updateCustomer"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/suppliers/{supplierId}/exports/inbound-orders": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Supplier ID.
                 * @example SUP-1001
                 */
                supplierId: components["parameters"]["SupplierId"];
            };
            cookie?: never;
        };
        /**
         * Export inbound orders
         * @description Returns the order list as an XLSX file `{supplierId}_inbound-orders_{yyyyMMdd-HHmm}.xlsx`. Searches `orderId`, `poNumber`, `referenceNumber`, `containerNumber` and `proNumber`. Without matches the sheet contains only its header row.
         */
        get: operations["exportInboundOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/suppliers/{supplierId}/exports/items": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Supplier ID.
                 * @example SUP-1001
                 */
                supplierId: components["parameters"]["SupplierId"];
            };
            cookie?: never;
        };
        /**
         * Export items
         * @description Returns the item list as an XLSX file `{supplierId}_items_{yyyyMMdd-HHmm}.xlsx`. Searches `sku`, `description`, `brand` and `upc`. Filters and sorts like the list, with the stock of the filtered warehouses, or of all warehouses. Without matches the sheet contains only its header row. The file contains the first rows up to `limit`; compare it with the list's `meta.total` to detect omitted rows.
         */
        get: operations["exportItems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/suppliers/{supplierId}/exports/outbound-orders": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Supplier ID.
                 * @example SUP-1001
                 */
                supplierId: components["parameters"]["SupplierId"];
            };
            cookie?: never;
        };
        /**
         * Export outbound orders
         * @description Returns the order list as an XLSX file `{supplierId}_outbound-orders_{yyyyMMdd-HHmm}.xlsx`. Searches `orderId`, `poNumber`, `referenceNumber`, `customerName`, `containerNumber` and `proNumber`. Without matches the sheet contains only its header row.
         */
        get: operations["exportOutboundOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/suppliers/{supplierId}/exports/outbound-orders/bol/{orderId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Order ID.
                 * @example OB-2611-001377
                 */
                orderId: components["parameters"]["OrderId"];
                /**
                 * @description Supplier ID.
                 * @example SUP-1001
                 */
                supplierId: components["parameters"]["SupplierId"];
            };
            cookie?: never;
        };
        /**
         * Get the bill of lading
         * @description Returns the VICS bill of lading of an order in status Picking or Shipped as the PDF `BOL_{orderId}.pdf`.
         */
        get: operations["getBillOfLading"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/suppliers/{supplierId}/imports": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Supplier ID.
                 * @example SUP-1001
                 */
                supplierId: components["parameters"]["SupplierId"];
            };
            cookie?: never;
        };
        /**
         * List uploads
         * @description Returns a page of the supplier's uploads, limited to the kinds that the user may upload. Searches `fileName` and `uploadedBy`.
         */
        get: operations["listImports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/suppliers/{supplierId}/imports/customers": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Supplier ID.
                 * @example SUP-1001
                 */
                supplierId: components["parameters"]["SupplierId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload customers
         * @description Accepts an .xlsx or UTF-8 .csv file of at most 10 MB and 5,000 rows. The response is sent before the rows are processed; the upload list contains the result.
         */
        post: operations["importCustomers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/suppliers/{supplierId}/imports/customers-template": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Supplier ID.
                 * @example SUP-1001
                 */
                supplierId: components["parameters"]["SupplierId"];
            };
            cookie?: never;
        };
        /**
         * Get the customer upload template
         * @description XLSX workbook: row 1 contains the column headers, with `*` for required columns; sheet 2 lists the allowed values.
         */
        get: operations["getCustomersTemplate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/suppliers/{supplierId}/imports/inbound-orders": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Supplier ID.
                 * @example SUP-1001
                 */
                supplierId: components["parameters"]["SupplierId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload inbound orders
         * @description Accepts an .xlsx or UTF-8 .csv file of at most 10 MB and 5,000 rows, with one row per line item, grouped by PO number. A group succeeds or fails as a whole. The response is sent before the rows are processed; the upload list contains the result.
         */
        post: operations["importInboundOrders"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/suppliers/{supplierId}/imports/inbound-orders-template": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Supplier ID.
                 * @example SUP-1001
                 */
                supplierId: components["parameters"]["SupplierId"];
            };
            cookie?: never;
        };
        /**
         * Get the inbound order upload template
         * @description XLSX workbook with one row per line item, grouped by PO number: row 1 contains the column headers, with `*` for required columns; sheet 2 lists the allowed values.
         */
        get: operations["getInboundOrdersTemplate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/suppliers/{supplierId}/imports/items": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Supplier ID.
                 * @example SUP-1001
                 */
                supplierId: components["parameters"]["SupplierId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload an item master file
         * @description Accepts an .xlsx or UTF-8 .csv file of at most 10 MB and 5,000 rows. The response is sent before the rows are processed; the upload list contains the result.
         */
        post: operations["importItems"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/suppliers/{supplierId}/imports/items-template": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Supplier ID.
                 * @example SUP-1001
                 */
                supplierId: components["parameters"]["SupplierId"];
            };
            cookie?: never;
        };
        /**
         * Get the item upload template
         * @description XLSX workbook: row 1 contains the column headers, with `*` for required columns; sheet 2 lists the allowed values.
         */
        get: operations["getItemsTemplate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/suppliers/{supplierId}/imports/outbound-orders": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Supplier ID.
                 * @example SUP-1001
                 */
                supplierId: components["parameters"]["SupplierId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload outbound orders
         * @description Accepts an .xlsx or UTF-8 .csv file of at most 10 MB and 5,000 rows, with one row per line item, grouped by PO number. A group succeeds or fails as a whole. The response is sent before the rows are processed; the upload list contains the result.
         */
        post: operations["importOutboundOrders"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/suppliers/{supplierId}/imports/outbound-orders-template": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Supplier ID.
                 * @example SUP-1001
                 */
                supplierId: components["parameters"]["SupplierId"];
            };
            cookie?: never;
        };
        /**
         * Get the outbound order upload template
         * @description XLSX workbook with one row per line item, grouped by PO number: row 1 contains the column headers, with `*` for required columns; sheet 2 lists the allowed values.
         */
        get: operations["getOutboundOrdersTemplate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/suppliers/{supplierId}/imports/reports/{fileId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Upload ID.
                 * @example FIL-2611-0031
                 */
                fileId: components["parameters"]["FileId"];
                /**
                 * @description Supplier ID.
                 * @example SUP-1001
                 */
                supplierId: components["parameters"]["SupplierId"];
            };
            cookie?: never;
        };
        /**
         * Get the report of an upload
         * @description XLSX workbook `Import-Report_{fileName}`, with `.xlsx` appended to the name of a .csv file. It contains a summary sheet and a sheet with the result of every row, one line per error. The first line of a row contains its original cells, so that failed rows can be corrected and uploaded again; an upload ignores the columns before them.
         */
        get: operations["getImportReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/suppliers/{supplierId}/inbound-orders": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Supplier ID.
                 * @example SUP-1001
                 */
                supplierId: components["parameters"]["SupplierId"];
            };
            cookie?: never;
        };
        /**
         * List inbound orders
         * @description Returns a page of the supplier's inbound orders. Searches `orderId`, `poNumber`, `referenceNumber`, `containerNumber` and `proNumber`. `cases` and `bottles` sort by the totals. The filter field `sku`, which extends the specification, finds orders with a line for this item.
         */
        get: operations["listInboundOrders"];
        put?: never;
        /**
         * Submit an inbound order
         * @description Announces goods to a warehouse. The order starts as Submitted and becomes Open or Failed when the warehouse system responds.
         */
        post: operations["createInboundOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/suppliers/{supplierId}/inbound-orders/{orderId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Order ID.
                 * @example OB-2611-001377
                 */
                orderId: components["parameters"]["OrderId"];
                /**
                 * @description Supplier ID.
                 * @example SUP-1001
                 */
                supplierId: components["parameters"]["SupplierId"];
            };
            cookie?: never;
        };
        /**
         * Get an inbound order
         * @description Returns one order with its lines, failure and history.
         */
        get: operations["getInboundOrder"];
        /**
         * Edit or resubmit an inbound order
         * @description Replaces an Open or Failed order and submits it to the warehouse system again; its status becomes Resubmitted. Omitted optional fields are cleared.
         */
        put: operations["updateInboundOrder"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Cancel an inbound order
         * @description Cancels an Open or Failed order; its status becomes Canceled By User. An order that is already canceled responds with 409; a client that reads the order again may treat this as success.
         */
        patch: operations["cancelInboundOrder"];
        trace?: never;
    };
    "/api/v1/suppliers/{supplierId}/items": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Supplier ID.
                 * @example SUP-1001
                 */
                supplierId: components["parameters"]["SupplierId"];
            };
            cookie?: never;
        };
        /**
         * List items
         * @description Returns a page of the supplier's item master with the inventory of every warehouse. Searches `sku`, `description`, `brand` and `upc`. `onHandQty` and `availableQty` sort by bottles, tax paid and bonded together; `size` sorts by volume, regardless of the unit. These sorts and the filters `inStock` and `bonded` consider the warehouses of the filter, or all warehouses.
         */
        get: operations["listItems"];
        put?: never;
        /**
         * Create an item
         * @description Creates an item in the supplier's item master.
         */
        post: operations["createItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/suppliers/{supplierId}/items/{itemId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Item ID (`itemId`, not the SKU).
                 * @example ITM-1001
                 */
                itemId: components["parameters"]["ItemId"];
                /**
                 * @description Supplier ID.
                 * @example SUP-1001
                 */
                supplierId: components["parameters"]["SupplierId"];
            };
            cookie?: never;
        };
        /**
         * Get an item
         * @description Returns one item with its inventory by warehouse.
         */
        get: operations["getItem"];
        /**
         * Replace an item
         * @description Replaces the item. Omitted optional fields are cleared. The inventory does not change.
         */
        put: operations["updateItem"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/suppliers/{supplierId}/items/suggested-items": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Supplier ID.
                 * @example SUP-1001
                 */
                supplierId: components["parameters"]["SupplierId"];
            };
            cookie?: never;
        };
        /**
         * Suggest items for a line item
         * @description Returns active items of one warehouse that match the text: SKU prefix first, then words of description and brand, then UPC.
         */
        get: operations["suggestItems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/suppliers/{supplierId}/outbound-orders": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Supplier ID.
                 * @example SUP-1001
                 */
                supplierId: components["parameters"]["SupplierId"];
            };
            cookie?: never;
        };
        /**
         * List outbound orders
         * @description Returns a page of the supplier's outbound orders. Searches `orderId`, `poNumber`, `referenceNumber`, `customerName`, `containerNumber` and `proNumber`. `cases` and `bottles` sort by the totals. The filter field `sku`, which extends the specification, finds orders with a line for this item.
         */
        get: operations["listOutboundOrders"];
        put?: never;
        /**
         * Submit an outbound order
         * @description Creates an order to ship goods to a customer. The order starts as Submitted, reserves its stock, and becomes Open or Failed when the warehouse system responds.
         */
        post: operations["createOutboundOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/suppliers/{supplierId}/outbound-orders/{orderId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Order ID.
                 * @example OB-2611-001377
                 */
                orderId: components["parameters"]["OrderId"];
                /**
                 * @description Supplier ID.
                 * @example SUP-1001
                 */
                supplierId: components["parameters"]["SupplierId"];
            };
            cookie?: never;
        };
        /**
         * Get an outbound order
         * @description Returns one order with its lines, failure and history.
         */
        get: operations["getOutboundOrder"];
        /**
         * Edit or resubmit an outbound order
         * @description Replaces an Open or Failed order and submits it to the warehouse system again; its status becomes Resubmitted. Omitted optional fields are cleared.
         */
        put: operations["updateOutboundOrder"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Cancel an outbound order
         * @description Cancels an Open or Failed order; its status becomes Canceled By User. An order that is already canceled responds with 409; a client that reads the order again may treat this as success.
         */
        patch: operations["cancelOutboundOrder"];
        trace?: never;
    };
    "/api/v1/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List users
         * @description Returns a page of portal users. Searches `email`. To read a single user, use the filter `email:{email};` and take the first row.
         */
        get: operations["listUsers"];
        /**
         * Replace a user
         * @description Replaces roles and status of the user identified by `email` in the body. Users cannot disable or demote themselves. Only a super admin may edit a super admin.
         */
        put: operations["updateUser"];
        /**
         * Create a user
         * @description Grants portal roles to an account of the identity provider. The account must already exist. Only a super admin may grant SUPER_ADMIN.
         */
        post: operations["createUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/warehouses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List warehouses
         * @description Returns the warehouses that the user may access: all warehouses for a global role, otherwise those of the user's suppliers. Searches `warehouseId` and `name`.
         */
        get: operations["listWarehouses"];
        /**
         * Replace a warehouse
         * @description Replaces the warehouse identified by `warehouseId` in the body. Omitted optional fields are cleared.
         */
        put: operations["updateWarehouse"];
        /**
         * Create a warehouse
         * @description Creates a warehouse with the ID in the body.
         */
        post: operations["createWarehouse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/warehouses/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Warehouse ID.
                 * @example WH-NJ-01
                 */
                id: components["parameters"]["WarehouseKey"];
            };
            cookie?: never;
        };
        /**
         * Get a warehouse
         * @description Returns one warehouse that the user may access.
         */
        get: operations["getWarehouse"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/auth/accessToken": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an access token
         * @description Issues an access token for an identity token. The portal requests one every 240 s while signed in.
         */
        get: operations["getAccessToken"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/auth/roles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the permissions of each role
         * @description Returns the permissions of every role. A 401 that persists after one retry is final: the portal shows the Permission Denied screen.
         */
        get: operations["getRoles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/auth/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the signed-in user
         * @description Returns global role, supplier roles and permissions of the user of the identity token.
         */
        get: operations["getAuthUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description Access token for supplier calls and portal data calls. */
        AccessToken: {
            /** @description Lifetime in seconds. Longer than the portal's polling interval of 240 s. */
            expiresIn?: number;
            /** @description Opaque to clients. */
            token: string;
            /**
             * @description Scheme of the `Authorization` header for portal data calls. Supplier and warehouse calls send the token without a scheme in `Access-Token`.
             * @enum {string}
             */
            tokenType?: "Bearer";
        };
        /**
         * @description Active, or inactive and kept for its history.
         * @enum {string}
         */
        ActiveStatus: "ACTIVE" | "INACTIVE";
        /** @description Author of the change: the email address of a user, the name of a partner's user with the partner's name in parentheses, or the name of a system. */
        Actor: string;
        /** @description A postal address. */
        Address: {
            /** @description Street address. */
            address1: components["schemas"]["Text50"];
            /** @description Second address line. */
            address2?: components["schemas"]["Text50OrNull"];
            /** @description Third address line. */
            address3?: components["schemas"]["Text50OrNull"];
            /** @description City. */
            city: components["schemas"]["Text30"];
            /**
             * @description Region. Changing it clears `stateCode` and `zip`.
             * @default USA
             */
            countryCode: components["schemas"]["CountryCode"];
            /**
             * @description `840` for USA, `124` for Canada, otherwise selected from the numeric list.
             * @default 840
             */
            isoCountryCode: components["schemas"]["IsoCountryCode"];
            /** @description Name of the location or consignee (warehouse, customer and order addresses). */
            name?: components["schemas"]["Text50OrNull"];
            stateCode?: components["schemas"]["StateCode"];
            zip?: components["schemas"]["Zip"];
        } & (({
            stateCode: string;
        } | {
            /** @enum {string} */
            countryCode: "INT";
        } | {
            /** @enum {string} */
            countryCode: "USA" | "CAN";
            stateCode: string;
        }) & ({
            zip: string;
        } | {
            /** @enum {string} */
            countryCode: "INT";
        } | {
            /** @enum {string} */
            countryCode: "USA" | "CAN";
            zip: string;
        }));
        /**
         * @description Purpose of an address.
         * @enum {string}
         */
        AddressType: "BILLING" | "SHIPPING";
        /** @description Roles and permissions of the signed-in user. */
        AuthUser: {
            /** @description Null for a user with supplier roles. A global role takes precedence over `supplierRoles`. */
            globalRole: components["schemas"]["GlobalRole"] | null;
            /** @description Union of the user's permissions for all suppliers. Use the roles operation for the permissions of one supplier. */
            permissions: components["schemas"]["PermissionId"][];
            /** @description Roles by supplier; empty for a global role. The READ_ONLY set applies to a supplier without a role. */
            supplierRoles: components["schemas"]["SupplierRoleAssignment"][];
        };
        /**
         * @description `1` is Bonded (duty and tax not yet paid), `0` is Tax Paid.
         * @enum {string}
         */
        BondedFlag: "0" | "1";
        /** @description A quantity as cases and loose bottles. */
        CasesAndBottles: {
            /** @description Loose bottles. */
            bottles: number;
            /** @description Whole cases. */
            cases: number;
        };
        /**
         * @description Type of container. The portal calls every unit a bottle.
         * @enum {string}
         */
        ContainerType: "BOTTLE" | "CAN" | "KEG" | "BAG_IN_BOX" | "TETRA" | "POUCH" | "BARREL";
        /** @description Number counted by the server. */
        Count: number;
        /**
         * @description Region of an address: USA, Canada, or International.
         * @enum {string}
         */
        CountryCode: "USA" | "CAN" | "INT";
        /** @description A consignee of a supplier's outbound orders. */
        Customer: {
            /** @description Exactly one BILLING address and 1 to 20 SHIPPING addresses. If shipping is the same as billing, the billing address is sent twice, the copy without `addressId`. */
            addresses: components["schemas"]["CustomerAddress"][];
            /** @description Whether the customer may receive bonded goods. */
            bondedAllowed?: boolean;
            /** @description Contact person. */
            contactName?: components["schemas"]["Text50OrNull"];
            /** @description Creation time. */
            createdAt?: components["schemas"]["Instant"];
            /** @description Customer ID. */
            customerId: components["schemas"]["Id"];
            /** @description The supplier's account number of the customer, unique within the supplier. */
            customerNumber: components["schemas"]["Text20"];
            customerType: components["schemas"]["CustomerType"];
            /** @description Doing business as. */
            dbaName?: components["schemas"]["Text50OrNull"];
            /** @description Default freight terms of new orders. */
            defaultFreightTerms?: components["schemas"]["FreightTerms"] | null;
            /** @description Default carrier of new orders. */
            defaultScac?: components["schemas"]["ScacOrNull"];
            /** @description Default shipping type of new orders. */
            defaultShippingType?: components["schemas"]["ShippingType"] | null;
            /** @description Default warehouse of new orders. */
            defaultWarehouseId?: components["schemas"]["WarehouseIdOrNull"];
            /** @description Default special instructions of new orders. */
            deliveryInstructions?: components["schemas"]["Text250OrNull"];
            /** @description Email address. */
            email?: components["schemas"]["EmailOrNull"];
            /** @description Last valid day of the license. Later orders get a warning, or 422 if the server enforces it. */
            licenseExpirationDate?: components["schemas"]["DateOnlyOrNull"];
            /** @description Name. */
            name: components["schemas"]["Text50"];
            phone: components["schemas"]["Phone"];
            /** @description State license, digits and hyphens. Required for RETAILER_OFF_PREMISE and ON_PREMISE. */
            stateLicenseNumber?: string | null;
            /** @description State that issued the license; required with a license. */
            stateLicenseState?: string | null;
            /** @description An inactive customer cannot be selected in an order. */
            status: components["schemas"]["ActiveStatus"];
            taxId?: components["schemas"]["TaxIdOrNull"];
            /** @description TTB permit or registry number. Required for DISTRIBUTOR, IMPORTER, BONDED_WAREHOUSE and PRODUCER in the USA. */
            ttbPermitNumber?: components["schemas"]["TtbPermitNumberOrNull"];
            /** @description Time of the last change. */
            updatedAt?: components["schemas"]["Instant"];
            version: components["schemas"]["Version"];
        };
        /** @description A stored billing or shipping address of a customer. */
        CustomerAddress: {
            /** @description Street address. */
            address1: components["schemas"]["Text50"];
            /** @description Second address line. */
            address2?: components["schemas"]["Text50OrNull"];
            /** @description Third address line. */
            address3?: components["schemas"]["Text50OrNull"];
            /** @description ID of the stored address. Absent on a copy (shipping same as billing) and on a new address. */
            addressId?: components["schemas"]["IdOrNull"];
            addressType: components["schemas"]["AddressType"];
            /** @description City. */
            city: components["schemas"]["Text30"];
            /**
             * @description Region. Changing it clears `stateCode` and `zip`.
             * @default USA
             */
            countryCode: components["schemas"]["CountryCode"];
            /** @description Email at this address. */
            email?: components["schemas"]["EmailOrNull"];
            /**
             * @description Whether new orders use this shipping address by default.
             * @default false
             */
            isDefault?: boolean;
            /**
             * @description `840` for USA, `124` for Canada, otherwise selected from the numeric list.
             * @default 840
             */
            isoCountryCode: components["schemas"]["IsoCountryCode"];
            /** @description Name of the location or consignee (warehouse, customer and order addresses). */
            name?: components["schemas"]["Text50OrNull"];
            /** @description Phone at this address. */
            phone?: components["schemas"]["PhoneOrNull"];
            stateCode?: components["schemas"]["StateCode"];
            zip?: components["schemas"]["Zip"];
        } & (({
            stateCode: string;
        } | {
            /** @enum {string} */
            countryCode: "INT";
        } | {
            /** @enum {string} */
            countryCode: "USA" | "CAN";
            stateCode: string;
        }) & ({
            zip: string;
        } | {
            /** @enum {string} */
            countryCode: "INT";
        } | {
            /** @enum {string} */
            countryCode: "USA" | "CAN";
            zip: string;
        }));
        /** @description One page of customers. */
        CustomerPage: {
            /** @description Rows of this page. */
            data: components["schemas"]["Customer"][];
            meta: components["schemas"]["PageMeta"];
        };
        /** @description Body to create or replace a customer. */
        CustomerRequest: {
            /** @description Exactly one BILLING address and 1 to 20 SHIPPING addresses. If shipping is the same as billing, the billing address is sent twice, the copy without `addressId`. */
            addresses: components["schemas"]["CustomerAddress"][];
            /**
             * @description Whether the customer may receive bonded goods.
             * @default false
             */
            bondedAllowed?: boolean;
            /** @description Contact person. */
            contactName?: components["schemas"]["Text50OrNull"];
            /** @description The supplier's account number of the customer, unique within the supplier. */
            customerNumber: components["schemas"]["Text20"];
            customerType: components["schemas"]["CustomerType"];
            /** @description Doing business as. */
            dbaName?: components["schemas"]["Text50OrNull"];
            /** @description Default freight terms of new orders. */
            defaultFreightTerms?: components["schemas"]["FreightTerms"] | null;
            /** @description Default carrier of new orders. */
            defaultScac?: components["schemas"]["ScacOrNull"];
            /** @description Default shipping type of new orders. */
            defaultShippingType?: components["schemas"]["ShippingType"] | null;
            /** @description Default warehouse of new orders. */
            defaultWarehouseId?: components["schemas"]["WarehouseIdOrNull"];
            /** @description Default special instructions of new orders. */
            deliveryInstructions?: components["schemas"]["Text250OrNull"];
            /** @description Email address. */
            email?: components["schemas"]["EmailOrNull"];
            /** @description Last valid day of the license. Later orders get a warning, or 422 if the server enforces it. */
            licenseExpirationDate?: components["schemas"]["DateOnlyOrNull"];
            /** @description Name. */
            name: components["schemas"]["Text50"];
            phone: components["schemas"]["Phone"];
            /** @description State license, digits and hyphens. Required for RETAILER_OFF_PREMISE and ON_PREMISE. */
            stateLicenseNumber?: string | null;
            /** @description State that issued the license; required with a license. */
            stateLicenseState?: string | null;
            /**
             * @description An inactive customer cannot be selected in an order.
             * @default ACTIVE
             */
            status?: components["schemas"]["ActiveStatus"];
            taxId?: components["schemas"]["TaxIdOrNull"];
            /** @description TTB permit or registry number. Required for DISTRIBUTOR, IMPORTER, BONDED_WAREHOUSE and PRODUCER in the USA. */
            ttbPermitNumber?: components["schemas"]["TtbPermitNumberOrNull"];
        } & (({
            stateLicenseNumber: string;
        } | {
            /** @enum {string} */
            customerType: "DISTRIBUTOR" | "CONTROL_STATE_BOARD" | "CONSUMER_DTC" | "IMPORTER" | "EXPORT_AGENT" | "BONDED_WAREHOUSE" | "PRODUCER" | "EMPLOYEE_SAMPLE";
        } | {
            /** @enum {string} */
            customerType: "RETAILER_OFF_PREMISE" | "ON_PREMISE";
            stateLicenseNumber: string;
        }) & ({
            stateLicenseState: string;
        } | {
            stateLicenseNumber?: null;
        } | {
            stateLicenseNumber: string;
            stateLicenseState: string;
        }));
        /**
         * @description Distributor, Retailer (off-premise), On-premise, Control state board, Consumer (DTC), Importer, Export agent, Bonded warehouse, Producer, or Sample. Determines the required permit or license.
         * @enum {string}
         */
        CustomerType: "DISTRIBUTOR" | "RETAILER_OFF_PREMISE" | "ON_PREMISE" | "CONTROL_STATE_BOARD" | "CONSUMER_DTC" | "IMPORTER" | "EXPORT_AGENT" | "BONDED_WAREHOUSE" | "PRODUCER" | "EMPLOYEE_SAMPLE";
        /**
         * Format: date
         * @description Calendar date at the warehouse (`YYYY-MM-DD`). Must not be converted through UTC.
         */
        DateOnly: string;
        /**
         * Format: date
         * @description Calendar date at the warehouse (`YYYY-MM-DD`). Must not be converted through UTC. A null value and an absent property have the same meaning.
         */
        DateOnlyOrNull: string | null;
        /** @description Email address, stored in lowercase. */
        Email: string;
        /** @description Email address, stored in lowercase. A null value and an absent property have the same meaning. */
        EmailOrNull: string | null;
        /** @description The error body of the portal API. Only `errorMessage` is always present. Clients must also handle an empty body and one that is not JSON. */
        Error: {
            errorCode?: components["schemas"]["ErrorCode"];
            /** @description Error message for the user. */
            errorMessage: components["schemas"]["Message"];
            extensions?: components["schemas"]["ErrorExtensions"];
            /** @description HTTP status of the response. */
            status?: number;
            /** @description Identifies the request in the server's logs. */
            traceId?: string;
        };
        /**
         * @description Machine-readable reason. Clients handle an unknown code by its HTTP status.
         * @enum {string}
         */
        ErrorCode: "BAD_REQUEST" | "INVALID_FILTER" | "UNAUTHENTICATED" | "FORBIDDEN" | "OUT_OF_SCOPE" | "ORIGIN_NOT_ALLOWED" | "SERVER_ONLY" | "NOT_FOUND" | "DUPLICATE_SUPPLIER_ID" | "DUPLICATE_NAME" | "DUPLICATE_WAREHOUSE_ID" | "DUPLICATE_USER" | "DUPLICATE_SKU" | "DUPLICATE_UPC" | "DUPLICATE_CUSTOMER_NUMBER" | "DUPLICATE_PO_NUMBER" | "WAREHOUSE_IN_USE" | "ITEM_IN_USE" | "CUSTOMER_IN_USE" | "LAST_SUPER_ADMIN" | "SELF_LOCKOUT" | "INVALID_STATE" | "INSUFFICIENT_STOCK" | "IMPORT_IN_PROGRESS" | "BOL_NOT_AVAILABLE" | "REPORT_NOT_READY" | "REPORT_PURGED" | "VERSION_MISMATCH" | "PAYLOAD_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "VALIDATION_FAILED" | "IDEMPOTENCY_KEY_REUSED" | "PRECONDITION_REQUIRED" | "RATE_LIMITED" | "INTERNAL" | "UPSTREAM_UNAVAILABLE" | "MAINTENANCE";
        /** @description Machine-readable details. */
        ErrorExtensions: {
            /** @description With a duplicate: the ID of the resource that already has the value. */
            conflictingId?: components["schemas"]["IdOrNull"];
            /** @description With `VERSION_MISMATCH`: the stored version. */
            currentVersion?: number | null;
            /** @description All field errors of the request. */
            validationErrors?: components["schemas"]["ValidationError"][];
        };
        /** @description One entry of the configuration store. */
        FeatureFlagItem: {
            /** @description Media type of `value`. */
            content_type?: string | null;
            /** @description Version of the entry. */
            etag?: string | null;
            /** @description `.appconfig.featureflag/` followed by the flag's ID. */
            key: string;
            /** @description `web-app` for this portal. */
            label?: string | null;
            /** @description Time of the last change. */
            last_modified?: components["schemas"]["InstantOrNull"];
            /** @description Whether the entry is read-only in the store. */
            locked?: boolean;
            /** @description Tags of the store. */
            tags?: {
                [key: string]: string;
            };
            /** @description JSON text of a `FeatureFlag`. Clients skip entries that cannot be parsed. */
            value: string;
        };
        /** @description Key-value list of the configuration store. */
        FeatureFlagList: {
            /** @description All entries. The portal uses those labeled `web-app`; a missing flag is off. */
            items: components["schemas"]["FeatureFlagItem"][];
        };
        /** @description A file name without folders. */
        FileName: string;
        /**
         * @description Party that pays the freight. Printed on the bill of lading.
         * @enum {string}
         */
        FreightTerms: "PREPAID" | "COLLECT" | "THIRD_PARTY";
        /**
         * @description Role for all suppliers: Super Admin, or Admin (internal). Only a super admin may use Dev mode.
         * @enum {string}
         */
        GlobalRole: "SUPER_ADMIN" | "INTERNAL_ADMIN";
        /** @description GS1 Company Prefix, 7 to 10 digits with leading zeros. Pallet and case labels of a supplier with a prefix have an SSCC. A server that does not know the field omits it. */
        Gs1CompanyPrefixOrNull: string | null;
        /** @description Identifier issued by the server. Opaque: do not parse it. `.` and `..` are not allowed. */
        Id: string;
        /** @description Identifier issued by the server. Opaque: do not parse it. `.` and `..` are not allowed. Null and absent mean the same. */
        IdOrNull: string | null;
        /** @description Goods announced to a warehouse, with the received quantities. */
        InboundOrder: {
            /** @description Documents. */
            attachments?: components["schemas"]["OrderAttachment"][];
            createdAt: components["schemas"]["Instant"];
            createdBy: components["schemas"]["Actor"];
            details: components["schemas"]["InboundOrderDetails"];
            /**
             * @description Direction of the order.
             * @enum {string}
             */
            direction: "INBOUND";
            /** @description Order number in the warehouse system, assigned when the order becomes Open. */
            externalOrderNumber?: components["schemas"]["Text30OrNull"];
            /** @description Present while the order is Failed. */
            failure?: components["schemas"]["OrderFailure"] | null;
            /** @description Number of line items. */
            itemsCount: number;
            /** @description Line items. */
            lineItems: components["schemas"]["LineItem"][];
            /** @description Order ID. */
            orderId: components["schemas"]["Id"];
            /** @description Whole pallets, at least 1. */
            palletsQuantity: number;
            status: components["schemas"]["OrderStatus"];
            /** @description All statuses, newest last. */
            statusHistory: components["schemas"]["OrderStatusChange"][];
            totals: components["schemas"]["OrderTotals"];
            updatedAt: components["schemas"]["Instant"];
            updatedBy: components["schemas"]["Actor"];
            version: components["schemas"]["Version"];
        };
        /** @description Arrival details. */
        InboundOrderDetails: {
            /** @description Dock appointment. */
            appointmentWindow?: components["schemas"]["TimeWindow"] | null;
            /** @description Bill of lading number: 17 digits (VICS) or the carrier's own. */
            bolNumber?: components["schemas"]["Text20OrNull"];
            /** @description `1` requires a bonded warehouse. The default depends on the supplier's inventory type. */
            bondedFlag: components["schemas"]["BondedFlag"];
            /** @description Carrier name. For carriers without a SCAC, or with a SCAC that is not listed. */
            carrierName?: components["schemas"]["Text50OrNull"];
            /** @description Email of the contact. */
            contactEmail?: components["schemas"]["EmailOrNull"];
            /** @description Contact person for discrepancies. */
            contactName?: components["schemas"]["Text50OrNull"];
            /** @description Phone of the contact. */
            contactPhone?: components["schemas"]["PhoneOrNull"];
            /** @description Container number (ISO 6346; a wrong check digit only causes a warning). Required for CONTAINER. */
            containerNumber?: string | null;
            /**
             * @description Container size, for CONTAINER.
             * @enum {string|null}
             */
            containerSize?: "20DV" | "40DV" | "40HC" | "20RF" | "40RF" | "45HC" | null;
            /** @description Customs entry number. Required for bonded imports. */
            customsEntryNumber?: string | null;
            /** @description Expected arrival date. On creation from today to 365 days ahead, in the warehouse's time zone. */
            expectedArrivalDate: components["schemas"]["DateOnly"];
            freightTerms?: components["schemas"]["FreightTerms"];
            /** @description In-bond (CBP 7512) number, 9 to 11 digits. */
            inBondNumber?: string | null;
            /**
             * @description Incoterm, for suppliers with inventory type INTL.
             * @enum {string|null}
             */
            incoterm?: "EXW" | "FCA" | "FOB" | "CFR" | "CIF" | "CPT" | "CIP" | "DAP" | "DPU" | "DDP" | null;
            /** @description Whether the container is floor loaded, without pallets. */
            isFloorLoaded?: boolean;
            /** @description Order date. The form defaults to tomorrow. */
            orderDate: components["schemas"]["DateOnly"];
            /** @description Purchase order number, unique among the supplier's inbound orders that are not canceled. */
            poNumber: components["schemas"]["Text20"];
            /** @description PRO number, for LTL. */
            proNumber?: components["schemas"]["Text20OrNull"];
            /** @description The supplier's own order or booking number. */
            referenceNumber?: components["schemas"]["Text30OrNull"];
            /** @description Carrier. FULL_TRUCK_LOAD, LTL and CONTAINER require `scac` or `carrierName`. */
            scac?: components["schemas"]["ScacOrNull"];
            /** @description Seal number. Required for CONTAINER and for all bonded goods. */
            sealNumber?: components["schemas"]["Text20OrNull"];
            /** @description Origin of the goods, including its name. Required for INTL. */
            shipFrom?: components["schemas"]["Address"] | null;
            shippingType: components["schemas"]["ShippingType"];
            /** @description Special instructions. */
            specialInstructions?: components["schemas"]["Text250OrNull"];
            /**
             * @description Temperature during transport.
             * @enum {string}
             */
            temperatureControl?: "NONE" | "COOL_55_65F" | "REFRIGERATED";
            /** @description Tracking numbers, for PARCEL. */
            trackingNumbers?: components["schemas"]["Text40"][];
            /** @description Trailer number, for FULL_TRUCK_LOAD. */
            trailerNumber?: components["schemas"]["Text20OrNull"];
            /** @description Number of the bond-to-bond transfer document. */
            ttbTransferRef?: components["schemas"]["Text30OrNull"];
            /** @description Receiving warehouse; one of the supplier's warehouses. */
            warehouseId: components["schemas"]["WarehouseId"];
        };
        /** @description Arrival details. The server checks fields that are required only for some shipping types (422). */
        InboundOrderDetailsRequest: {
            /** @description Dock appointment. */
            appointmentWindow?: components["schemas"]["TimeWindow"] | null;
            /** @description Bill of lading number: 17 digits (VICS) or the carrier's own. */
            bolNumber?: components["schemas"]["Text20OrNull"];
            /** @description `1` requires a bonded warehouse. The default depends on the supplier's inventory type. */
            bondedFlag: components["schemas"]["BondedFlag"];
            /** @description Carrier name. For carriers without a SCAC, or with a SCAC that is not listed. */
            carrierName?: components["schemas"]["Text50OrNull"];
            /** @description Email of the contact. */
            contactEmail?: components["schemas"]["EmailOrNull"];
            /** @description Contact person for discrepancies. */
            contactName?: components["schemas"]["Text50OrNull"];
            /** @description Phone of the contact. */
            contactPhone?: components["schemas"]["PhoneOrNull"];
            /** @description Container number (ISO 6346; a wrong check digit only causes a warning). Required for CONTAINER. */
            containerNumber?: string | null;
            /**
             * @description Container size, for CONTAINER.
             * @enum {string|null}
             */
            containerSize?: "20DV" | "40DV" | "40HC" | "20RF" | "40RF" | "45HC" | null;
            /** @description Customs entry number. Required for bonded imports. */
            customsEntryNumber?: string | null;
            /** @description Expected arrival date. On creation from today to 365 days ahead, in the warehouse's time zone. */
            expectedArrivalDate: components["schemas"]["DateOnly"];
            /** @default PREPAID */
            freightTerms?: components["schemas"]["FreightTerms"];
            /** @description In-bond (CBP 7512) number, 9 to 11 digits. */
            inBondNumber?: string | null;
            /**
             * @description Incoterm, for suppliers with inventory type INTL.
             * @enum {string|null}
             */
            incoterm?: "EXW" | "FCA" | "FOB" | "CFR" | "CIF" | "CPT" | "CIP" | "DAP" | "DPU" | "DDP" | null;
            /**
             * @description Whether the container is floor loaded, without pallets.
             * @default false
             */
            isFloorLoaded?: boolean;
            /** @description Order date. The form defaults to tomorrow. */
            orderDate: components["schemas"]["DateOnly"];
            /** @description Purchase order number, unique among the supplier's inbound orders that are not canceled. */
            poNumber: components["schemas"]["Text20"];
            /** @description PRO number, for LTL. */
            proNumber?: components["schemas"]["Text20OrNull"];
            /** @description The supplier's own order or booking number. */
            referenceNumber?: components["schemas"]["Text30OrNull"];
            /** @description Carrier. FULL_TRUCK_LOAD, LTL and CONTAINER require `scac` or `carrierName`. */
            scac?: components["schemas"]["ScacOrNull"];
            /** @description Seal number. Required for CONTAINER and for all bonded goods. */
            sealNumber?: components["schemas"]["Text20OrNull"];
            /** @description Origin of the goods, including its name. Required for INTL. */
            shipFrom?: components["schemas"]["Address"] | null;
            shippingType: components["schemas"]["ShippingType"];
            /** @description Special instructions. */
            specialInstructions?: components["schemas"]["Text250OrNull"];
            /**
             * @description Temperature during transport.
             * @default NONE
             * @enum {string}
             */
            temperatureControl?: "NONE" | "COOL_55_65F" | "REFRIGERATED";
            /** @description Tracking numbers, for PARCEL. */
            trackingNumbers?: components["schemas"]["Text40"][];
            /** @description Trailer number, for FULL_TRUCK_LOAD. */
            trailerNumber?: components["schemas"]["Text20OrNull"];
            /** @description Number of the bond-to-bond transfer document. */
            ttbTransferRef?: components["schemas"]["Text30OrNull"];
            /** @description Receiving warehouse; one of the supplier's warehouses. */
            warehouseId: components["schemas"]["WarehouseId"];
        } & (({
            scac: string;
        } | {
            carrierName: string;
        } | {
            /** @enum {string} */
            shippingType: "PARCEL";
        } | {
            scac: string;
            /** @enum {string} */
            shippingType: "FULL_TRUCK_LOAD" | "LTL" | "CONTAINER";
        }) & ({
            containerNumber: string;
        } | {
            /** @enum {string} */
            shippingType: "PARCEL" | "FULL_TRUCK_LOAD" | "LTL";
        } | {
            containerNumber: string;
            /** @enum {string} */
            shippingType: "CONTAINER";
        }) & ({
            sealNumber: string;
        } | {
            /** @enum {string} */
            shippingType: "PARCEL" | "FULL_TRUCK_LOAD" | "LTL";
        } | {
            sealNumber: string;
            /** @enum {string} */
            shippingType: "CONTAINER";
        }) & ({
            sealNumber: string;
        } | {
            /** @enum {string} */
            bondedFlag: "0";
        } | {
            /** @enum {string} */
            bondedFlag: "1";
            sealNumber: string;
        }) & ({
            shipFrom: components["schemas"]["Address"] & {
                name: string;
            };
        } | {
            shipFrom?: null;
        } | {
            shipFrom: components["schemas"]["Address"] & {
                name: string;
            };
        }));
        /** @description One page of inbound orders. */
        InboundOrderPage: {
            /** @description Rows of this page. */
            data: components["schemas"]["InboundOrderSummary"][];
            meta: components["schemas"]["PageMeta"];
        };
        /** @description Body to submit an order, or to replace and resubmit one. */
        InboundOrderRequest: {
            action?: components["schemas"]["OrderSubmitAction"];
            details: components["schemas"]["InboundOrderDetailsRequest"];
            /** @description Line items. An item may appear once per lot and vintage. */
            lineItems: components["schemas"]["LineItemRequest"][];
            /** @description Whole pallets, at least 1. */
            palletsQuantity: number;
        };
        /** @description A row of the order list. */
        InboundOrderSummary: {
            bondedFlag: components["schemas"]["BondedFlag"];
            /** @description Submission time. */
            createdAt: components["schemas"]["Instant"];
            /** @description Expected arrival. */
            expectedArrivalDate: components["schemas"]["DateOnly"];
            /** @description Order number in the warehouse system. */
            externalOrderNumber?: components["schemas"]["Text30OrNull"];
            /** @description Number of line items. */
            itemsCount: number;
            /** @description Order date. */
            orderDate: components["schemas"]["DateOnly"];
            /** @description Order ID. */
            orderId: components["schemas"]["Id"];
            /** @description Whole pallets, at least 1. */
            palletsQuantity: number;
            /** @description Purchase order number. */
            poNumber: components["schemas"]["Text20"];
            /** @description The supplier's own number. */
            referenceNumber?: components["schemas"]["Text30OrNull"];
            /** @description Carrier. */
            scac?: components["schemas"]["ScacOrNull"];
            shippingType: components["schemas"]["ShippingType"];
            status: components["schemas"]["OrderStatus"];
            /** @description Totals of the line items. */
            totals: components["schemas"]["CasesAndBottles"];
            /** @description Time of the last change. */
            updatedAt: components["schemas"]["Instant"];
            warehouseId: components["schemas"]["WarehouseId"];
            /** @description Name of the warehouse. */
            warehouseName?: components["schemas"]["Text50OrNull"];
        };
        /**
         * Format: date-time
         * @description Instant, RFC 3339 in UTC (ends in `Z`).
         */
        Instant: string;
        /**
         * Format: date-time
         * @description Instant, RFC 3339 in UTC (ends in `Z`). A null value and an absent property have the same meaning.
         */
        InstantOrNull: string | null;
        /** @description Stock of an item in one warehouse, in bottles. Tax-paid and bonded stock are disjoint; available never exceeds on hand. */
        Inventory: {
            /** @description Tax-paid bottles not reserved by an order. */
            availableQty: components["schemas"]["Count"];
            /** @description Bonded bottles not reserved by an order. */
            bondAvailableQty: components["schemas"]["Count"];
            /** @description Bonded bottles on hand. */
            bondOnHandQty: components["schemas"]["Count"];
            /** @description Tax-paid bottles on hand. */
            onHandQty: components["schemas"]["Count"];
            warehouseId: components["schemas"]["WarehouseId"];
        };
        /**
         * @description Type of stock. Determines the default bonded flag of new orders.
         * @enum {string}
         */
        InventoryType: "TAX PAID" | "BONDED" | "INTL";
        /** @description ISO 3166-1 numeric country code, as a string to keep leading zeros (`036`). */
        IsoCountryCode: string;
        /** @description An item of a supplier's item master, with its inventory by warehouse. */
        Item: {
            /** @description Percent by volume, one decimal. Required except for type N. A value outside the type's range is accepted; a form shows a warning. */
            alcoholByVolume?: number | null;
            /** @description Appellation, for wine. */
            appellation?: components["schemas"]["Text40OrNull"];
            /** @description Bottles per case; 1 for kegs and single boxes. */
            bottlesPerCase: number;
            /** @description Brand. */
            brand: components["schemas"]["Text40"];
            /** @description Case height in inches. */
            caseHeightIn?: number | null;
            /** @description Case length in inches. */
            caseLengthIn?: number | null;
            /** @description Cases per pallet layer (TI). */
            casesPerLayer?: number | null;
            /** @description Case code (SCC-14, GTIN-14), 14 digits with a mod-10 check digit. */
            caseUpc?: string | null;
            /** @description Gross weight of a case in pounds, up to 2 decimals. Printed on the bill of lading. */
            caseWeightLbs?: number | null;
            /** @description Case width in inches. */
            caseWidthIn?: number | null;
            /** @description TTB certificate of label approval (COLA), 14 digits. */
            colaNumber?: string | null;
            containerType?: components["schemas"]["ContainerType"];
            /** @description Country of origin, ISO 3166-1 numeric. */
            countryOfOrigin?: components["schemas"]["IsoCountryCode"] | null;
            /** @description Creation time. */
            createdAt?: components["schemas"]["Instant"];
            /** @description Description of the item. */
            description: components["schemas"]["Text60"];
            /**
             * @description NMFC freight class, for LTL.
             * @enum {string|null}
             */
            freightClass?: "50" | "55" | "60" | "65" | "70" | "77.5" | "85" | "92.5" | "100" | "110" | "125" | "150" | "175" | "200" | "250" | "300" | "400" | "500" | null;
            /** @description Stock in bottles, one entry per warehouse. */
            inventory: components["schemas"]["Inventory"][];
            /** @description Item ID. */
            itemId: components["schemas"]["Id"];
            itemStatus: components["schemas"]["ItemStatus"];
            /** @description Layers per pallet (HI). TI times HI determines the suggested number of pallets. */
            layersPerPallet?: number | null;
            /** @description Whether line items require a lot number. */
            lotTracked?: boolean;
            /** @description Low-stock threshold in cases. */
            minStockCases?: number | null;
            /** @description NABCA control state code: class, code and size, or the six-digit core. */
            nabcaCode?: string | null;
            /** @description National Motor Freight Classification number, for LTL. */
            nmfcNumber?: components["schemas"]["Text10OrNull"];
            /** @description Region, for wine. */
            region?: components["schemas"]["Text40OrNull"];
            /** @description Volume of one bottle in `sizeUom`, up to 2 decimals, greater than 0 (`750`, `1.75`). */
            size: number;
            sizeUom: components["schemas"]["SizeUom"];
            /** @description Shown as Supplier Item ID. Unique within the supplier, cannot change after creation. */
            sku: components["schemas"]["Text20"];
            /** @description Spirit class, for type L (`Bourbon Whiskey`, `Tequila`). */
            spiritClass?: components["schemas"]["Text40OrNull"];
            type: components["schemas"]["ItemType"];
            /** @description Bottle UPC, 12 digits with a mod-10 check digit. Unique within the supplier. */
            upc?: string | null;
            /** @description Time of the last change. */
            updatedAt?: components["schemas"]["Instant"];
            /** @description Grape varietal, for wine. */
            varietal?: components["schemas"]["Text40OrNull"];
            version: components["schemas"]["Version"];
            /** @description Year of harvest, for wine types. */
            vintage?: components["schemas"]["Vintage"] | null;
            /** @description Warehouses that stock the item. A warehouse with stock cannot be removed. */
            warehouses: components["schemas"]["ItemWarehouse"][];
        };
        /** @description One page of items. */
        ItemPage: {
            /** @description Rows of this page. */
            data: components["schemas"]["Item"][];
            meta: components["schemas"]["PageMeta"];
        };
        /** @description Body to create or replace an item. On an update `sku` must match the stored value. */
        ItemRequest: {
            /** @description Percent by volume, one decimal. Required except for type N. A value outside the type's range is accepted; a form shows a warning. */
            alcoholByVolume?: number | null;
            /** @description Appellation, for wine. */
            appellation?: components["schemas"]["Text40OrNull"];
            /** @description Bottles per case; 1 for kegs and single boxes. */
            bottlesPerCase: number;
            /** @description Brand. */
            brand: components["schemas"]["Text40"];
            /** @description Case height in inches. */
            caseHeightIn?: number | null;
            /** @description Case length in inches. */
            caseLengthIn?: number | null;
            /** @description Cases per pallet layer (TI). */
            casesPerLayer?: number | null;
            /** @description Case code (SCC-14, GTIN-14), 14 digits with a mod-10 check digit. */
            caseUpc?: string | null;
            /** @description Gross weight of a case in pounds, up to 2 decimals. Printed on the bill of lading. */
            caseWeightLbs?: number | null;
            /** @description Case width in inches. */
            caseWidthIn?: number | null;
            /** @description TTB certificate of label approval (COLA), 14 digits. */
            colaNumber?: string | null;
            /** @default BOTTLE */
            containerType?: components["schemas"]["ContainerType"];
            /** @description Country of origin, ISO 3166-1 numeric. */
            countryOfOrigin?: components["schemas"]["IsoCountryCode"] | null;
            /** @description Description of the item. */
            description: components["schemas"]["Text60"];
            /**
             * @description NMFC freight class, for LTL.
             * @enum {string|null}
             */
            freightClass?: "50" | "55" | "60" | "65" | "70" | "77.5" | "85" | "92.5" | "100" | "110" | "125" | "150" | "175" | "200" | "250" | "300" | "400" | "500" | null;
            /** @default ACTIVE */
            itemStatus?: components["schemas"]["ItemStatus"];
            /** @description Layers per pallet (HI). TI times HI determines the suggested number of pallets. */
            layersPerPallet?: number | null;
            /**
             * @description Whether line items require a lot number.
             * @default false
             */
            lotTracked?: boolean;
            /** @description Low-stock threshold in cases. */
            minStockCases?: number | null;
            /** @description NABCA control state code: class, code and size, or the six-digit core. */
            nabcaCode?: string | null;
            /** @description National Motor Freight Classification number, for LTL. */
            nmfcNumber?: components["schemas"]["Text10OrNull"];
            /** @description Region, for wine. */
            region?: components["schemas"]["Text40OrNull"];
            /** @description Volume of one bottle in `sizeUom`, up to 2 decimals, greater than 0 (`750`, `1.75`). */
            size: number;
            sizeUom: components["schemas"]["SizeUom"];
            /** @description Shown as Supplier Item ID. Unique within the supplier, cannot change after creation. */
            sku: components["schemas"]["Text20"];
            /** @description Spirit class, for type L (`Bourbon Whiskey`, `Tequila`). */
            spiritClass?: components["schemas"]["Text40OrNull"];
            type: components["schemas"]["ItemType"];
            /** @description Bottle UPC, 12 digits with a mod-10 check digit. Unique within the supplier. */
            upc?: string | null;
            /** @description Grape varietal, for wine. */
            varietal?: components["schemas"]["Text40OrNull"];
            /** @description Year of harvest, for wine types. */
            vintage?: components["schemas"]["Vintage"] | null;
            /** @description Warehouses that stock the item. A warehouse with stock cannot be removed. */
            warehouses: components["schemas"]["ItemWarehouse"][];
        } & ({
            alcoholByVolume: number;
        } | {
            /** @enum {string} */
            type: "N";
        } | {
            alcoholByVolume: number;
            /** @enum {string} */
            type: "M" | "F" | "G" | "L" | "B" | "C" | "H" | "P" | "A" | "O" | "W";
        });
        /**
         * @description Active (green), Inactive (gray) or Discontinued (red).
         * @enum {string}
         */
        ItemStatus: "ACTIVE" | "INACTIVE" | "DISCONTINUED";
        /**
         * @description Tax class: M 16% Alcohol or Less, F Over 16% to 21%, G Over 21% to 24%, L Distilled Spirits, B Beer, C Artificially Carbonated, H Hard Cider, N Non-Alcoholic, P Sparkling Wine, A Ale, O Other, W Wine (outdated: valid for existing items only).
         * @enum {string}
         */
        ItemType: "M" | "F" | "G" | "L" | "B" | "C" | "H" | "N" | "P" | "A" | "O" | "W";
        /** @description A warehouse that stocks the item. */
        ItemWarehouse: {
            warehouseId: components["schemas"]["WarehouseId"];
        };
        /** @description Language of a text, as a BCP 47 tag. A null value and an absent property have the same meaning: clients do not know the language. */
        LanguageOrNull: string | null;
        /** @description A line item of an order. Inbound lines have `expected`, `received`, `damaged` and `short` while In-Receiving and Closed; outbound lines have `ordered`, `picked` and `shipped` while Picking and Shipped. */
        LineItem: {
            /** @description Outbound: bottles available in the warehouse at the last check. */
            availableQty?: number | null;
            /** @description Loose bottles. 0 for an item with one bottle per case. */
            bottlesQuantity: components["schemas"]["Qty"];
            /** @description Whole cases. Cases and bottles must not both be 0. */
            casesQuantity: components["schemas"]["Qty"];
            /** @description Inbound: received but damaged quantity. */
            damaged?: components["schemas"]["CasesAndBottles"];
            /** @description Inbound: announced quantity. */
            expected?: components["schemas"]["CasesAndBottles"];
            item: components["schemas"]["LineItemSnapshot"];
            /** @description Unique within the order and stable across edits. */
            lineItemNumber: number;
            lineStatus?: components["schemas"]["LineStatus"];
            /** @description Lot number, required for a lot-tracked item. */
            lotNumber?: components["schemas"]["Text20OrNull"];
            /** @description Note to the warehouse. */
            notes?: components["schemas"]["Text100OrNull"];
            /** @description Outbound: ordered quantity. */
            ordered?: components["schemas"]["CasesAndBottles"];
            /** @description Outbound: picked quantity. */
            picked?: components["schemas"]["CasesAndBottles"];
            /** @description Inbound: received quantity. */
            received?: components["schemas"]["CasesAndBottles"];
            /** @description Outbound: shipped quantity. */
            shipped?: components["schemas"]["CasesAndBottles"];
            /** @description Inbound: missing quantity. */
            short?: components["schemas"]["CasesAndBottles"];
            /** @description Outbound: price per case, used only for the declared value and COD. */
            unitPrice?: components["schemas"]["PriceOrNull"];
            /** @description Vintage of the item, if it has one. */
            vintage?: components["schemas"]["Vintage"] | null;
        };
        /** @description Item of a line, by ID or by SKU. `itemId` takes precedence. */
        LineItemReference: {
            /** @description Item ID. */
            itemId?: components["schemas"]["Id"];
            /** @description Supplier Item ID. */
            sku?: components["schemas"]["Text20"];
        } & ({
            sku: string;
        } | {
            itemId: string;
        });
        /** @description A line item of a request. */
        LineItemRequest: {
            /** @description Loose bottles. 0 for an item with one bottle per case. */
            bottlesQuantity: components["schemas"]["Qty"];
            /** @description Whole cases. Cases and bottles must not both be 0. */
            casesQuantity: components["schemas"]["Qty"];
            item: components["schemas"]["LineItemReference"];
            /** @description Unique within the order and stable across edits. */
            lineItemNumber: number;
            /** @description Lot number, required for a lot-tracked item. */
            lotNumber?: components["schemas"]["Text20OrNull"];
            /** @description Note to the warehouse. */
            notes?: components["schemas"]["Text100OrNull"];
            /** @description Outbound: price per case, used only for the declared value and COD. */
            unitPrice?: components["schemas"]["PriceOrNull"];
            /** @description Vintage of the item, if it has one. */
            vintage?: components["schemas"]["Vintage"] | null;
        };
        /** @description Snapshot of the item when the line was saved. */
        LineItemSnapshot: {
            /** @description Whether the line uses bonded stock. */
            bonded?: boolean;
            /** @description Bottles per case. */
            bottlesPerCase: number;
            /** @description Brand. */
            brand: components["schemas"]["Text40"];
            /** @description Cases per pallet layer (TI). */
            casesPerLayer?: number | null;
            /** @description Weight of a case in pounds. */
            caseWeightLbs?: number | null;
            /** @description Description. */
            description: components["schemas"]["Text60"];
            itemId: components["schemas"]["Id"];
            itemStatus?: components["schemas"]["ItemStatus"];
            /** @description Layers per pallet (HI). */
            layersPerPallet?: number | null;
            /** @description Whether the line requires a lot number. */
            lotTracked?: boolean;
            /** @description Volume of one bottle in `sizeUom`. */
            size: number;
            sizeUom: components["schemas"]["SizeUom"];
            /** @description Supplier Item ID. */
            sku: components["schemas"]["Text20"];
            type: components["schemas"]["ItemType"];
            /** @description Vintage of the item. */
            vintage?: components["schemas"]["Vintage"] | null;
        };
        /**
         * @description Progress of the line.
         * @enum {string}
         */
        LineStatus: "OPEN" | "PARTIAL" | "COMPLETE" | "SHORT" | "REJECTED";
        /** @description Text created by the server for users. Plain text, not markup. */
        Message: string;
        /** @description A billing or shipping address of an order: an editable copy that does not change the customer. If shipping is the same as billing, it is the billing address without `addressId`. */
        OrderAddress: {
            /** @description Street address. */
            address1: components["schemas"]["Text50"];
            /** @description Second address line. */
            address2?: components["schemas"]["Text50OrNull"];
            /** @description Third address line. */
            address3?: components["schemas"]["Text50OrNull"];
            /** @description ID of the stored address. Absent on a copy (shipping same as billing) and on a new address. */
            addressId?: components["schemas"]["IdOrNull"];
            addressType: components["schemas"]["AddressType"];
            /** @description City. */
            city: components["schemas"]["Text30"];
            /**
             * @description Region. Changing it clears `stateCode` and `zip`.
             * @default USA
             */
            countryCode: components["schemas"]["CountryCode"];
            /**
             * @description `840` for USA, `124` for Canada, otherwise selected from the numeric list.
             * @default 840
             */
            isoCountryCode: components["schemas"]["IsoCountryCode"];
            /** @description Name of the location or consignee (warehouse, customer and order addresses). */
            name?: components["schemas"]["Text50OrNull"];
            stateCode?: components["schemas"]["StateCode"];
            zip?: components["schemas"]["Zip"];
        } & (({
            stateCode: string;
        } | {
            /** @enum {string} */
            countryCode: "INT";
        } | {
            /** @enum {string} */
            countryCode: "USA" | "CAN";
            stateCode: string;
        }) & ({
            zip: string;
        } | {
            /** @enum {string} */
            countryCode: "INT";
        } | {
            /** @enum {string} */
            countryCode: "USA" | "CAN";
            zip: string;
        }));
        /** @description A document of the order. Read-only: documents cannot be uploaded. */
        OrderAttachment: {
            attachmentId: components["schemas"]["Id"];
            /** @description Media type. */
            contentType: string;
            fileName: components["schemas"]["FileName"];
            /**
             * @description Type of document.
             * @enum {string}
             */
            kind: "PACKING_LIST" | "COMMERCIAL_INVOICE" | "CUSTOMS_7501" | "TTB_TRANSFER" | "PHOTO" | "POD" | "OTHER";
            /** @description Size in bytes. */
            size: number;
            uploadedAt: components["schemas"]["Instant"];
            uploadedBy: components["schemas"]["Actor"];
            /**
             * Format: uri-reference
             * @description Download URL.
             */
            url: string;
        };
        /** @description Body to cancel an order. */
        OrderCancelRequest: {
            /**
             * @description The server may ignore it.
             * @enum {string}
             */
            action?: "UPDATE_ORDER_STATUS";
            /** @description Reason. */
            reason?: components["schemas"]["Text250OrNull"];
            /**
             * @description The only status that a user can set.
             * @enum {string}
             */
            status: "CANCELED_BY_USER";
        };
        /** @description Reason why the order failed. */
        OrderFailure: {
            at: components["schemas"]["Instant"];
            /** @description Reason code of the warehouse system. */
            code: string;
            /** @description Reason as text. */
            message: components["schemas"]["Message"];
            /** @description Language of the messages. */
            messageLanguage?: components["schemas"]["LanguageOrNull"];
            /** @description Invalid fields. */
            validationErrors: components["schemas"]["ValidationError"][];
        };
        /**
         * @description Submitted and Resubmitted (sent to the warehouse system); Open and Failed (can be edited or canceled); In-Receiving and Closed (inbound); Picking and Shipped (outbound); Canceled (by warehouse or system); Canceled By User. A client shows an unknown status as it is and offers no actions.
         * @enum {string}
         */
        OrderStatus: "SUBMITTED" | "RESUBMITTED" | "OPEN" | "FAILED" | "IN_RECEIVING" | "CLOSED" | "PICKING" | "SHIPPED" | "CANCELED" | "CANCELED_BY_USER";
        /** @description One step of the order history. */
        OrderStatusChange: {
            at: components["schemas"]["Instant"];
            by: components["schemas"]["Actor"];
            /** @description Reason for the change. */
            reason?: components["schemas"]["Text250OrNull"];
            /**
             * @description User or system that made the change.
             * @enum {string}
             */
            source: "USER" | "SYSTEM" | "WAREHOUSE";
            status: components["schemas"]["OrderStatus"];
        };
        /**
         * @description Action of the user: submit, resubmit, or change the line items. The server may ignore it.
         * @enum {string}
         */
        OrderSubmitAction: "SUBMIT_ORDER" | "UPDATE_ITEM_ORDER";
        /** @description Totals of the line items. */
        OrderTotals: {
            /** @description Sum of loose bottles. */
            bottles: number;
            /** @description Sum of cases. */
            cases: number;
            /** @description All bottles: cases times bottles per case, plus loose bottles. */
            units: number;
            /** @description Declared value in US dollars, if every line has a price. */
            value?: number | null;
            /** @description Weight in pounds, if every item has a case weight. */
            weightLbs?: number | null;
        };
        /** @description Goods to ship to a customer, with the picked and shipped quantities. */
        OutboundOrder: {
            /** @description Documents. */
            attachments?: components["schemas"]["OrderAttachment"][];
            createdAt: components["schemas"]["Instant"];
            createdBy: components["schemas"]["Actor"];
            details: components["schemas"]["OutboundOrderDetails"];
            /**
             * @description Direction of the order.
             * @enum {string}
             */
            direction: "OUTBOUND";
            /** @description Order number in the warehouse system, assigned when the order becomes Open. */
            externalOrderNumber?: components["schemas"]["Text30OrNull"];
            /** @description Present while the order is Failed. */
            failure?: components["schemas"]["OrderFailure"] | null;
            /** @description Number of line items. */
            itemsCount: number;
            /** @description Line items. */
            lineItems: components["schemas"]["LineItem"][];
            /** @description Order ID. */
            orderId: components["schemas"]["Id"];
            /** @description Whole pallets, at least 1. */
            palletsQuantity: number;
            status: components["schemas"]["OrderStatus"];
            /** @description All statuses, newest last. */
            statusHistory: components["schemas"]["OrderStatusChange"][];
            totals: components["schemas"]["OrderTotals"];
            updatedAt: components["schemas"]["Instant"];
            updatedBy: components["schemas"]["Actor"];
            version: components["schemas"]["Version"];
        };
        /** @description Shipment details. */
        OutboundOrderDetails: {
            /** @description Always true for PARCEL. */
            adultSignatureRequired?: boolean;
            /** @description BILLING address, an editable copy of the customer's address. */
            billingAddress: components["schemas"]["OrderAddress"];
            /** @description Bill of lading number: 17 digits (VICS) or the carrier's own. Set by the warehouse; only INTERNAL_ADMIN may edit it. */
            bolNumber?: components["schemas"]["Text20OrNull"];
            /** @description `1` requires a customer that may receive bonded goods. */
            bondedFlag: components["schemas"]["BondedFlag"];
            /** @description Date after which the customer cancels the order; not before `requestedShipDate`. */
            cancelAfterDate?: components["schemas"]["DateOnlyOrNull"];
            /** @description Carrier account to charge. Required for PARCEL with COLLECT or THIRD_PARTY. */
            carrierAccountNumber?: components["schemas"]["Text20OrNull"];
            /** @description Whether the warehouse selects the carrier. */
            carrierArranged?: boolean;
            /** @description Carrier name. For carriers without a SCAC, or with a SCAC that is not listed. */
            carrierName?: components["schemas"]["Text50OrNull"];
            /** @description Amount to collect on delivery (COD). */
            codAmount?: components["schemas"]["PriceOrNull"];
            /** @description Email of the contact. */
            contactEmail?: components["schemas"]["EmailOrNull"];
            /** @description Contact person for discrepancies. */
            contactName?: components["schemas"]["Text50OrNull"];
            /** @description Phone of the contact. */
            contactPhone?: components["schemas"]["PhoneOrNull"];
            /** @description Container number (ISO 6346; a wrong check digit only causes a warning). Set by the warehouse; only INTERNAL_ADMIN may edit it. */
            containerNumber?: string | null;
            /** @description Consignee. A customer entered in the form must be created first. */
            customerId: components["schemas"]["Id"];
            /** @description Call before delivery. */
            deliveryAppointmentRequired?: boolean;
            freightTerms: components["schemas"]["FreightTerms"];
            /** @description Inside delivery. */
            insideDelivery?: boolean;
            /** @description Whether the customer picks up the goods; address and carrier are then optional. */
            isCustomerPickup?: boolean;
            /** @description Liftgate required. */
            liftgateRequired?: boolean;
            /** @description Order date. The form defaults to today. */
            orderDate: components["schemas"]["DateOnly"];
            /**
             * @description Type of shipment. License checks depend on it.
             * @enum {string}
             */
            orderType?: "SALE" | "SAMPLE" | "TRANSFER" | "EXPORT" | "RETURN_TO_SUPPLIER" | "DESTRUCTION";
            /** @description The customer's purchase order number, unique per customer. */
            poNumber: components["schemas"]["Text20"];
            /** @description PRO number, for LTL. Set by the warehouse; only INTERNAL_ADMIN may edit it. */
            proNumber?: components["schemas"]["Text20OrNull"];
            /** @description The supplier's invoice or sales order number. */
            referenceNumber?: components["schemas"]["Text30OrNull"];
            /** @description Latest delivery date; not before `requestedShipDate`. */
            requestedDeliveryDate?: components["schemas"]["DateOnlyOrNull"];
            /** @description Not before `orderDate`. The form defaults to 4 business days after tomorrow. */
            requestedShipDate: components["schemas"]["DateOnly"];
            /** @description Residential delivery. */
            residentialDelivery?: boolean;
            /** @description Carrier. FULL_TRUCK_LOAD and LTL require `scac` or `carrierName`, unless `carrierArranged` or `isCustomerPickup`. */
            scac?: components["schemas"]["ScacOrNull"];
            /** @description Seal number. Set by the warehouse; only INTERNAL_ADMIN may edit it. */
            sealNumber?: components["schemas"]["Text20OrNull"];
            /** @description Service level, for PARCEL (`GROUND`, `2DAY`). */
            serviceLevel?: components["schemas"]["Text30OrNull"];
            /** @description SHIPPING address. Required unless `isCustomerPickup` or `shippingSameAsBilling`. */
            shippingAddress?: components["schemas"]["OrderAddress"] | null;
            /** @description Whether the shipping address is a copy of the billing address, without `addressId`. */
            shippingSameAsBilling?: boolean;
            shippingType: components["schemas"]["ShippingType"];
            /** @description Special instructions, printed on the bill of lading. */
            specialInstructions?: components["schemas"]["Text250OrNull"];
            /** @description Party that pays the freight, with its name; required for THIRD_PARTY. */
            thirdPartyBilling?: components["schemas"]["Address"] | null;
            /** @description Tracking numbers, for PARCEL. Set by the warehouse; only INTERNAL_ADMIN may edit it. */
            trackingNumbers?: components["schemas"]["Text40"][];
            /** @description Trailer number, for FULL_TRUCK_LOAD. Set by the warehouse; only INTERNAL_ADMIN may edit it. */
            trailerNumber?: components["schemas"]["Text20OrNull"];
            /** @description Shipping warehouse; item suggestions are limited to its items. */
            warehouseId: components["schemas"]["WarehouseId"];
        };
        /** @description Shipment details. The server checks fields that are required only for some shipping types (422). */
        OutboundOrderDetailsRequest: {
            /** @description Always true for PARCEL. */
            adultSignatureRequired?: boolean;
            /** @description BILLING address, an editable copy of the customer's address. */
            billingAddress: components["schemas"]["OrderAddress"];
            /** @description Bill of lading number: 17 digits (VICS) or the carrier's own. Set by the warehouse; only INTERNAL_ADMIN may edit it. */
            bolNumber?: components["schemas"]["Text20OrNull"];
            /** @description `1` requires a customer that may receive bonded goods. */
            bondedFlag: components["schemas"]["BondedFlag"];
            /** @description Date after which the customer cancels the order; not before `requestedShipDate`. */
            cancelAfterDate?: components["schemas"]["DateOnlyOrNull"];
            /** @description Carrier account to charge. Required for PARCEL with COLLECT or THIRD_PARTY. */
            carrierAccountNumber?: components["schemas"]["Text20OrNull"];
            /**
             * @description Whether the warehouse selects the carrier.
             * @default false
             */
            carrierArranged?: boolean;
            /** @description Carrier name. For carriers without a SCAC, or with a SCAC that is not listed. */
            carrierName?: components["schemas"]["Text50OrNull"];
            /** @description Amount to collect on delivery (COD). */
            codAmount?: components["schemas"]["PriceOrNull"];
            /** @description Email of the contact. */
            contactEmail?: components["schemas"]["EmailOrNull"];
            /** @description Contact person for discrepancies. */
            contactName?: components["schemas"]["Text50OrNull"];
            /** @description Phone of the contact. */
            contactPhone?: components["schemas"]["PhoneOrNull"];
            /** @description Container number (ISO 6346; a wrong check digit only causes a warning). Set by the warehouse; only INTERNAL_ADMIN may edit it. */
            containerNumber?: string | null;
            /** @description Consignee. A customer entered in the form must be created first. */
            customerId: components["schemas"]["Id"];
            /**
             * @description Call before delivery.
             * @default false
             */
            deliveryAppointmentRequired?: boolean;
            freightTerms: components["schemas"]["FreightTerms"];
            /**
             * @description Inside delivery.
             * @default false
             */
            insideDelivery?: boolean;
            /**
             * @description Whether the customer picks up the goods; address and carrier are then optional.
             * @default false
             */
            isCustomerPickup?: boolean;
            /**
             * @description Liftgate required.
             * @default false
             */
            liftgateRequired?: boolean;
            /** @description Order date. The form defaults to today. */
            orderDate: components["schemas"]["DateOnly"];
            /**
             * @description Type of shipment. License checks depend on it.
             * @default SALE
             * @enum {string}
             */
            orderType?: "SALE" | "SAMPLE" | "TRANSFER" | "EXPORT" | "RETURN_TO_SUPPLIER" | "DESTRUCTION";
            /** @description The customer's purchase order number, unique per customer. */
            poNumber: components["schemas"]["Text20"];
            /** @description PRO number, for LTL. Set by the warehouse; only INTERNAL_ADMIN may edit it. */
            proNumber?: components["schemas"]["Text20OrNull"];
            /** @description The supplier's invoice or sales order number. */
            referenceNumber?: components["schemas"]["Text30OrNull"];
            /** @description Latest delivery date; not before `requestedShipDate`. */
            requestedDeliveryDate?: components["schemas"]["DateOnlyOrNull"];
            /** @description Not before `orderDate`. The form defaults to 4 business days after tomorrow. */
            requestedShipDate: components["schemas"]["DateOnly"];
            /**
             * @description Residential delivery.
             * @default false
             */
            residentialDelivery?: boolean;
            /** @description Carrier. FULL_TRUCK_LOAD and LTL require `scac` or `carrierName`, unless `carrierArranged` or `isCustomerPickup`. */
            scac?: components["schemas"]["ScacOrNull"];
            /** @description Seal number. Set by the warehouse; only INTERNAL_ADMIN may edit it. */
            sealNumber?: components["schemas"]["Text20OrNull"];
            /** @description Service level, for PARCEL (`GROUND`, `2DAY`). */
            serviceLevel?: components["schemas"]["Text30OrNull"];
            /** @description SHIPPING address. Required unless `isCustomerPickup` or `shippingSameAsBilling`. */
            shippingAddress?: components["schemas"]["OrderAddress"] | null;
            /**
             * @description Whether the shipping address is a copy of the billing address, without `addressId`.
             * @default false
             */
            shippingSameAsBilling?: boolean;
            shippingType: components["schemas"]["ShippingType"];
            /** @description Special instructions, printed on the bill of lading. */
            specialInstructions?: components["schemas"]["Text250OrNull"];
            /** @description Party that pays the freight, with its name; required for THIRD_PARTY. */
            thirdPartyBilling?: components["schemas"]["Address"] | null;
            /** @description Tracking numbers, for PARCEL. Set by the warehouse; only INTERNAL_ADMIN may edit it. */
            trackingNumbers?: components["schemas"]["Text40"][];
            /** @description Trailer number, for FULL_TRUCK_LOAD. Set by the warehouse; only INTERNAL_ADMIN may edit it. */
            trailerNumber?: components["schemas"]["Text20OrNull"];
            /** @description Shipping warehouse; item suggestions are limited to its items. */
            warehouseId: components["schemas"]["WarehouseId"];
        } & (({
            scac: string;
        } | {
            carrierName: string;
        } | {
            /** @enum {string} */
            shippingType: "PARCEL" | "CONTAINER";
        } | {
            /** @enum {boolean} */
            carrierArranged: true;
        } | {
            /** @enum {boolean} */
            isCustomerPickup: true;
        } | {
            /** @enum {boolean} */
            carrierArranged?: false;
            /** @enum {boolean} */
            isCustomerPickup?: false;
            scac: string;
            /** @enum {string} */
            shippingType: "FULL_TRUCK_LOAD" | "LTL";
        }) & ({
            carrierAccountNumber: string;
        } | {
            /** @enum {string} */
            shippingType: "FULL_TRUCK_LOAD" | "LTL" | "CONTAINER";
        } | {
            /** @enum {string} */
            freightTerms: "PREPAID";
        } | {
            carrierAccountNumber: string;
            /** @enum {string} */
            freightTerms: "COLLECT" | "THIRD_PARTY";
            /** @enum {string} */
            shippingType: "PARCEL";
        }) & ({
            thirdPartyBilling: components["schemas"]["Address"] & {
                name: string;
            };
        } | {
            /** @enum {string} */
            freightTerms: "PREPAID" | "COLLECT";
        } | {
            /** @enum {string} */
            freightTerms: "THIRD_PARTY";
            thirdPartyBilling: components["schemas"]["Address"] & {
                name: string;
            };
        }) & ({
            shippingAddress: components["schemas"]["OrderAddress"];
        } | {
            /** @enum {boolean} */
            isCustomerPickup: true;
        } | {
            /** @enum {boolean} */
            shippingSameAsBilling: true;
        } | {
            /** @enum {boolean} */
            isCustomerPickup?: false;
            shippingAddress: components["schemas"]["OrderAddress"];
            /** @enum {boolean} */
            shippingSameAsBilling?: false;
        }));
        /** @description One page of outbound orders. */
        OutboundOrderPage: {
            /** @description Rows of this page. */
            data: components["schemas"]["OutboundOrderSummary"][];
            meta: components["schemas"]["PageMeta"];
        };
        /** @description Body to submit an order, or to replace and resubmit one. */
        OutboundOrderRequest: {
            action?: components["schemas"]["OrderSubmitAction"];
            details: components["schemas"]["OutboundOrderDetailsRequest"];
            /** @description Line items. An item may appear once per lot and vintage. */
            lineItems: components["schemas"]["LineItemRequest"][];
            /** @description Whole pallets, at least 1. */
            palletsQuantity: number;
        };
        /** @description A row of the order list. */
        OutboundOrderSummary: {
            bondedFlag: components["schemas"]["BondedFlag"];
            /** @description Submission time. */
            createdAt: components["schemas"]["Instant"];
            /** @description Customer ID. */
            customerId: components["schemas"]["Id"];
            /** @description Name of the customer. */
            customerName?: components["schemas"]["Text50OrNull"];
            /** @description Order number in the warehouse system. */
            externalOrderNumber?: components["schemas"]["Text30OrNull"];
            /** @description Number of line items. */
            itemsCount: number;
            /** @description Order date. */
            orderDate: components["schemas"]["DateOnly"];
            /** @description Order ID. */
            orderId: components["schemas"]["Id"];
            /** @description Whole pallets, at least 1. */
            palletsQuantity: number;
            /** @description Purchase order number. */
            poNumber: components["schemas"]["Text20"];
            /** @description The supplier's own number. */
            referenceNumber?: components["schemas"]["Text30OrNull"];
            /** @description Requested ship date. */
            requestedShipDate: components["schemas"]["DateOnly"];
            /** @description Carrier. */
            scac?: components["schemas"]["ScacOrNull"];
            shippingType: components["schemas"]["ShippingType"];
            status: components["schemas"]["OrderStatus"];
            /** @description Totals of the line items. */
            totals: components["schemas"]["CasesAndBottles"];
            /** @description Time of the last change. */
            updatedAt: components["schemas"]["Instant"];
            warehouseId: components["schemas"]["WarehouseId"];
            /** @description Name of the warehouse. */
            warehouseName?: components["schemas"]["Text50OrNull"];
        };
        /** @description Information about the whole list. */
        PageMeta: {
            /** @description Total number of matching rows. Null or absent if the server does not count them; the table then shows "more than". */
            total?: number | null;
        };
        /**
         * @description A permission. The server checks it on every call (`x-permission` of the operation); clients hide actions that the user may not perform.
         * @enum {string}
         */
        PermissionId: "BASIC_ACCESS" | "INBOUND_ORDER_LIST" | "INBOUND_ORDER_DETAILS" | "INBOUND_ORDER_CREATE" | "INBOUND_ORDER_EDIT" | "INBOUND_ORDER_CANCEL" | "OUTBOUND_ORDER_LIST" | "OUTBOUND_ORDER_DETAILS" | "OUTBOUND_ORDER_CREATE" | "OUTBOUND_ORDER_EDIT" | "OUTBOUND_ORDER_CANCEL" | "ITEM_LIST" | "ITEM_DETAILS" | "ITEM_CREATE" | "ITEM_EDIT" | "ITEM_UPLOAD_MASTER_FILE" | "CUSTOMER_LIST" | "CUSTOMER_CREATE" | "CUSTOMER_EDIT" | "CUSTOMER_UPLOAD_MASTER_FILE" | "SUPPLIER_LIST" | "SUPPLIER_CREATE" | "SUPPLIER_EDIT" | "WAREHOUSE_LIST" | "WAREHOUSE_CREATE" | "WAREHOUSE_EDIT" | "USER_LIST" | "USER_CREATE" | "USER_EDIT";
        /** @description Phone number as `XXX-XXX-XXXX`. */
        Phone: string;
        /** @description Phone number as `XXX-XXX-XXXX`. A null value and an absent property have the same meaning. */
        PhoneOrNull: string | null;
        /** @description Amount in US dollars with two decimals, greater than 0. JSON numbers lose trailing zeros, so the server checks for at most two decimals. A null value and an absent property have the same meaning. */
        PriceOrNull: number | null;
        /** @description Whole quantity, 0 allowed. */
        Qty: number;
        /** @description Permissions by role code. Clients ignore unknown roles and permissions. */
        RoleMap: {
            [key: string]: components["schemas"]["PermissionId"][];
        };
        /** @description Standard Carrier Alpha Code (SCAC), 2 to 4 letters. */
        Scac: string;
        /** @description A carrier and its Standard Carrier Alpha Code. */
        ScacCode: {
            /** @description Carrier name. */
            carrierName: components["schemas"]["Text50"];
            /** @description Supported shipping types. */
            modes: components["schemas"]["ShippingType"][];
            scacCode: components["schemas"]["Scac"];
        };
        /** @description All carriers of one region. */
        ScacCodePage: {
            /** @description Sorted by carrier name. */
            data: components["schemas"]["ScacCode"][];
            meta?: components["schemas"]["PageMeta"];
        };
        /** @description Standard Carrier Alpha Code (SCAC), 2 to 4 letters. A null value and an absent property have the same meaning. */
        ScacOrNull: string | null;
        /**
         * @description Mode of transport: parcel, full truck load, less than truck load, or container.
         * @enum {string}
         */
        ShippingType: "PARCEL" | "FULL_TRUCK_LOAD" | "LTL" | "CONTAINER";
        /**
         * @description Unit of `size`. Uploaded files may use lowercase; it is stored and shown in uppercase.
         * @enum {string}
         */
        SizeUom: "ML" | "CL" | "L" | "OZ" | "GAL" | "BBL";
        /** @description USA: state or territory of `x-states`, required. CAN: province of `x-states`, required. INT: empty, or a region of at most 20 code points. */
        StateCode: string | null;
        /** @description Active items for a line item. `inventory` contains only the selected warehouse. */
        SuggestedItems: {
            /** @description SKU prefix first, then words of description and brand, then UPC. */
            data: components["schemas"]["Item"][];
        };
        /** @description A supplier: owner of items, orders and customers. Users work on one supplier at a time. */
        Supplier: {
            /** @description Postal addresses. */
            addresses?: components["schemas"]["Address"][];
            /** @description Contact person. */
            contactName?: components["schemas"]["Text50OrNull"];
            /** @description Email address. */
            email?: components["schemas"]["EmailOrNull"];
            gs1CompanyPrefix?: components["schemas"]["Gs1CompanyPrefixOrNull"];
            inventoryType: components["schemas"]["InventoryType"];
            /** @description Name. The supplier switcher sorts by it. */
            name: components["schemas"]["Text50"];
            /** @description Limits the permissions of the supplier's users to this list; empty means no limit. */
            permissions?: components["schemas"]["PermissionId"][];
            /** @description Phone. */
            phone?: components["schemas"]["PhoneOrNull"];
            status?: components["schemas"]["ActiveStatus"];
            supplierId: components["schemas"]["SupplierId"];
            taxId?: components["schemas"]["TaxIdOrNull"];
            ttbPermitNumber?: components["schemas"]["TtbPermitNumberOrNull"];
            version: components["schemas"]["Version"];
            /** @description Warehouses assigned to the supplier. */
            warehouses: components["schemas"]["SupplierWarehouse"][];
            /** @description Website. */
            website?: string | null;
        };
        /** @description Supplier ID, entered when the supplier is created, immutable. It is the first segment of every screen URL. */
        SupplierId: string;
        /** @description One page of suppliers. */
        SupplierPage: {
            /** @description Rows of this page. */
            data: components["schemas"]["Supplier"][];
            meta: components["schemas"]["PageMeta"];
        };
        /** @description Body to create or replace a supplier. The body also contains the ID on an update. */
        SupplierRequest: {
            /** @description Postal addresses. */
            addresses?: components["schemas"]["Address"][];
            /** @description Contact person. */
            contactName?: components["schemas"]["Text50OrNull"];
            /** @description Email address. */
            email?: components["schemas"]["EmailOrNull"];
            gs1CompanyPrefix?: components["schemas"]["Gs1CompanyPrefixOrNull"];
            /** @default TAX PAID */
            inventoryType?: components["schemas"]["InventoryType"];
            /** @description Name. The supplier switcher sorts by it. */
            name: components["schemas"]["Text50"];
            /** @description Limits the permissions of the supplier's users to this list; empty means no limit. */
            permissions?: components["schemas"]["PermissionId"][];
            /** @description Phone. */
            phone?: components["schemas"]["PhoneOrNull"];
            /** @default ACTIVE */
            status?: components["schemas"]["ActiveStatus"];
            /** @description Chosen at creation, immutable; identifies the supplier on an update. Not `login`, `forgot-password` or `reset-password`. */
            supplierId: components["schemas"]["SupplierId"];
            taxId?: components["schemas"]["TaxIdOrNull"];
            ttbPermitNumber?: components["schemas"]["TtbPermitNumberOrNull"];
            /** @description Warehouses assigned to the supplier, as objects or plain IDs. Orders require at least one. */
            warehouses: (components["schemas"]["SupplierWarehouse"] | components["schemas"]["WarehouseId"])[];
            /** @description Website. */
            website?: string | null;
        };
        /**
         * @description Role for one supplier: Admin or Read Only.
         * @enum {string}
         */
        SupplierRole: "ADMIN" | "READ_ONLY";
        /** @description Role of a user for one supplier. */
        SupplierRoleAssignment: {
            role: components["schemas"]["SupplierRole"];
            supplierId: components["schemas"]["SupplierId"];
        };
        /** @description A warehouse assigned to a supplier. */
        SupplierWarehouse: {
            /** @description Name of the warehouse. */
            name?: components["schemas"]["Text50OrNull"];
            warehouseId: components["schemas"]["WarehouseId"];
        };
        /** @description Federal employer identification number (FEIN), `NN-NNNNNNN`. A null value and an absent property have the same meaning. */
        TaxIdOrNull: string | null;
        /** @description Text of 1 to 10 code points after trimming: letters, numbers, punctuation and spaces. No control characters, no emoji. A null value and an absent property have the same meaning. */
        Text10OrNull: string | null;
        /** @description Text of 1 to 20 code points after trimming: letters, numbers, punctuation and spaces. No control characters, no emoji. */
        Text20: string;
        /** @description Text of 1 to 20 code points after trimming: letters, numbers, punctuation and spaces. No control characters, no emoji. A null value and an absent property have the same meaning. */
        Text20OrNull: string | null;
        /** @description Text of 1 to 30 code points after trimming: letters, numbers, punctuation and spaces. No control characters, no emoji. */
        Text30: string;
        /** @description Text of 1 to 30 code points after trimming: letters, numbers, punctuation and spaces. No control characters, no emoji. A null value and an absent property have the same meaning. */
        Text30OrNull: string | null;
        /** @description Text of 1 to 40 code points after trimming: letters, numbers, punctuation and spaces. No control characters, no emoji. */
        Text40: string;
        /** @description Text of 1 to 40 code points after trimming: letters, numbers, punctuation and spaces. No control characters, no emoji. A null value and an absent property have the same meaning. */
        Text40OrNull: string | null;
        /** @description Text of 1 to 50 code points after trimming: letters, numbers, punctuation and spaces. No control characters, no emoji. */
        Text50: string;
        /** @description Text of 1 to 50 code points after trimming: letters, numbers, punctuation and spaces. No control characters, no emoji. A null value and an absent property have the same meaning. */
        Text50OrNull: string | null;
        /** @description Text of 1 to 60 code points after trimming: letters, numbers, punctuation and spaces. No control characters, no emoji. */
        Text60: string;
        /** @description Text of 1 to 100 code points after trimming: letters, numbers, punctuation and spaces. No control characters, no emoji. A null value and an absent property have the same meaning. */
        Text100OrNull: string | null;
        /** @description Text of 1 to 250 code points after trimming: letters, numbers, punctuation and spaces. No control characters, no emoji. A null value and an absent property have the same meaning. */
        Text250OrNull: string | null;
        /** @description Time of day at the warehouse (`HH:mm`, 24 hours). */
        TimeOfDay: string;
        /** @description Time of day at the warehouse (`HH:mm`, 24 hours). A null value and an absent property have the same meaning. */
        TimeOfDayOrNull: string | null;
        /** @description Time window within one day at the warehouse. `from` is before `to`. */
        TimeWindow: {
            from: components["schemas"]["TimeOfDay"];
            to: components["schemas"]["TimeOfDay"];
        };
        /** @description TTB permit or registry number: importer `XX-I-n`, wholesaler `XX-W-n`, winery or wine cellar `BW-XX-n`, `BWN-XX-n`, `BWC-XX-n`, brewer `BR-XX-n`, distillery `DSP-XX-n`. A null value and an absent property have the same meaning. */
        TtbPermitNumberOrNull: string | null;
        /**
         * @description Kind of records in the file.
         * @enum {string}
         */
        UploadFileType: "ITEMS" | "CUSTOMERS" | "INBOUND_ORDERS" | "OUTBOUND_ORDERS";
        /** @description An uploaded file and the result of its rows. */
        UploadRecord: {
            /** @description Time at which the last row was processed. */
            completedAt?: components["schemas"]["InstantOrNull"];
            /** @description Reason why the whole file failed. */
            errorMessage?: string | null;
            /** @description Language of `errorMessage`. */
            errorMessageLanguage?: components["schemas"]["LanguageOrNull"];
            /** @description Number of rows with errors; they are not stored. */
            failedRows?: number | null;
            /** @description Upload ID. */
            fileId: components["schemas"]["Id"];
            /** @description Original name of the file. */
            fileName: components["schemas"]["FileName"];
            /** @description Size in bytes. */
            fileSize: number;
            fileType: components["schemas"]["UploadFileType"];
            /** @description Whether existing records are replaced. */
            overrideDuplicates: boolean;
            /** @description Whether the report can be downloaded. */
            reportAvailable: boolean;
            /** @description Number of rows skipped as duplicates. */
            skippedRows?: number | null;
            status: components["schemas"]["UploadStatus"];
            /** @description Number of rows created or updated. */
            succeededRows?: number | null;
            /** @description Number of rows in the file. */
            totalRows?: number | null;
            /** @description Time at which the file was accepted. */
            uploadedAt: components["schemas"]["Instant"];
            uploadedBy: components["schemas"]["Actor"];
        };
        /** @description One page of uploads. */
        UploadRecordPage: {
            /** @description Rows of this page. */
            data: components["schemas"]["UploadRecord"][];
            meta: components["schemas"]["PageMeta"];
        };
        /** @description The file to upload: a header row followed by data rows; in a workbook, the first visible sheet, or the first one that has all required columns. Rows above the header row and empty rows are ignored, and rows keep their numbers. Columns may appear in any order. Case, spaces and the mark `*` of a header are ignored. The columns are listed in the operation's `x-import`. */
        UploadRequest: {
            /**
             * Format: binary
             * @description .xlsx or UTF-8 .csv, at most 10 MB and 5,000 rows.
             */
            file: string;
        };
        /**
         * @description Pending and Processing: not finished; clients poll every 10 s while any upload is in one of these statuses. Completed: every row was uploaded. Completed with errors: some rows failed or were skipped, see the report. Failed: every row failed, or the file could not be processed, see `errorMessage`.
         * @enum {string}
         */
        UploadStatus: "PENDING" | "PROCESSING" | "COMPLETED" | "COMPLETED_WITH_ERRORS" | "FAILED";
        /** @description A user of the portal. The account itself is managed by the identity provider. */
        User: {
            /** @description Time at which the user was created in the portal. */
            createdAt?: components["schemas"]["Instant"];
            /** @description Identifies the user, immutable, at most 50 characters. Stored in lowercase. */
            email: components["schemas"]["Email"];
            /** @description True for ACTIVE, false for INACTIVE. */
            enabled: boolean;
            /** @description Set for a global user, null for a user with supplier roles. Either this field is set or `supplierRoles` is not empty, never both. */
            globalRole: components["schemas"]["GlobalRole"] | null;
            /** @description Time of the last sign-in. */
            lastLoginAt?: components["schemas"]["InstantOrNull"];
            /** @description Union of the user's permissions for all suppliers. */
            permissions?: components["schemas"]["PermissionId"][];
            /** @description Roles by supplier, at most one per supplier; empty for a global user. */
            supplierRoles: components["schemas"]["SupplierRoleAssignment"][];
            version?: components["schemas"]["Version"];
        };
        /** @description One page of users. */
        UserPage: {
            /** @description Rows of this page. */
            data: components["schemas"]["User"][];
            meta: components["schemas"]["PageMeta"];
        };
        /** @description Body to create or replace a user. On an update the email address identifies the user. */
        UserRequest: {
            /** @description Identifies the user, immutable, at most 50 characters. Stored in lowercase. */
            email: components["schemas"]["Email"];
            /** @description True for ACTIVE, false for INACTIVE. */
            enabled: boolean;
            /** @description Set for a global user, null for a user with supplier roles. Either this field is set or `supplierRoles` is not empty, never both. */
            globalRole: components["schemas"]["GlobalRole"] | null;
            /** @description Roles by supplier, at most one per supplier; empty for a global user. */
            supplierRoles: components["schemas"]["SupplierRoleAssignment"][];
        };
        /** @description One field and its message. */
        ValidationError: {
            /** @description Path of the field in the request body: names as sent, zero-based indexes, `lineItems[0].casesQuantity`. Empty for the whole body. For an uploaded file: `file`, `header`, `header[3]`, `rows` or `rows[12].SKU`. */
            fieldPath: string;
            /** @description Validation message for the field. */
            message: components["schemas"]["Message"];
        };
        /** @description Number of the resource's version, incremented on every change. The `ETag` is this number in quotes. */
        Version: number;
        /** @description Year, or `NV` for non-vintage. No later than next year. */
        Vintage: number | "NV";
        /** @description A warehouse of the third-party logistics provider. */
        Warehouse: {
            /** @description The first address is the physical address that goods ship from. */
            addresses: components["schemas"]["Address"][];
            /** @description Bond registry number, required with `isBonded`. */
            bondRegistryNumber?: components["schemas"]["Text20OrNull"];
            /** @description Contact person. */
            contactName?: components["schemas"]["Text50OrNull"];
            /** @description Customs FIRMS code, for in-bond moves. */
            customsFirmsCode?: string | null;
            /** @description Orders after this time ship the next day. */
            cutoffTime?: components["schemas"]["TimeOfDayOrNull"];
            /** @description Email address. */
            email?: components["schemas"]["EmailOrNull"];
            /** @description Foreign-trade zone number. */
            ftzNumber?: components["schemas"]["Text10OrNull"];
            /** @description Whether the warehouse can store bonded goods. */
            isBonded: boolean;
            /** @description Name. */
            name: components["schemas"]["Text50"];
            /** @description Phone. */
            phone?: components["schemas"]["PhoneOrNull"];
            /** @description Receiving hours. */
            receivingHours?: components["schemas"]["TimeWindow"] | null;
            /** @description Shipping hours. */
            shippingHours?: components["schemas"]["TimeWindow"] | null;
            status: components["schemas"]["ActiveStatus"];
            /** @description Temperature zones on site. */
            temperatureZones?: ("AMBIENT" | "COOL" | "REFRIGERATED")[];
            /** @description IANA time zone for the calendar dates of orders. */
            timeZone: string;
            version: components["schemas"]["Version"];
            warehouseId: components["schemas"]["WarehouseId"];
        };
        /** @description Warehouse ID, entered when the warehouse is created, immutable. */
        WarehouseId: string;
        /** @description Warehouse ID, entered when the warehouse is created, immutable. A null value and an absent property have the same meaning. */
        WarehouseIdOrNull: string | null;
        /** @description One page of warehouses. */
        WarehousePage: {
            /** @description Rows of this page. */
            data: components["schemas"]["Warehouse"][];
            meta: components["schemas"]["PageMeta"];
        };
        /** @description Body to create or replace a warehouse. The body also contains the ID on an update. */
        WarehouseRequest: {
            /** @description The first address is the physical address that goods ship from. */
            addresses: components["schemas"]["Address"][];
            /** @description Bond registry number, required with `isBonded`. */
            bondRegistryNumber?: components["schemas"]["Text20OrNull"];
            /** @description Contact person. */
            contactName?: components["schemas"]["Text50OrNull"];
            /** @description Customs FIRMS code, for in-bond moves. */
            customsFirmsCode?: string | null;
            /** @description Orders after this time ship the next day. */
            cutoffTime?: components["schemas"]["TimeOfDayOrNull"];
            /** @description Email address. */
            email?: components["schemas"]["EmailOrNull"];
            /** @description Foreign-trade zone number. */
            ftzNumber?: components["schemas"]["Text10OrNull"];
            /**
             * @description Whether the warehouse can store bonded goods.
             * @default false
             */
            isBonded?: boolean;
            /** @description Name. */
            name: components["schemas"]["Text50"];
            /** @description Phone. */
            phone?: components["schemas"]["PhoneOrNull"];
            /** @description Receiving hours. */
            receivingHours?: components["schemas"]["TimeWindow"] | null;
            /** @description Shipping hours. */
            shippingHours?: components["schemas"]["TimeWindow"] | null;
            /** @default ACTIVE */
            status?: components["schemas"]["ActiveStatus"];
            /** @description Temperature zones on site. */
            temperatureZones?: ("AMBIENT" | "COOL" | "REFRIGERATED")[];
            /**
             * @description IANA time zone for the calendar dates of orders.
             * @default America/New_York
             */
            timeZone?: string;
            /** @description Chosen at creation, immutable; identifies the warehouse on an update. */
            warehouseId: components["schemas"]["WarehouseId"];
        };
        /** @description Postal code. USA: `^\d{5}(-\d{4})?$`, required. CAN: `^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z] ?\d[ABCEGHJ-NPRSTV-Z]\d$` in either case, stored as `A1A 1A1`, required. INT: at most 15 code points, optional. The server responds with 422 and the specification's message. */
        Zip: string | null;
    };
    responses: {
        /** @description The request is malformed, or sorts or filters by an unknown field. */
        BadListQuery: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The request is malformed. */
        BadRequest: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The request is malformed, or the file is missing. */
        BadUpload: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The permission is missing, the user is disabled, or the call is outside the widget session of its token (`openapi/embed`). */
        Forbidden: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Unexpected failure. Clients repeat the call once. */
        Internal: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The ID is unknown, or belongs to an inaccessible supplier (existence is not disclosed). */
        NotFound: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The file is larger than 10 MB. */
        PayloadTooLarge: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The deployment requires `If-Match`. */
        PreconditionRequired: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Too many requests. */
        RateLimited: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The token is missing, invalid or expired. */
        Unauthenticated: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The file is neither .xlsx nor .csv. */
        UnsupportedFileType: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The media type is not supported. */
        UnsupportedMediaType: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The warehouse system is unavailable (`UPSTREAM_UNAVAILABLE`), or the portal is under maintenance (`MAINTENANCE`): clients send no reads until `Retry-After` has passed or the user retries. */
        UpstreamUnavailable: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `If-Match` contains an outdated version. */
        VersionMismatch: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
    };
    parameters: {
        /**
         * @description Region of the carriers.
         * @example USA
         */
        CountryCode: components["schemas"]["CountryCode"];
        /**
         * @description Customer ID.
         * @example CUS-10021
         */
        CustomerId: components["schemas"]["Id"];
        /** @description Maximum number of rows in the file. */
        ExportLimit: number;
        /**
         * @description Upload ID.
         * @example FIL-2611-0031
         */
        FileId: components["schemas"]["Id"];
        /** @description Pairs `field:value;`, all of which must match. Several values `a,b` match any of them; a range is `from..to` with optional ends. Values are compared as a whole, ignoring case. Inside a value `:` `;` `,` `%` and space are percent-encoded; the whole string is encoded again as a query value. The operation's `x-filter-fields` lists the fields; any other field responds with 400 `INVALID_FILTER`. */
        Filter: string;
        /**
         * @description A UUID per confirmed submission, sent unchanged when the call is repeated. The server then returns the first response instead of repeating the operation.
         * @example 2f1d6c1e-6f0b-4c0d-9f55-8f7f0a3f3d10
         */
        IdempotencyKey: string;
        /**
         * @description The `ETag` of the edited version, unchanged as it was received. Absent: the last write wins, unless the deployment responds with 428. Outdated: 412.
         * @example "7"
         */
        IfMatch: string;
        /**
         * @description Item ID (`itemId`, not the SKU).
         * @example ITM-1001
         */
        ItemId: components["schemas"]["Id"];
        /** @description Maximum number of rows. */
        Limit: number;
        /** @description Number of rows to skip: page number times rows per page. */
        Offset: number;
        /**
         * @description Order ID.
         * @example OB-2611-001377
         */
        OrderId: components["schemas"]["Id"];
        /** @description How to handle a row with an existing key (item `sku`, customer `customerNumber`, order `poNumber`). False: the row is rejected as a duplicate. True: filled cells replace the stored values, and `<CLEAR>` in a cell clears its value; orders only while OPEN or FAILED. Of two rows with the same key the last is used with true; with false both are rejected. */
        OverrideDuplicates: boolean;
        /** @description Finds rows that contain this text in any of the operation's search fields, ignoring case. */
        SearchString: string;
        /** @description Direction of `sortBy`. Ignored without `sortBy`; the list's default order then applies. */
        SortDirection: "ASC" | "DESC";
        /** @description Maximum number of suggestions. */
        SuggestLimit: number;
        /**
         * @description Supplier ID.
         * @example SUP-1001
         */
        SupplierId: components["schemas"]["Id"];
        /**
         * @description Supplier ID.
         * @example SUP-1001
         */
        SupplierKey: components["schemas"]["Id"];
        /**
         * @description Warehouse ID.
         * @example WH-NJ-01
         */
        WarehouseKey: components["schemas"]["Id"];
    };
    requestBodies: never;
    headers: {
        /**
         * @description `attachment` with the file name, also as `filename*=UTF-8''…`. Cross-origin servers must expose it with `Access-Control-Expose-Headers`.
         * @example attachment; filename="SUP-1001_items_20261120-0830.xlsx"
         */
        ContentDisposition: string;
        /**
         * @description Language of the messages in the body, as one BCP 47 tag. Without it, clients do not know the language.
         * @example en
         */
        ContentLanguage: string;
        /**
         * @description Version of the returned representation, for `If-Match`. Clients treat it as opaque, because proxies that compress responses change it, such as to `"7-gzip"`.
         * @example "7"
         */
        ETag: string;
        /**
         * @description True for a replayed response to an earlier request with the same `Idempotency-Key`.
         * @example false
         */
        IdempotentReplayed: boolean;
        /**
         * @description URL of the new resource.
         * @example /api/v1/suppliers/SUP-1001
         */
        Location: string;
        /**
         * @description Seconds to wait before the next request.
         * @example 30
         */
        RetryAfter: number;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getFeatureFlags: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All entries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeatureFlagList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    listScacCodes: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Region of the carriers.
                 * @example USA
                 */
                countryCode: components["parameters"]["CountryCode"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The carriers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScacCodePage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    listSuppliers: {
        parameters: {
            query?: {
                /** @description Pairs `field:value;`, all of which must match. Several values `a,b` match any of them; a range is `from..to` with optional ends. Values are compared as a whole, ignoring case. Inside a value `:` `;` `,` `%` and space are percent-encoded; the whole string is encoded again as a query value. The operation's `x-filter-fields` lists the fields; any other field responds with 400 `INVALID_FILTER`. */
                filter?: components["parameters"]["Filter"];
                /** @description Maximum number of rows. */
                limit?: components["parameters"]["Limit"];
                /** @description Number of rows to skip: page number times rows per page. */
                offset?: components["parameters"]["Offset"];
                /** @description Finds rows that contain this text in any of the operation's search fields, ignoring case. */
                searchString?: components["parameters"]["SearchString"];
                /** @description Column to sort by. */
                sortBy?: "supplierId" | "name" | "inventoryType" | "status";
                /** @description Direction of `sortBy`. Ignored without `sortBy`; the list's default order then applies. */
                sortDirection?: components["parameters"]["SortDirection"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of suppliers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupplierPage"];
                };
            };
            400: components["responses"]["BadListQuery"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    updateSupplier: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of the edited version, unchanged as it was received. Absent: the last write wins, unless the deployment responds with 428. Outdated: 412.
                 * @example "7"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SupplierRequest"];
            };
        };
        responses: {
            /** @description The updated supplier. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Supplier"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The request conflicts with existing data. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            412: components["responses"]["VersionMismatch"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description One or more fields are invalid; all of them are listed. */
            422: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    createSupplier: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A UUID per confirmed submission, sent unchanged when the call is repeated. The server then returns the first response instead of repeating the operation.
                 * @example 2f1d6c1e-6f0b-4c0d-9f55-8f7f0a3f3d10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SupplierRequest"];
            };
        };
        responses: {
            /** @description The new supplier. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Supplier"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            /** @description The request conflicts with existing data. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            415: components["responses"]["UnsupportedMediaType"];
            /** @description One or more fields are invalid; all of them are listed. */
            422: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    getSupplier: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Supplier ID.
                 * @example SUP-1001
                 */
                id: components["parameters"]["SupplierKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The supplier. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Supplier"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    listCustomers: {
        parameters: {
            query?: {
                /** @description Pairs `field:value;`, all of which must match. Several values `a,b` match any of them; a range is `from..to` with optional ends. Values are compared as a whole, ignoring case. Inside a value `:` `;` `,` `%` and space are percent-encoded; the whole string is encoded again as a query value. The operation's `x-filter-fields` lists the fields; any other field responds with 400 `INVALID_FILTER`. */
                filter?: components["parameters"]["Filter"];
                /** @description Maximum number of rows. */
                limit?: components["parameters"]["Limit"];
                /** @description Number of rows to skip: page number times rows per page. */
                offset?: components["parameters"]["Offset"];
                /** @description Finds rows that contain this text in any of the operation's search fields, ignoring case. */
                searchString?: components["parameters"]["SearchString"];
                /** @description Column to sort by. */
                sortBy?: "name" | "customerNumber" | "customerType" | "city" | "stateCode" | "status" | "createdAt" | "updatedAt";
                /** @description Direction of `sortBy`. Ignored without `sortBy`; the list's default order then applies. */
                sortDirection?: components["parameters"]["SortDirection"];
            };
            header?: never;
            path: {
                /**
                 * @description Supplier ID.
                 * @example SUP-1001
                 */
                supplierId: components["parameters"]["SupplierId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of customers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomerPage"];
                };
            };
            400: components["responses"]["BadListQuery"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    createCustomer: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A UUID per confirmed submission, sent unchanged when the call is repeated. The server then returns the first response instead of repeating the operation.
                 * @example 2f1d6c1e-6f0b-4c0d-9f55-8f7f0a3f3d10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Supplier ID.
                 * @example SUP-1001
                 */
                supplierId: components["parameters"]["SupplierId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CustomerRequest"];
            };
        };
        responses: {
            /** @description The new customer. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Customer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The request conflicts with existing data. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            415: components["responses"]["UnsupportedMediaType"];
            /** @description One or more fields are invalid; all of them are listed. */
            422: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    getCustomer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Customer ID.
                 * @example CUS-10021
                 */
                id: components["parameters"]["CustomerId"];
                /**
                 * @description Supplier ID.
                 * @example SUP-1001
                 */
                supplierId: components["parameters"]["SupplierId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The customer. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Customer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    updateCustomer: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of the edited version, unchanged as it was received. Absent: the last write wins, unless the deployment responds with 428. Outdated: 412.
                 * @example "7"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Customer ID.
                 * @example CUS-10021
                 */
                id: components["parameters"]["CustomerId"];
                /**
                 * @description Supplier ID.
                 * @example SUP-1001
                 */
                supplierId: components["parameters"]["SupplierId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CustomerRequest"];
            };
        };
        responses: {
            /** @description The updated customer. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Customer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The request conflicts with existing data. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            412: components["responses"]["VersionMismatch"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description One or more fields are invalid; all of them are listed. */
            422: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    exportInboundOrders: {
        parameters: {
            query?: {
                /** @description Pairs `field:value;`, all of which must match. Several values `a,b` match any of them; a range is `from..to` with optional ends. Values are compared as a whole, ignoring case. Inside a value `:` `;` `,` `%` and space are percent-encoded; the whole string is encoded again as a query value. The operation's `x-filter-fields` lists the fields; any other field responds with 400 `INVALID_FILTER`. */
                filter?: components["parameters"]["Filter"];
                /** @description Maximum number of rows in the file. */
                limit?: components["parameters"]["ExportLimit"];
                /** @description Finds rows that contain this text in any of the operation's search fields, ignoring case. */
                searchString?: components["parameters"]["SearchString"];
                /** @description Column to sort by. */
                sortBy?: "orderId" | "externalOrderNumber" | "poNumber" | "referenceNumber" | "status" | "warehouseId" | "warehouseName" | "orderDate" | "expectedArrivalDate" | "shippingType" | "scac" | "bondedFlag" | "itemsCount" | "cases" | "bottles" | "palletsQuantity" | "createdAt" | "updatedAt";
                /** @description Direction of `sortBy`. Ignored without `sortBy`; the list's default order then applies. */
                sortDirection?: components["parameters"]["SortDirection"];
            };
            header?: never;
            path: {
                /**
                 * @description Supplier ID.
                 * @example SUP-1001
                 */
                supplierId: components["parameters"]["SupplierId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            400: components["responses"]["BadListQuery"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    exportItems: {
        parameters: {
            query?: {
                /** @description Pairs `field:value;`, all of which must match. Several values `a,b` match any of them; a range is `from..to` with optional ends. Values are compared as a whole, ignoring case. Inside a value `:` `;` `,` `%` and space are percent-encoded; the whole string is encoded again as a query value. The operation's `x-filter-fields` lists the fields; any other field responds with 400 `INVALID_FILTER`. */
                filter?: components["parameters"]["Filter"];
                /** @description Maximum number of rows in the file. */
                limit?: components["parameters"]["ExportLimit"];
                /** @description Finds rows that contain this text in any of the operation's search fields, ignoring case. */
                searchString?: components["parameters"]["SearchString"];
                /** @description Column to sort by. */
                sortBy?: "sku" | "description" | "brand" | "type" | "size" | "bottlesPerCase" | "itemStatus" | "onHandQty" | "availableQty" | "createdAt" | "updatedAt";
                /** @description Direction of `sortBy`. Ignored without `sortBy`; the list's default order then applies. */
                sortDirection?: components["parameters"]["SortDirection"];
            };
            header?: never;
            path: {
                /**
                 * @description Supplier ID.
                 * @example SUP-1001
                 */
                supplierId: components["parameters"]["SupplierId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            400: components["responses"]["BadListQuery"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    exportOutboundOrders: {
        parameters: {
            query?: {
                /** @description Pairs `field:value;`, all of which must match. Several values `a,b` match any of them; a range is `from..to` with optional ends. Values are compared as a whole, ignoring case. Inside a value `:` `;` `,` `%` and space are percent-encoded; the whole string is encoded again as a query value. The operation's `x-filter-fields` lists the fields; any other field responds with 400 `INVALID_FILTER`. */
                filter?: components["parameters"]["Filter"];
                /** @description Maximum number of rows in the file. */
                limit?: components["parameters"]["ExportLimit"];
                /** @description Finds rows that contain this text in any of the operation's search fields, ignoring case. */
                searchString?: components["parameters"]["SearchString"];
                /** @description Column to sort by. */
                sortBy?: "orderId" | "externalOrderNumber" | "poNumber" | "referenceNumber" | "status" | "warehouseId" | "warehouseName" | "customerName" | "orderDate" | "requestedShipDate" | "shippingType" | "scac" | "bondedFlag" | "itemsCount" | "cases" | "bottles" | "palletsQuantity" | "createdAt" | "updatedAt";
                /** @description Direction of `sortBy`. Ignored without `sortBy`; the list's default order then applies. */
                sortDirection?: components["parameters"]["SortDirection"];
            };
            header?: never;
            path: {
                /**
                 * @description Supplier ID.
                 * @example SUP-1001
                 */
                supplierId: components["parameters"]["SupplierId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            400: components["responses"]["BadListQuery"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    getBillOfLading: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Order ID.
                 * @example OB-2611-001377
                 */
                orderId: components["parameters"]["OrderId"];
                /**
                 * @description Supplier ID.
                 * @example SUP-1001
                 */
                supplierId: components["parameters"]["SupplierId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bill of lading. */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Picking has not started. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    listImports: {
        parameters: {
            query?: {
                /** @description Pairs `field:value;`, all of which must match. Several values `a,b` match any of them; a range is `from..to` with optional ends. Values are compared as a whole, ignoring case. Inside a value `:` `;` `,` `%` and space are percent-encoded; the whole string is encoded again as a query value. The operation's `x-filter-fields` lists the fields; any other field responds with 400 `INVALID_FILTER`. */
                filter?: components["parameters"]["Filter"];
                /** @description Maximum number of rows. */
                limit?: components["parameters"]["Limit"];
                /** @description Number of rows to skip: page number times rows per page. */
                offset?: components["parameters"]["Offset"];
                /** @description Finds rows that contain this text in any of the operation's search fields, ignoring case. */
                searchString?: components["parameters"]["SearchString"];
                /** @description Column to sort by. */
                sortBy?: "fileName" | "fileType" | "status" | "uploadedBy" | "uploadedAt" | "completedAt" | "totalRows" | "failedRows" | "fileSize";
                /** @description Direction of `sortBy`. Ignored without `sortBy`; the list's default order then applies. */
                sortDirection?: components["parameters"]["SortDirection"];
            };
            header?: never;
            path: {
                /**
                 * @description Supplier ID.
                 * @example SUP-1001
                 */
                supplierId: components["parameters"]["SupplierId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of uploads. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadRecordPage"];
                };
            };
            400: components["responses"]["BadListQuery"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    importCustomers: {
        parameters: {
            query?: {
                /** @description How to handle a row with an existing key (item `sku`, customer `customerNumber`, order `poNumber`). False: the row is rejected as a duplicate. True: filled cells replace the stored values, and `<CLEAR>` in a cell clears its value; orders only while OPEN or FAILED. Of two rows with the same key the last is used with true; with false both are rejected. */
                overrideDuplicates?: components["parameters"]["OverrideDuplicates"];
            };
            header?: {
                /**
                 * @description A UUID per confirmed submission, sent unchanged when the call is repeated. The server then returns the first response instead of repeating the operation.
                 * @example 2f1d6c1e-6f0b-4c0d-9f55-8f7f0a3f3d10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Supplier ID.
                 * @example SUP-1001
                 */
                supplierId: components["parameters"]["SupplierId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["UploadRequest"];
            };
        };
        responses: {
            /** @description The file was accepted and will be processed. */
            202: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadRecord"];
                };
            };
            400: components["responses"]["BadUpload"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Another file of the same kind is still being processed. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedFileType"];
            /** @description The header row or the size of the file is invalid. */
            422: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    getCustomersTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Supplier ID.
                 * @example SUP-1001
                 */
                supplierId: components["parameters"]["SupplierId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The template. */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    importInboundOrders: {
        parameters: {
            query?: {
                /** @description How to handle a row with an existing key (item `sku`, customer `customerNumber`, order `poNumber`). False: the row is rejected as a duplicate. True: filled cells replace the stored values, and `<CLEAR>` in a cell clears its value; orders only while OPEN or FAILED. Of two rows with the same key the last is used with true; with false both are rejected. */
                overrideDuplicates?: components["parameters"]["OverrideDuplicates"];
            };
            header?: {
                /**
                 * @description A UUID per confirmed submission, sent unchanged when the call is repeated. The server then returns the first response instead of repeating the operation.
                 * @example 2f1d6c1e-6f0b-4c0d-9f55-8f7f0a3f3d10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Supplier ID.
                 * @example SUP-1001
                 */
                supplierId: components["parameters"]["SupplierId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["UploadRequest"];
            };
        };
        responses: {
            /** @description The file was accepted and will be processed. */
            202: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadRecord"];
                };
            };
            400: components["responses"]["BadUpload"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Another file of the same kind is still being processed. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedFileType"];
            /** @description The header row or the size of the file is invalid. */
            422: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    getInboundOrdersTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Supplier ID.
                 * @example SUP-1001
                 */
                supplierId: components["parameters"]["SupplierId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The template. */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    importItems: {
        parameters: {
            query?: {
                /** @description How to handle a row with an existing key (item `sku`, customer `customerNumber`, order `poNumber`). False: the row is rejected as a duplicate. True: filled cells replace the stored values, and `<CLEAR>` in a cell clears its value; orders only while OPEN or FAILED. Of two rows with the same key the last is used with true; with false both are rejected. */
                overrideDuplicates?: components["parameters"]["OverrideDuplicates"];
            };
            header?: {
                /**
                 * @description A UUID per confirmed submission, sent unchanged when the call is repeated. The server then returns the first response instead of repeating the operation.
                 * @example 2f1d6c1e-6f0b-4c0d-9f55-8f7f0a3f3d10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Supplier ID.
                 * @example SUP-1001
                 */
                supplierId: components["parameters"]["SupplierId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["UploadRequest"];
            };
        };
        responses: {
            /** @description The file was accepted and will be processed. */
            202: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadRecord"];
                };
            };
            400: components["responses"]["BadUpload"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Another file of the same kind is still being processed. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedFileType"];
            /** @description The header row or the size of the file is invalid. */
            422: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    getItemsTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Supplier ID.
                 * @example SUP-1001
                 */
                supplierId: components["parameters"]["SupplierId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The template. */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    importOutboundOrders: {
        parameters: {
            query?: {
                /** @description How to handle a row with an existing key (item `sku`, customer `customerNumber`, order `poNumber`). False: the row is rejected as a duplicate. True: filled cells replace the stored values, and `<CLEAR>` in a cell clears its value; orders only while OPEN or FAILED. Of two rows with the same key the last is used with true; with false both are rejected. */
                overrideDuplicates?: components["parameters"]["OverrideDuplicates"];
            };
            header?: {
                /**
                 * @description A UUID per confirmed submission, sent unchanged when the call is repeated. The server then returns the first response instead of repeating the operation.
                 * @example 2f1d6c1e-6f0b-4c0d-9f55-8f7f0a3f3d10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Supplier ID.
                 * @example SUP-1001
                 */
                supplierId: components["parameters"]["SupplierId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["UploadRequest"];
            };
        };
        responses: {
            /** @description The file was accepted and will be processed. */
            202: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadRecord"];
                };
            };
            400: components["responses"]["BadUpload"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Another file of the same kind is still being processed. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedFileType"];
            /** @description The header row or the size of the file is invalid. */
            422: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    getOutboundOrdersTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Supplier ID.
                 * @example SUP-1001
                 */
                supplierId: components["parameters"]["SupplierId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The template. */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    getImportReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Upload ID.
                 * @example FIL-2611-0031
                 */
                fileId: components["parameters"]["FileId"];
                /**
                 * @description Supplier ID.
                 * @example SUP-1001
                 */
                supplierId: components["parameters"]["SupplierId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report. */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The file is still being processed. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Reports are kept for 90 days. */
            410: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    listInboundOrders: {
        parameters: {
            query?: {
                /** @description Pairs `field:value;`, all of which must match. Several values `a,b` match any of them; a range is `from..to` with optional ends. Values are compared as a whole, ignoring case. Inside a value `:` `;` `,` `%` and space are percent-encoded; the whole string is encoded again as a query value. The operation's `x-filter-fields` lists the fields; any other field responds with 400 `INVALID_FILTER`. */
                filter?: components["parameters"]["Filter"];
                /** @description Maximum number of rows. */
                limit?: components["parameters"]["Limit"];
                /** @description Number of rows to skip: page number times rows per page. */
                offset?: components["parameters"]["Offset"];
                /** @description Finds rows that contain this text in any of the operation's search fields, ignoring case. */
                searchString?: components["parameters"]["SearchString"];
                /** @description Column to sort by. */
                sortBy?: "orderId" | "externalOrderNumber" | "poNumber" | "referenceNumber" | "status" | "warehouseId" | "warehouseName" | "orderDate" | "expectedArrivalDate" | "shippingType" | "scac" | "bondedFlag" | "itemsCount" | "cases" | "bottles" | "palletsQuantity" | "createdAt" | "updatedAt";
                /** @description Direction of `sortBy`. Ignored without `sortBy`; the list's default order then applies. */
                sortDirection?: components["parameters"]["SortDirection"];
            };
            header?: never;
            path: {
                /**
                 * @description Supplier ID.
                 * @example SUP-1001
                 */
                supplierId: components["parameters"]["SupplierId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of orders. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InboundOrderPage"];
                };
            };
            400: components["responses"]["BadListQuery"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    createInboundOrder: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A UUID per confirmed submission, sent unchanged when the call is repeated. The server then returns the first response instead of repeating the operation.
                 * @example 2f1d6c1e-6f0b-4c0d-9f55-8f7f0a3f3d10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Supplier ID.
                 * @example SUP-1001
                 */
                supplierId: components["parameters"]["SupplierId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InboundOrderRequest"];
            };
        };
        responses: {
            /** @description The submitted order. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InboundOrder"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The request conflicts with existing data. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            415: components["responses"]["UnsupportedMediaType"];
            /** @description One or more fields are invalid; all of them are listed. */
            422: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    getInboundOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Order ID.
                 * @example OB-2611-001377
                 */
                orderId: components["parameters"]["OrderId"];
                /**
                 * @description Supplier ID.
                 * @example SUP-1001
                 */
                supplierId: components["parameters"]["SupplierId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InboundOrder"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    updateInboundOrder: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of the edited version, unchanged as it was received. Absent: the last write wins, unless the deployment responds with 428. Outdated: 412.
                 * @example "7"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Order ID.
                 * @example OB-2611-001377
                 */
                orderId: components["parameters"]["OrderId"];
                /**
                 * @description Supplier ID.
                 * @example SUP-1001
                 */
                supplierId: components["parameters"]["SupplierId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InboundOrderRequest"];
            };
        };
        responses: {
            /** @description The resubmitted order. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InboundOrder"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The request conflicts with existing data. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            412: components["responses"]["VersionMismatch"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description One or more fields are invalid; all of them are listed. */
            422: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    cancelInboundOrder: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of the edited version, unchanged as it was received. Absent: the last write wins, unless the deployment responds with 428. Outdated: 412.
                 * @example "7"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Order ID.
                 * @example OB-2611-001377
                 */
                orderId: components["parameters"]["OrderId"];
                /**
                 * @description Supplier ID.
                 * @example SUP-1001
                 */
                supplierId: components["parameters"]["SupplierId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderCancelRequest"];
            };
        };
        responses: {
            /** @description The canceled order. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InboundOrder"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The request conflicts with existing data. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            412: components["responses"]["VersionMismatch"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description One or more fields are invalid; all of them are listed. */
            422: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    listItems: {
        parameters: {
            query?: {
                /** @description Pairs `field:value;`, all of which must match. Several values `a,b` match any of them; a range is `from..to` with optional ends. Values are compared as a whole, ignoring case. Inside a value `:` `;` `,` `%` and space are percent-encoded; the whole string is encoded again as a query value. The operation's `x-filter-fields` lists the fields; any other field responds with 400 `INVALID_FILTER`. */
                filter?: components["parameters"]["Filter"];
                /** @description Maximum number of rows. */
                limit?: components["parameters"]["Limit"];
                /** @description Number of rows to skip: page number times rows per page. */
                offset?: components["parameters"]["Offset"];
                /** @description Finds rows that contain this text in any of the operation's search fields, ignoring case. */
                searchString?: components["parameters"]["SearchString"];
                /** @description Column to sort by. */
                sortBy?: "sku" | "description" | "brand" | "type" | "size" | "bottlesPerCase" | "itemStatus" | "onHandQty" | "availableQty" | "createdAt" | "updatedAt";
                /** @description Direction of `sortBy`. Ignored without `sortBy`; the list's default order then applies. */
                sortDirection?: components["parameters"]["SortDirection"];
            };
            header?: never;
            path: {
                /**
                 * @description Supplier ID.
                 * @example SUP-1001
                 */
                supplierId: components["parameters"]["SupplierId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of items. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ItemPage"];
                };
            };
            400: components["responses"]["BadListQuery"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    createItem: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A UUID per confirmed submission, sent unchanged when the call is repeated. The server then returns the first response instead of repeating the operation.
                 * @example 2f1d6c1e-6f0b-4c0d-9f55-8f7f0a3f3d10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Supplier ID.
                 * @example SUP-1001
                 */
                supplierId: components["parameters"]["SupplierId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ItemRequest"];
            };
        };
        responses: {
            /** @description The new item. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Item"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The request conflicts with existing data. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            415: components["responses"]["UnsupportedMediaType"];
            /** @description One or more fields are invalid; all of them are listed. */
            422: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    getItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Item ID (`itemId`, not the SKU).
                 * @example ITM-1001
                 */
                itemId: components["parameters"]["ItemId"];
                /**
                 * @description Supplier ID.
                 * @example SUP-1001
                 */
                supplierId: components["parameters"]["SupplierId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The item. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Item"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    updateItem: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of the edited version, unchanged as it was received. Absent: the last write wins, unless the deployment responds with 428. Outdated: 412.
                 * @example "7"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Item ID (`itemId`, not the SKU).
                 * @example ITM-1001
                 */
                itemId: components["parameters"]["ItemId"];
                /**
                 * @description Supplier ID.
                 * @example SUP-1001
                 */
                supplierId: components["parameters"]["SupplierId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ItemRequest"];
            };
        };
        responses: {
            /** @description The updated item. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Item"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The request conflicts with existing data. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            412: components["responses"]["VersionMismatch"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description One or more fields are invalid; all of them are listed. */
            422: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    suggestItems: {
        parameters: {
            query?: {
                /** @description Pairs `field:value;`, all of which must match. Several values `a,b` match any of them; a range is `from..to` with optional ends. Values are compared as a whole, ignoring case. Inside a value `:` `;` `,` `%` and space are percent-encoded; the whole string is encoded again as a query value. The operation's `x-filter-fields` lists the fields; any other field responds with 400 `INVALID_FILTER`. */
                filter?: components["parameters"]["Filter"];
                /** @description Maximum number of suggestions. */
                limit?: components["parameters"]["SuggestLimit"];
                /** @description Finds rows that contain this text in any of the operation's search fields, ignoring case. */
                searchString?: components["parameters"]["SearchString"];
                /**
                 * @description Warehouse of the order. Default: items of every warehouse.
                 * @example WH-NJ-01
                 */
                warehouseId?: components["schemas"]["WarehouseId"];
            };
            header?: never;
            path: {
                /**
                 * @description Supplier ID.
                 * @example SUP-1001
                 */
                supplierId: components["parameters"]["SupplierId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The best matches. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuggestedItems"];
                };
            };
            400: components["responses"]["BadListQuery"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    listOutboundOrders: {
        parameters: {
            query?: {
                /** @description Pairs `field:value;`, all of which must match. Several values `a,b` match any of them; a range is `from..to` with optional ends. Values are compared as a whole, ignoring case. Inside a value `:` `;` `,` `%` and space are percent-encoded; the whole string is encoded again as a query value. The operation's `x-filter-fields` lists the fields; any other field responds with 400 `INVALID_FILTER`. */
                filter?: components["parameters"]["Filter"];
                /** @description Maximum number of rows. */
                limit?: components["parameters"]["Limit"];
                /** @description Number of rows to skip: page number times rows per page. */
                offset?: components["parameters"]["Offset"];
                /** @description Finds rows that contain this text in any of the operation's search fields, ignoring case. */
                searchString?: components["parameters"]["SearchString"];
                /** @description Column to sort by. */
                sortBy?: "orderId" | "externalOrderNumber" | "poNumber" | "referenceNumber" | "status" | "warehouseId" | "warehouseName" | "customerName" | "orderDate" | "requestedShipDate" | "shippingType" | "scac" | "bondedFlag" | "itemsCount" | "cases" | "bottles" | "palletsQuantity" | "createdAt" | "updatedAt";
                /** @description Direction of `sortBy`. Ignored without `sortBy`; the list's default order then applies. */
                sortDirection?: components["parameters"]["SortDirection"];
            };
            header?: never;
            path: {
                /**
                 * @description Supplier ID.
                 * @example SUP-1001
                 */
                supplierId: components["parameters"]["SupplierId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of orders. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OutboundOrderPage"];
                };
            };
            400: components["responses"]["BadListQuery"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    createOutboundOrder: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A UUID per confirmed submission, sent unchanged when the call is repeated. The server then returns the first response instead of repeating the operation.
                 * @example 2f1d6c1e-6f0b-4c0d-9f55-8f7f0a3f3d10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Supplier ID.
                 * @example SUP-1001
                 */
                supplierId: components["parameters"]["SupplierId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OutboundOrderRequest"];
            };
        };
        responses: {
            /** @description The submitted order. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OutboundOrder"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The request conflicts with existing data. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            415: components["responses"]["UnsupportedMediaType"];
            /** @description One or more fields are invalid; all of them are listed. */
            422: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    getOutboundOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Order ID.
                 * @example OB-2611-001377
                 */
                orderId: components["parameters"]["OrderId"];
                /**
                 * @description Supplier ID.
                 * @example SUP-1001
                 */
                supplierId: components["parameters"]["SupplierId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OutboundOrder"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    updateOutboundOrder: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of the edited version, unchanged as it was received. Absent: the last write wins, unless the deployment responds with 428. Outdated: 412.
                 * @example "7"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Order ID.
                 * @example OB-2611-001377
                 */
                orderId: components["parameters"]["OrderId"];
                /**
                 * @description Supplier ID.
                 * @example SUP-1001
                 */
                supplierId: components["parameters"]["SupplierId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OutboundOrderRequest"];
            };
        };
        responses: {
            /** @description The resubmitted order. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OutboundOrder"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The request conflicts with existing data. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            412: components["responses"]["VersionMismatch"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description One or more fields are invalid; all of them are listed. */
            422: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    cancelOutboundOrder: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of the edited version, unchanged as it was received. Absent: the last write wins, unless the deployment responds with 428. Outdated: 412.
                 * @example "7"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Order ID.
                 * @example OB-2611-001377
                 */
                orderId: components["parameters"]["OrderId"];
                /**
                 * @description Supplier ID.
                 * @example SUP-1001
                 */
                supplierId: components["parameters"]["SupplierId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderCancelRequest"];
            };
        };
        responses: {
            /** @description The canceled order. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OutboundOrder"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The request conflicts with existing data. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            412: components["responses"]["VersionMismatch"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description One or more fields are invalid; all of them are listed. */
            422: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    listUsers: {
        parameters: {
            query?: {
                /** @description Pairs `field:value;`, all of which must match. Several values `a,b` match any of them; a range is `from..to` with optional ends. Values are compared as a whole, ignoring case. Inside a value `:` `;` `,` `%` and space are percent-encoded; the whole string is encoded again as a query value. The operation's `x-filter-fields` lists the fields; any other field responds with 400 `INVALID_FILTER`. */
                filter?: components["parameters"]["Filter"];
                /** @description Maximum number of rows. */
                limit?: components["parameters"]["Limit"];
                /** @description Number of rows to skip: page number times rows per page. */
                offset?: components["parameters"]["Offset"];
                /** @description Finds rows that contain this text in any of the operation's search fields, ignoring case. */
                searchString?: components["parameters"]["SearchString"];
                /** @description Column to sort by. */
                sortBy?: "email" | "globalRole" | "enabled" | "createdAt" | "lastLoginAt";
                /** @description Direction of `sortBy`. Ignored without `sortBy`; the list's default order then applies. */
                sortDirection?: components["parameters"]["SortDirection"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of users. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserPage"];
                };
            };
            400: components["responses"]["BadListQuery"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    updateUser: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of the edited version, unchanged as it was received. Absent: the last write wins, unless the deployment responds with 428. Outdated: 412.
                 * @example "7"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserRequest"];
            };
        };
        responses: {
            /** @description The updated user. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The request conflicts with existing data. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            412: components["responses"]["VersionMismatch"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description One or more fields are invalid; all of them are listed. */
            422: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    createUser: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A UUID per confirmed submission, sent unchanged when the call is repeated. The server then returns the first response instead of repeating the operation.
                 * @example 2f1d6c1e-6f0b-4c0d-9f55-8f7f0a3f3d10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserRequest"];
            };
        };
        responses: {
            /** @description The new user. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            /** @description The request conflicts with existing data. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            415: components["responses"]["UnsupportedMediaType"];
            /** @description One or more fields are invalid; all of them are listed. */
            422: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    listWarehouses: {
        parameters: {
            query?: {
                /** @description Pairs `field:value;`, all of which must match. Several values `a,b` match any of them; a range is `from..to` with optional ends. Values are compared as a whole, ignoring case. Inside a value `:` `;` `,` `%` and space are percent-encoded; the whole string is encoded again as a query value. The operation's `x-filter-fields` lists the fields; any other field responds with 400 `INVALID_FILTER`. */
                filter?: components["parameters"]["Filter"];
                /** @description Maximum number of rows. */
                limit?: components["parameters"]["Limit"];
                /** @description Number of rows to skip: page number times rows per page. */
                offset?: components["parameters"]["Offset"];
                /** @description Finds rows that contain this text in any of the operation's search fields, ignoring case. */
                searchString?: components["parameters"]["SearchString"];
                /** @description Column to sort by. */
                sortBy?: "warehouseId" | "name" | "city" | "stateCode" | "isBonded" | "status";
                /** @description Direction of `sortBy`. Ignored without `sortBy`; the list's default order then applies. */
                sortDirection?: components["parameters"]["SortDirection"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of warehouses. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WarehousePage"];
                };
            };
            400: components["responses"]["BadListQuery"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    updateWarehouse: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of the edited version, unchanged as it was received. Absent: the last write wins, unless the deployment responds with 428. Outdated: 412.
                 * @example "7"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WarehouseRequest"];
            };
        };
        responses: {
            /** @description The updated warehouse. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Warehouse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The request conflicts with existing data. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            412: components["responses"]["VersionMismatch"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description One or more fields are invalid; all of them are listed. */
            422: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    createWarehouse: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A UUID per confirmed submission, sent unchanged when the call is repeated. The server then returns the first response instead of repeating the operation.
                 * @example 2f1d6c1e-6f0b-4c0d-9f55-8f7f0a3f3d10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WarehouseRequest"];
            };
        };
        responses: {
            /** @description The new warehouse. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Warehouse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            /** @description The request conflicts with existing data. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            415: components["responses"]["UnsupportedMediaType"];
            /** @description One or more fields are invalid; all of them are listed. */
            422: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    getWarehouse: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Warehouse ID.
                 * @example WH-NJ-01
                 */
                id: components["parameters"]["WarehouseKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The warehouse. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Warehouse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    getAccessToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A new access token. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccessToken"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    getRoles: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Permissions by role. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoleMap"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    getAuthUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Roles and permissions of the user. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthUser"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
}

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
         * @description The configuration store's entries. When this call fails at start the portal logs the user out.
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
                 * @description Region whose carriers are wanted.
                 * @example USA
                 */
                countryCode: components["parameters"]["CountryCode"];
            };
            cookie?: never;
        };
        /**
         * List the carriers of a region
         * @description Carriers with their SCAC, for the carrier field of an order.
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
         * @description The suppliers the user may see: all of them for a global role, otherwise those of the user's supplier roles. Searches `supplierId` and `name`. Also feeds the supplier switcher (limit 5000, sorted by name), so it needs no more than BASIC_ACCESS.
         */
        get: operations["listSuppliers"];
        /**
         * Replace a supplier
         * @description Replaces the supplier that the body's `supplierId` names. An optional field that is left out is cleared.
         */
        put: operations["updateSupplier"];
        /**
         * Create a supplier
         * @description Adds a supplier under the id in the body.
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
                 * @description Supplier id.
                 * @example SUP-1001
                 */
                id: components["parameters"]["SupplierKey"];
            };
            cookie?: never;
        };
        /**
         * Get a supplier
         * @description One supplier of those the user may see.
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
                 * @description The supplier whose data this is.
                 * @example SUP-1001
                 */
                supplierId: components["parameters"]["SupplierId"];
            };
            cookie?: never;
        };
        /**
         * List customers
         * @description A page of the supplier's customers. Searches `name`, `customerNumber` and `city`. Also the pick-list of the outbound order form.
         */
        get: operations["listCustomers"];
        put?: never;
        /**
         * Create a customer
         * @description Adds a customer of the supplier.
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
                 * @description Key of the customer.
                 * @example CUS-10021
                 */
                id: components["parameters"]["CustomerId"];
                /**
                 * @description The supplier whose data this is.
                 * @example SUP-1001
                 */
                supplierId: components["parameters"]["SupplierId"];
            };
            cookie?: never;
        };
        /**
         * Get a customer
         * @description One customer with its addresses.
         */
        get: operations["getCustomer"];
        /**
         * Replace a customer
         * @description Replaces the customer. An optional field that is left out is cleared; an address without `addressId` is new.
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
                 * @description The supplier whose data this is.
                 * @example SUP-1001
                 */
                supplierId: components["parameters"]["SupplierId"];
            };
            cookie?: never;
        };
        /**
         * Export inbound orders
         * @description The order list as an XLSX file `{supplierId}_inbound-orders_{yyyyMMdd-HHmm}.xlsx`. Searches `orderId`, `poNumber`, `referenceNumber`, `containerNumber` and `proNumber`. When nothing matches the sheet has its header row only.
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
                 * @description The supplier whose data this is.
                 * @example SUP-1001
                 */
                supplierId: components["parameters"]["SupplierId"];
            };
            cookie?: never;
        };
        /**
         * Export items
         * @description The item list as an XLSX file `{supplierId}_items_{yyyyMMdd-HHmm}.xlsx`. Searches `sku`, `description`, `brand` and `upc`; filters and sorts as the list does, and counts the stock of the warehouses that the filter names, or of all. When nothing matches the sheet has its header row only. It holds the first rows up to `limit`; the list's `meta.total` tells whether that is all of them.
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
                 * @description The supplier whose data this is.
                 * @example SUP-1001
                 */
                supplierId: components["parameters"]["SupplierId"];
            };
            cookie?: never;
        };
        /**
         * Export outbound orders
         * @description The order list as an XLSX file `{supplierId}_outbound-orders_{yyyyMMdd-HHmm}.xlsx`. Searches `orderId`, `poNumber`, `referenceNumber`, `customerName`, `containerNumber` and `proNumber`. When nothing matches the sheet has its header row only.
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
                 * @description Key of the order.
                 * @example OB-2611-001377
                 */
                orderId: components["parameters"]["OrderId"];
                /**
                 * @description The supplier whose data this is.
                 * @example SUP-1001
                 */
                supplierId: components["parameters"]["SupplierId"];
            };
            cookie?: never;
        };
        /**
         * Get the bill of lading
         * @description The VICS bill of lading of an order that is Picking or Shipped, as a PDF `BOL_{orderId}.pdf`.
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
                 * @description The supplier whose data this is.
                 * @example SUP-1001
                 */
                supplierId: components["parameters"]["SupplierId"];
            };
            cookie?: never;
        };
        /**
         * List uploads
         * @description Uploaded files of the supplier. Rows are limited to the kinds that the user may upload. Searches `fileName` and `uploadedBy`.
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
                 * @description The supplier whose data this is.
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
         * @description Takes an .xlsx or UTF-8 .csv file of at most 10 MB and 5,000 rows. The answer comes before the rows are processed; the upload list shows how it went.
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
                 * @description The supplier whose data this is.
                 * @example SUP-1001
                 */
                supplierId: components["parameters"]["SupplierId"];
            };
            cookie?: never;
        };
        /**
         * Get the customer upload template
         * @description XLSX workbook: row 1 holds the column headers, `*` marks the required ones; sheet 2 lists the allowed values.
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
                 * @description The supplier whose data this is.
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
         * @description Takes an .xlsx or UTF-8 .csv file of at most 10 MB and 5,000 rows, one row a line, grouped by PO number. A group succeeds or fails as a whole. The answer comes before the rows are processed; the upload list shows how it went.
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
                 * @description The supplier whose data this is.
                 * @example SUP-1001
                 */
                supplierId: components["parameters"]["SupplierId"];
            };
            cookie?: never;
        };
        /**
         * Get the inbound order upload template
         * @description XLSX workbook, one row a line, grouped by PO number: row 1 holds the column headers, `*` marks the required ones; sheet 2 lists the allowed values.
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
                 * @description The supplier whose data this is.
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
         * @description Takes an .xlsx or UTF-8 .csv file of at most 10 MB and 5,000 rows. The answer comes before the rows are processed; the upload list shows how it went.
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
                 * @description The supplier whose data this is.
                 * @example SUP-1001
                 */
                supplierId: components["parameters"]["SupplierId"];
            };
            cookie?: never;
        };
        /**
         * Get the item upload template
         * @description XLSX workbook: row 1 holds the column headers, `*` marks the required ones; sheet 2 lists the allowed values.
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
                 * @description The supplier whose data this is.
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
         * @description Takes an .xlsx or UTF-8 .csv file of at most 10 MB and 5,000 rows, one row a line, grouped by PO number. A group succeeds or fails as a whole. The answer comes before the rows are processed; the upload list shows how it went.
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
                 * @description The supplier whose data this is.
                 * @example SUP-1001
                 */
                supplierId: components["parameters"]["SupplierId"];
            };
            cookie?: never;
        };
        /**
         * Get the outbound order upload template
         * @description XLSX workbook, one row a line, grouped by PO number: row 1 holds the column headers, `*` marks the required ones; sheet 2 lists the allowed values.
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
                 * @description Key of the uploaded file.
                 * @example FIL-2611-0031
                 */
                fileId: components["parameters"]["FileId"];
                /**
                 * @description The supplier whose data this is.
                 * @example SUP-1001
                 */
                supplierId: components["parameters"]["SupplierId"];
            };
            cookie?: never;
        };
        /**
         * Get the report of an upload
         * @description XLSX workbook `Import-Report_{fileName}`, `.xlsx` added to the name of a .csv file: a summary sheet, and a sheet with the result of every row, one line an error. The first line of a row has its original cells, so that failed rows can be corrected and uploaded again as they stand: an upload takes no notice of the columns in front of them.
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
                 * @description The supplier whose data this is.
                 * @example SUP-1001
                 */
                supplierId: components["parameters"]["SupplierId"];
            };
            cookie?: never;
        };
        /**
         * List inbound orders
         * @description A page of the supplier's inbound orders. Searches `orderId`, `poNumber`, `referenceNumber`, `containerNumber` and `proNumber`. `cases` and `bottles` sort by the totals. The filter field `sku`, an addition of ours to the specification, finds orders that have a line with this item.
         */
        get: operations["listInboundOrders"];
        put?: never;
        /**
         * Submit an inbound order
         * @description Announces goods to a warehouse. The order starts as Submitted and becomes Open or Failed when the warehouse system answers.
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
                 * @description Key of the order.
                 * @example OB-2611-001377
                 */
                orderId: components["parameters"]["OrderId"];
                /**
                 * @description The supplier whose data this is.
                 * @example SUP-1001
                 */
                supplierId: components["parameters"]["SupplierId"];
            };
            cookie?: never;
        };
        /**
         * Get an inbound order
         * @description One order with its lines, failure and history.
         */
        get: operations["getInboundOrder"];
        /**
         * Edit or resubmit an inbound order
         * @description Replaces an Open or Failed order and sends it to the warehouse system again: its status becomes Resubmitted. An optional field that is left out is cleared.
         */
        put: operations["updateInboundOrder"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Cancel an inbound order
         * @description Cancels an Open or Failed order: its status becomes Canceled By User. An order that is already cancelled answers 409; a client that reads it again may take that as success.
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
                 * @description The supplier whose data this is.
                 * @example SUP-1001
                 */
                supplierId: components["parameters"]["SupplierId"];
            };
            cookie?: never;
        };
        /**
         * List items
         * @description A page of the supplier's item master with inventory, that of every warehouse. Searches `sku`, `description`, `brand` and `upc`. `onHandQty` and `availableQty` sort by bottles, tax paid and bonded together; `size` sorts by volume, whatever the unit. These sorts and the filters `inStock` and `bonded` count all warehouses, or those that the filter names.
         */
        get: operations["listItems"];
        put?: never;
        /**
         * Create an item
         * @description Adds an item to the supplier's item master.
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
                 * @description Key of the item (`itemId`, not the SKU).
                 * @example ITM-1001
                 */
                itemId: components["parameters"]["ItemId"];
                /**
                 * @description The supplier whose data this is.
                 * @example SUP-1001
                 */
                supplierId: components["parameters"]["SupplierId"];
            };
            cookie?: never;
        };
        /**
         * Get an item
         * @description One item with its inventory by warehouse.
         */
        get: operations["getItem"];
        /**
         * Replace an item
         * @description Replaces the item. An optional field that is left out is cleared; inventory never changes this way.
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
                 * @description The supplier whose data this is.
                 * @example SUP-1001
                 */
                supplierId: components["parameters"]["SupplierId"];
            };
            cookie?: never;
        };
        /**
         * Suggest items for a line item
         * @description Active items of one warehouse that match the text: SKU prefix first, then words of description and brand, then UPC.
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
                 * @description The supplier whose data this is.
                 * @example SUP-1001
                 */
                supplierId: components["parameters"]["SupplierId"];
            };
            cookie?: never;
        };
        /**
         * List outbound orders
         * @description A page of the supplier's outbound orders. Searches `orderId`, `poNumber`, `referenceNumber`, `customerName`, `containerNumber` and `proNumber`. `cases` and `bottles` sort by the totals. The filter field `sku`, an addition of ours to the specification, finds orders that have a line with this item.
         */
        get: operations["listOutboundOrders"];
        put?: never;
        /**
         * Submit an outbound order
         * @description Orders goods to be shipped to a customer. The order starts as Submitted, reserves its stock, and becomes Open or Failed when the warehouse system answers.
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
                 * @description Key of the order.
                 * @example OB-2611-001377
                 */
                orderId: components["parameters"]["OrderId"];
                /**
                 * @description The supplier whose data this is.
                 * @example SUP-1001
                 */
                supplierId: components["parameters"]["SupplierId"];
            };
            cookie?: never;
        };
        /**
         * Get an outbound order
         * @description One order with its lines, failure and history.
         */
        get: operations["getOutboundOrder"];
        /**
         * Edit or resubmit an outbound order
         * @description Replaces an Open or Failed order and sends it to the warehouse system again: its status becomes Resubmitted. An optional field that is left out is cleared.
         */
        put: operations["updateOutboundOrder"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Cancel an outbound order
         * @description Cancels an Open or Failed order: its status becomes Canceled By User. An order that is already cancelled answers 409; a client that reads it again may take that as success.
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
         * @description A page of portal users. Searches `email`. One user is read with the filter `email:{email};` and the first row taken.
         */
        get: operations["listUsers"];
        /**
         * Replace a user
         * @description Replaces the roles and the status of the user that the body's `email` names. Nobody disables or demotes themselves; only a super admin edits a super admin.
         */
        put: operations["updateUser"];
        /**
         * Create a user
         * @description Gives an account of the identity provider its roles in the portal. The account must exist there first. Only a super admin may grant SUPER_ADMIN.
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
         * @description The warehouses the user may see: all of them for a global role, otherwise those of the user's suppliers. Searches `warehouseId` and `name`.
         */
        get: operations["listWarehouses"];
        /**
         * Replace a warehouse
         * @description Replaces the warehouse that the body's `warehouseId` names. An optional field that is left out is cleared.
         */
        put: operations["updateWarehouse"];
        /**
         * Create a warehouse
         * @description Adds a warehouse under the id in the body.
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
                 * @description Warehouse id.
                 * @example WH-NJ-01
                 */
                id: components["parameters"]["WarehouseKey"];
            };
            cookie?: never;
        };
        /**
         * Get a warehouse
         * @description One warehouse of those the user may see.
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
         * @description Trades the identity token for an access token. The portal asks every 240 s while signed in.
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
         * @description The permission set of every role. A 401 that remains after the one retry is final: the Permission Denied screen shows.
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
         * @description Global role, supplier roles and permissions of the user whom the identity token names.
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
        /** @description A fresh access token for the supplier and portal-data calls. */
        AccessToken: {
            /** @description Seconds it lives. The portal polls every 240 s, so it is longer than that. */
            expiresIn?: number;
            /** @description Opaque to the client. */
            token: string;
            /**
             * @description How the portal-data calls send it. Supplier and warehouse calls send it bare in `Access-Token`.
             * @enum {string}
             */
            tokenType?: "Bearer";
        };
        /**
         * @description Active, or kept for its history only.
         * @enum {string}
         */
        ActiveStatus: "ACTIVE" | "INACTIVE";
        /** @description Who did it: the e-mail address of a user, or the name of a system. */
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
             * @description `840` for USA, `124` for Canada, otherwise picked from the numeric list.
             * @default 840
             */
            isoCountryCode: components["schemas"]["IsoCountryCode"];
            /** @description Name of the place or consignee (warehouse, customer and order addresses). */
            name?: components["schemas"]["Text50OrNull"];
            stateCode?: components["schemas"]["StateCode"];
            zip?: components["schemas"]["Zip"];
        };
        /**
         * @description What an address is for.
         * @enum {string}
         */
        AddressType: "BILLING" | "SHIPPING";
        /** @description What the signed-in user may do. */
        AuthUser: {
            /** @description Null for a user of single suppliers. When set it wins over `supplierRoles`. */
            globalRole: components["schemas"]["GlobalRole"] | null;
            /** @description Union of the permissions the user holds anywhere. For one supplier the roles call decides. */
            permissions: components["schemas"]["PermissionId"][];
            /** @description Roles by supplier; empty for a global role. A supplier without a role gives the READ_ONLY set. */
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
         * @description What the unit really is. The portal calls every unit a bottle.
         * @enum {string}
         */
        ContainerType: "BOTTLE" | "CAN" | "KEG" | "BAG_IN_BOX" | "TETRA" | "POUCH" | "BARREL";
        /** @description A count made by the server. */
        Count: number;
        /**
         * @description Region of an address: USA, Canada, or International.
         * @enum {string}
         */
        CountryCode: "USA" | "CAN" | "INT";
        /** @description A consignee of a supplier's outbound orders. */
        Customer: {
            /** @description Exactly one BILLING address and 1 to 20 SHIPPING addresses. With shipping same as billing the billing address is sent twice, the copy without `addressId`. */
            addresses: components["schemas"]["CustomerAddress"][];
            /** @description May receive bonded goods. */
            bondedAllowed?: boolean;
            /** @description Person to contact. */
            contactName?: components["schemas"]["Text50OrNull"];
            /** @description When it was created. */
            createdAt?: components["schemas"]["Instant"];
            /** @description Key of the customer. */
            customerId: components["schemas"]["Id"];
            /** @description The supplier's own account number, unique within the supplier. */
            customerNumber: components["schemas"]["Text20"];
            customerType: components["schemas"]["CustomerType"];
            /** @description Doing business as. */
            dbaName?: components["schemas"]["Text50OrNull"];
            /** @description Freight terms that a new order starts with. */
            defaultFreightTerms?: components["schemas"]["FreightTerms"] | null;
            /** @description Carrier that a new order starts with. */
            defaultScac?: components["schemas"]["ScacOrNull"];
            /** @description Shipping type that a new order starts with. */
            defaultShippingType?: components["schemas"]["ShippingType"] | null;
            /** @description Warehouse that a new order starts with. */
            defaultWarehouseId?: components["schemas"]["WarehouseIdOrNull"];
            /** @description Special instructions that a new order starts with. */
            deliveryInstructions?: components["schemas"]["Text250OrNull"];
            /** @description E-mail. */
            email?: components["schemas"]["EmailOrNull"];
            /** @description Last day of the licence. After it new orders get a warning, or 422 where the server enforces it. */
            licenseExpirationDate?: components["schemas"]["DateOnlyOrNull"];
            /** @description Name. */
            name: components["schemas"]["Text50"];
            phone: components["schemas"]["Phone"];
            /** @description State licence, digits and hyphens. Required for RETAILER_OFF_PREMISE and ON_PREMISE. */
            stateLicenseNumber?: string | null;
            /** @description State of the licence, required with it. */
            stateLicenseState?: string | null;
            /** @description An inactive customer cannot be chosen in an order. */
            status: components["schemas"]["ActiveStatus"];
            taxId?: components["schemas"]["TaxIdOrNull"];
            /** @description TTB permit or registry number. Required for DISTRIBUTOR, IMPORTER, BONDED_WAREHOUSE and PRODUCER in the USA. */
            ttbPermitNumber?: components["schemas"]["TtbPermitNumberOrNull"];
            /** @description When it was last changed. */
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
            /** @description Key of the stored address. Absent on a copy (shipping same as billing) and on a new address. */
            addressId?: components["schemas"]["IdOrNull"];
            addressType: components["schemas"]["AddressType"];
            /** @description City. */
            city: components["schemas"]["Text30"];
            /**
             * @description Region. Changing it clears `stateCode` and `zip`.
             * @default USA
             */
            countryCode: components["schemas"]["CountryCode"];
            /** @description E-mail at this address. */
            email?: components["schemas"]["EmailOrNull"];
            /**
             * @description The shipping address that a new order starts with.
             * @default false
             */
            isDefault?: boolean;
            /**
             * @description `840` for USA, `124` for Canada, otherwise picked from the numeric list.
             * @default 840
             */
            isoCountryCode: components["schemas"]["IsoCountryCode"];
            /** @description Name of the place or consignee (warehouse, customer and order addresses). */
            name?: components["schemas"]["Text50OrNull"];
            /** @description Phone at this address. */
            phone?: components["schemas"]["PhoneOrNull"];
            stateCode?: components["schemas"]["StateCode"];
            zip?: components["schemas"]["Zip"];
        };
        /** @description One page of customers. */
        CustomerPage: {
            /** @description The rows of this page. */
            data: components["schemas"]["Customer"][];
            meta: components["schemas"]["PageMeta"];
        };
        /** @description Body to create or replace a customer. */
        CustomerRequest: {
            /** @description Exactly one BILLING address and 1 to 20 SHIPPING addresses. With shipping same as billing the billing address is sent twice, the copy without `addressId`. */
            addresses: components["schemas"]["CustomerAddress"][];
            /**
             * @description May receive bonded goods.
             * @default false
             */
            bondedAllowed?: boolean;
            /** @description Person to contact. */
            contactName?: components["schemas"]["Text50OrNull"];
            /** @description The supplier's own account number, unique within the supplier. */
            customerNumber: components["schemas"]["Text20"];
            customerType: components["schemas"]["CustomerType"];
            /** @description Doing business as. */
            dbaName?: components["schemas"]["Text50OrNull"];
            /** @description Freight terms that a new order starts with. */
            defaultFreightTerms?: components["schemas"]["FreightTerms"] | null;
            /** @description Carrier that a new order starts with. */
            defaultScac?: components["schemas"]["ScacOrNull"];
            /** @description Shipping type that a new order starts with. */
            defaultShippingType?: components["schemas"]["ShippingType"] | null;
            /** @description Warehouse that a new order starts with. */
            defaultWarehouseId?: components["schemas"]["WarehouseIdOrNull"];
            /** @description Special instructions that a new order starts with. */
            deliveryInstructions?: components["schemas"]["Text250OrNull"];
            /** @description E-mail. */
            email?: components["schemas"]["EmailOrNull"];
            /** @description Last day of the licence. After it new orders get a warning, or 422 where the server enforces it. */
            licenseExpirationDate?: components["schemas"]["DateOnlyOrNull"];
            /** @description Name. */
            name: components["schemas"]["Text50"];
            phone: components["schemas"]["Phone"];
            /** @description State licence, digits and hyphens. Required for RETAILER_OFF_PREMISE and ON_PREMISE. */
            stateLicenseNumber?: string | null;
            /** @description State of the licence, required with it. */
            stateLicenseState?: string | null;
            /**
             * @description An inactive customer cannot be chosen in an order.
             * @default ACTIVE
             */
            status?: components["schemas"]["ActiveStatus"];
            taxId?: components["schemas"]["TaxIdOrNull"];
            /** @description TTB permit or registry number. Required for DISTRIBUTOR, IMPORTER, BONDED_WAREHOUSE and PRODUCER in the USA. */
            ttbPermitNumber?: components["schemas"]["TtbPermitNumberOrNull"];
        };
        /**
         * @description Distributor, Retailer (off-premise), On-premise, Control state board, Consumer (DTC), Importer, Export agent, Bonded warehouse, Producer, or Sample. It decides which permit or licence is required.
         * @enum {string}
         */
        CustomerType: "DISTRIBUTOR" | "RETAILER_OFF_PREMISE" | "ON_PREMISE" | "CONTROL_STATE_BOARD" | "CONSUMER_DTC" | "IMPORTER" | "EXPORT_AGENT" | "BONDED_WAREHOUSE" | "PRODUCER" | "EMPLOYEE_SAMPLE";
        /**
         * Format: date
         * @description Calendar date at the warehouse (`YYYY-MM-DD`). Never shifted through UTC.
         */
        DateOnly: string;
        /**
         * Format: date
         * @description Calendar date at the warehouse (`YYYY-MM-DD`). Never shifted through UTC. Null and absent mean the same.
         */
        DateOnlyOrNull: string | null;
        /** @description E-mail address, stored in lower case. */
        Email: string;
        /** @description E-mail address, stored in lower case. Null and absent mean the same. */
        EmailOrNull: string | null;
        /** @description The one error body. Only `errorMessage` is certain: a client copes with that alone, and with an empty body or one that is not JSON. */
        Error: {
            errorCode?: components["schemas"]["ErrorCode"];
            /** @description What went wrong, for the person at the screen. */
            errorMessage: components["schemas"]["Message"];
            extensions?: components["schemas"]["ErrorExtensions"];
            /** @description The HTTP status again. */
            status?: number;
            /** @description Names this request in the server's logs. */
            traceId?: string;
        };
        /**
         * @description Machine-readable reason. A client treats a code it does not know by the HTTP status.
         * @enum {string}
         */
        ErrorCode: "BAD_REQUEST" | "INVALID_FILTER" | "UNAUTHENTICATED" | "FORBIDDEN" | "NOT_FOUND" | "DUPLICATE_SUPPLIER_ID" | "DUPLICATE_NAME" | "DUPLICATE_WAREHOUSE_ID" | "DUPLICATE_USER" | "DUPLICATE_SKU" | "DUPLICATE_UPC" | "DUPLICATE_CUSTOMER_NUMBER" | "DUPLICATE_PO_NUMBER" | "WAREHOUSE_IN_USE" | "ITEM_IN_USE" | "CUSTOMER_IN_USE" | "LAST_SUPER_ADMIN" | "SELF_LOCKOUT" | "INVALID_STATE" | "INSUFFICIENT_STOCK" | "IMPORT_IN_PROGRESS" | "BOL_NOT_AVAILABLE" | "REPORT_NOT_READY" | "REPORT_PURGED" | "VERSION_MISMATCH" | "PAYLOAD_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "VALIDATION_FAILED" | "IDEMPOTENCY_KEY_REUSED" | "PRECONDITION_REQUIRED" | "RATE_LIMITED" | "INTERNAL" | "UPSTREAM_UNAVAILABLE";
        /** @description What a client can act on. */
        ErrorExtensions: {
            /** @description With a duplicate: the id of the resource that already holds the value. */
            conflictingId?: components["schemas"]["IdOrNull"];
            /** @description With `VERSION_MISMATCH`: the version stored now. */
            currentVersion?: number | null;
            /** @description Every field error of the request at once, never only the first. */
            validationErrors?: components["schemas"]["ValidationError"][];
        };
        /** @description One entry of the configuration store. */
        FeatureFlagItem: {
            /** @description Media type of `value`. */
            content_type?: string | null;
            /** @description Version of the entry. */
            etag?: string | null;
            /** @description `.appconfig.featureflag/` and the flag's id. */
            key: string;
            /** @description `web-app` for this portal. */
            label?: string | null;
            /** @description Last change of the entry. */
            last_modified?: components["schemas"]["InstantOrNull"];
            /** @description Whether the entry is read-only in the store. */
            locked?: boolean;
            /** @description Labels of the store. */
            tags?: {
                [key: string]: string;
            };
            /** @description JSON text of a `FeatureFlag`. An entry that cannot be parsed is skipped. */
            value: string;
        };
        /** @description Key-value list of the configuration store. */
        FeatureFlagList: {
            /** @description All entries. The portal keeps those labelled `web-app`; a flag that is missing is off. */
            items: components["schemas"]["FeatureFlagItem"][];
        };
        /** @description A file name without any folder. */
        FileName: string;
        /**
         * @description Who pays the freight. Printed on the bill of lading.
         * @enum {string}
         */
        FreightTerms: "PREPAID" | "COLLECT" | "THIRD_PARTY";
        /**
         * @description Role over every supplier: Super Admin, or Admin (internal). Only a super admin may use Dev mode.
         * @enum {string}
         */
        GlobalRole: "SUPER_ADMIN" | "INTERNAL_ADMIN";
        /** @description Identifier issued by the server. Opaque: never parse it. `.` and `..` are refused. */
        Id: string;
        /** @description Identifier issued by the server. Opaque: never parse it. `.` and `..` are refused. Null and absent mean the same. */
        IdOrNull: string | null;
        /** @description Goods announced to a warehouse, with what was received. */
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
            /** @description Number in the warehouse system, set when the order is Open. */
            externalOrderNumber?: components["schemas"]["Text30OrNull"];
            /** @description Set while the order is Failed. */
            failure?: components["schemas"]["OrderFailure"] | null;
            /** @description Number of lines. */
            itemsCount: number;
            /** @description The lines. */
            lineItems: components["schemas"]["LineItem"][];
            /** @description Key of the order. */
            orderId: components["schemas"]["Id"];
            /** @description Whole pallets, at least 1. */
            palletsQuantity: number;
            status: components["schemas"]["OrderStatus"];
            /** @description Every status so far, newest last. */
            statusHistory: components["schemas"]["OrderStatusChange"][];
            totals: components["schemas"]["OrderTotals"];
            updatedAt: components["schemas"]["Instant"];
            updatedBy: components["schemas"]["Actor"];
            version: components["schemas"]["Version"];
        };
        /** @description Where, when and how the goods arrive. */
        InboundOrderDetails: {
            /** @description Agreed time at the dock. */
            appointmentWindow?: components["schemas"]["TimeWindow"] | null;
            /** @description Bill of lading number: 17 digits (VICS) or the carrier's own. */
            bolNumber?: components["schemas"]["Text20OrNull"];
            /** @description `1` needs a bonded warehouse. Starts as the supplier's inventory type says. */
            bondedFlag: components["schemas"]["BondedFlag"];
            /** @description Name of a carrier that has no SCAC or is not listed. */
            carrierName?: components["schemas"]["Text50OrNull"];
            /** @description E-mail of the contact. */
            contactEmail?: components["schemas"]["EmailOrNull"];
            /** @description Person to call on a discrepancy. */
            contactName?: components["schemas"]["Text50OrNull"];
            /** @description Phone of the contact. */
            contactPhone?: components["schemas"]["PhoneOrNull"];
            /** @description Container number (ISO 6346; a wrong check digit is only a warning). Required for CONTAINER. */
            containerNumber?: string | null;
            /**
             * @description Container size, for CONTAINER.
             * @enum {string|null}
             */
            containerSize?: "20DV" | "40DV" | "40HC" | "20RF" | "40RF" | "45HC" | null;
            /** @description Customs entry number. Required for bonded imports. */
            customsEntryNumber?: string | null;
            /** @description Expected arrival. When created today or later at the warehouse, at most 365 days ahead. */
            expectedArrivalDate: components["schemas"]["DateOnly"];
            freightTerms?: components["schemas"]["FreightTerms"];
            /** @description In-bond (CBP 7512) number, 9 to 11 digits. */
            inBondNumber?: string | null;
            /**
             * @description Incoterm, for suppliers of kind INTL.
             * @enum {string|null}
             */
            incoterm?: "EXW" | "FCA" | "FOB" | "CFR" | "CIF" | "CPT" | "CIP" | "DAP" | "DPU" | "DDP" | null;
            /** @description Container without pallets. */
            isFloorLoaded?: boolean;
            /** @description Order date. The form starts with tomorrow. */
            orderDate: components["schemas"]["DateOnly"];
            /** @description Purchase order number, unique among the supplier's inbound orders that are not cancelled. */
            poNumber: components["schemas"]["Text20"];
            /** @description PRO number, for LTL. */
            proNumber?: components["schemas"]["Text20OrNull"];
            /** @description The supplier's own order or booking number. */
            referenceNumber?: components["schemas"]["Text30OrNull"];
            /** @description Carrier. Required for FULL_TRUCK_LOAD, LTL and CONTAINER. */
            scac?: components["schemas"]["ScacOrNull"];
            /** @description Seal number. Required for CONTAINER and for every bonded move. */
            sealNumber?: components["schemas"]["Text20OrNull"];
            /** @description Where the goods come from, with its name. Required for INTL. */
            shipFrom?: components["schemas"]["Address"] | null;
            shippingType: components["schemas"]["ShippingType"];
            /** @description Special instructions. */
            specialInstructions?: components["schemas"]["Text250OrNull"];
            /**
             * @description Temperature on the way.
             * @enum {string}
             */
            temperatureControl?: "NONE" | "COOL_55_65F" | "REFRIGERATED";
            /** @description Tracking numbers, for PARCEL. */
            trackingNumbers?: components["schemas"]["Text40"][];
            /** @description Trailer number, for FULL_TRUCK_LOAD. */
            trailerNumber?: components["schemas"]["Text20OrNull"];
            /** @description Number of the bond-to-bond transfer document. */
            ttbTransferRef?: components["schemas"]["Text30OrNull"];
            /** @description Warehouse that receives; one of the supplier's. */
            warehouseId: components["schemas"]["WarehouseId"];
        };
        /** @description Where, when and how the goods arrive. What is required for a shipping type only is checked by the server (422). */
        InboundOrderDetailsRequest: {
            /** @description Agreed time at the dock. */
            appointmentWindow?: components["schemas"]["TimeWindow"] | null;
            /** @description Bill of lading number: 17 digits (VICS) or the carrier's own. */
            bolNumber?: components["schemas"]["Text20OrNull"];
            /** @description `1` needs a bonded warehouse. Starts as the supplier's inventory type says. */
            bondedFlag: components["schemas"]["BondedFlag"];
            /** @description Name of a carrier that has no SCAC or is not listed. */
            carrierName?: components["schemas"]["Text50OrNull"];
            /** @description E-mail of the contact. */
            contactEmail?: components["schemas"]["EmailOrNull"];
            /** @description Person to call on a discrepancy. */
            contactName?: components["schemas"]["Text50OrNull"];
            /** @description Phone of the contact. */
            contactPhone?: components["schemas"]["PhoneOrNull"];
            /** @description Container number (ISO 6346; a wrong check digit is only a warning). Required for CONTAINER. */
            containerNumber?: string | null;
            /**
             * @description Container size, for CONTAINER.
             * @enum {string|null}
             */
            containerSize?: "20DV" | "40DV" | "40HC" | "20RF" | "40RF" | "45HC" | null;
            /** @description Customs entry number. Required for bonded imports. */
            customsEntryNumber?: string | null;
            /** @description Expected arrival. When created today or later at the warehouse, at most 365 days ahead. */
            expectedArrivalDate: components["schemas"]["DateOnly"];
            /** @default PREPAID */
            freightTerms?: components["schemas"]["FreightTerms"];
            /** @description In-bond (CBP 7512) number, 9 to 11 digits. */
            inBondNumber?: string | null;
            /**
             * @description Incoterm, for suppliers of kind INTL.
             * @enum {string|null}
             */
            incoterm?: "EXW" | "FCA" | "FOB" | "CFR" | "CIF" | "CPT" | "CIP" | "DAP" | "DPU" | "DDP" | null;
            /**
             * @description Container without pallets.
             * @default false
             */
            isFloorLoaded?: boolean;
            /** @description Order date. The form starts with tomorrow. */
            orderDate: components["schemas"]["DateOnly"];
            /** @description Purchase order number, unique among the supplier's inbound orders that are not cancelled. */
            poNumber: components["schemas"]["Text20"];
            /** @description PRO number, for LTL. */
            proNumber?: components["schemas"]["Text20OrNull"];
            /** @description The supplier's own order or booking number. */
            referenceNumber?: components["schemas"]["Text30OrNull"];
            /** @description Carrier. Required for FULL_TRUCK_LOAD, LTL and CONTAINER. */
            scac?: components["schemas"]["ScacOrNull"];
            /** @description Seal number. Required for CONTAINER and for every bonded move. */
            sealNumber?: components["schemas"]["Text20OrNull"];
            /** @description Where the goods come from, with its name. Required for INTL. */
            shipFrom?: components["schemas"]["Address"] | null;
            shippingType: components["schemas"]["ShippingType"];
            /** @description Special instructions. */
            specialInstructions?: components["schemas"]["Text250OrNull"];
            /**
             * @description Temperature on the way.
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
            /** @description Warehouse that receives; one of the supplier's. */
            warehouseId: components["schemas"]["WarehouseId"];
        };
        /** @description One page of inbound orders. */
        InboundOrderPage: {
            /** @description The rows of this page. */
            data: components["schemas"]["InboundOrderSummary"][];
            meta: components["schemas"]["PageMeta"];
        };
        /** @description Body to submit an order, or to replace and resubmit one. */
        InboundOrderRequest: {
            action?: components["schemas"]["OrderSubmitAction"];
            details: components["schemas"]["InboundOrderDetailsRequest"];
            /** @description The lines. An item appears once for each lot and vintage. */
            lineItems: components["schemas"]["LineItemRequest"][];
            /** @description Whole pallets, at least 1. */
            palletsQuantity: number;
        };
        /** @description An order as a row of the list. */
        InboundOrderSummary: {
            bondedFlag: components["schemas"]["BondedFlag"];
            /** @description When it was submitted. */
            createdAt: components["schemas"]["Instant"];
            /** @description Expected arrival. */
            expectedArrivalDate: components["schemas"]["DateOnly"];
            /** @description Number in the warehouse system. */
            externalOrderNumber?: components["schemas"]["Text30OrNull"];
            /** @description Number of lines. */
            itemsCount: number;
            /** @description Order date. */
            orderDate: components["schemas"]["DateOnly"];
            /** @description Key of the order. */
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
            /** @description Sums over the lines. */
            totals: components["schemas"]["CasesAndBottles"];
            /** @description When it was last changed. */
            updatedAt: components["schemas"]["Instant"];
            warehouseId: components["schemas"]["WarehouseId"];
            /** @description Name of the warehouse. */
            warehouseName?: components["schemas"]["Text50OrNull"];
        };
        /**
         * Format: date-time
         * @description Moment in time, RFC 3339 in UTC (ends in `Z`).
         */
        Instant: string;
        /**
         * Format: date-time
         * @description Moment in time, RFC 3339 in UTC (ends in `Z`). Null and absent mean the same.
         */
        InstantOrNull: string | null;
        /** @description Stock of an item in one warehouse, in bottles. Tax-paid and bonded stock are disjoint; available is never more than on hand. */
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
         * @description Kind of stock the supplier keeps. It sets the default bonded flag of new orders.
         * @enum {string}
         */
        InventoryType: "TAX PAID" | "BONDED" | "INTL";
        /** @description ISO 3166-1 numeric country code. A string, because of leading zeros (`036`). */
        IsoCountryCode: string;
        /** @description An item of a supplier's item master, with its inventory by warehouse. */
        Item: {
            /** @description Percent by volume, one decimal. Required except for type N. A value outside the type's band is unusual and taken; a form warns of it. */
            alcoholByVolume?: number | null;
            /** @description Appellation, for wine. */
            appellation?: components["schemas"]["Text40OrNull"];
            /** @description Bottles in one case; 1 for kegs and single boxes. */
            bottlesPerCase: number;
            /** @description Brand. */
            brand: components["schemas"]["Text40"];
            /** @description Case height in inches. */
            caseHeightIn?: number | null;
            /** @description Case length in inches. */
            caseLengthIn?: number | null;
            /** @description Cases on one pallet layer (TI). */
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
            /** @description When it was created. */
            createdAt?: components["schemas"]["Instant"];
            /** @description What the item is called. */
            description: components["schemas"]["Text60"];
            /**
             * @description NMFC freight class, for LTL.
             * @enum {string|null}
             */
            freightClass?: "50" | "55" | "60" | "65" | "70" | "77.5" | "85" | "92.5" | "100" | "110" | "125" | "150" | "175" | "200" | "250" | "300" | "400" | "500" | null;
            /** @description Stock in bottles, one entry a warehouse. */
            inventory: components["schemas"]["Inventory"][];
            /** @description Key of the item. */
            itemId: components["schemas"]["Id"];
            itemStatus: components["schemas"]["ItemStatus"];
            /** @description Layers on one pallet (HI). TI times HI suggests the pallets of an order. */
            layersPerPallet?: number | null;
            /** @description Line items must name a lot. */
            lotTracked?: boolean;
            /** @description Low-stock threshold in cases. */
            minStockCases?: number | null;
            /** @description NABCA control state code: class, code and size, or the six-digit core. */
            nabcaCode?: string | null;
            /** @description National Motor Freight Classification number, for LTL. */
            nmfcNumber?: components["schemas"]["Text10OrNull"];
            /** @description Region, for wine. */
            region?: components["schemas"]["Text40OrNull"];
            /** @description Content of one bottle in `sizeUom`, up to 2 decimals, never 0 (`750`, `1.75`). */
            size: number;
            sizeUom: components["schemas"]["SizeUom"];
            /** @description Shown as Supplier Item ID. Unique within the supplier, never changed after creation. */
            sku: components["schemas"]["Text20"];
            /** @description Class of spirit, for type L (`Bourbon Whiskey`, `Tequila`). */
            spiritClass?: components["schemas"]["Text40OrNull"];
            type: components["schemas"]["ItemType"];
            /** @description Bottle UPC, 12 digits with a mod-10 check digit. Unique within the supplier. */
            upc?: string | null;
            /** @description When it was last changed. */
            updatedAt?: components["schemas"]["Instant"];
            /** @description Grape varietal, for wine. */
            varietal?: components["schemas"]["Text40OrNull"];
            version: components["schemas"]["Version"];
            /** @description Year of harvest, for wine types. */
            vintage?: components["schemas"]["Vintage"] | null;
            /** @description Warehouses that hold the item. One with stock cannot be dropped. */
            warehouses: components["schemas"]["ItemWarehouse"][];
        };
        /** @description One page of items. */
        ItemPage: {
            /** @description The rows of this page. */
            data: components["schemas"]["Item"][];
            meta: components["schemas"]["PageMeta"];
        };
        /** @description Body to create or replace an item. On an update `sku` must be the stored one. */
        ItemRequest: {
            /** @description Percent by volume, one decimal. Required except for type N. A value outside the type's band is unusual and taken; a form warns of it. */
            alcoholByVolume?: number | null;
            /** @description Appellation, for wine. */
            appellation?: components["schemas"]["Text40OrNull"];
            /** @description Bottles in one case; 1 for kegs and single boxes. */
            bottlesPerCase: number;
            /** @description Brand. */
            brand: components["schemas"]["Text40"];
            /** @description Case height in inches. */
            caseHeightIn?: number | null;
            /** @description Case length in inches. */
            caseLengthIn?: number | null;
            /** @description Cases on one pallet layer (TI). */
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
            /** @description What the item is called. */
            description: components["schemas"]["Text60"];
            /**
             * @description NMFC freight class, for LTL.
             * @enum {string|null}
             */
            freightClass?: "50" | "55" | "60" | "65" | "70" | "77.5" | "85" | "92.5" | "100" | "110" | "125" | "150" | "175" | "200" | "250" | "300" | "400" | "500" | null;
            /** @default ACTIVE */
            itemStatus?: components["schemas"]["ItemStatus"];
            /** @description Layers on one pallet (HI). TI times HI suggests the pallets of an order. */
            layersPerPallet?: number | null;
            /**
             * @description Line items must name a lot.
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
            /** @description Content of one bottle in `sizeUom`, up to 2 decimals, never 0 (`750`, `1.75`). */
            size: number;
            sizeUom: components["schemas"]["SizeUom"];
            /** @description Shown as Supplier Item ID. Unique within the supplier, never changed after creation. */
            sku: components["schemas"]["Text20"];
            /** @description Class of spirit, for type L (`Bourbon Whiskey`, `Tequila`). */
            spiritClass?: components["schemas"]["Text40OrNull"];
            type: components["schemas"]["ItemType"];
            /** @description Bottle UPC, 12 digits with a mod-10 check digit. Unique within the supplier. */
            upc?: string | null;
            /** @description Grape varietal, for wine. */
            varietal?: components["schemas"]["Text40OrNull"];
            /** @description Year of harvest, for wine types. */
            vintage?: components["schemas"]["Vintage"] | null;
            /** @description Warehouses that hold the item. One with stock cannot be dropped. */
            warehouses: components["schemas"]["ItemWarehouse"][];
        };
        /**
         * @description Active (green), Inactive (grey) or Discontinued (red).
         * @enum {string}
         */
        ItemStatus: "ACTIVE" | "INACTIVE" | "DISCONTINUED";
        /**
         * @description Tax class: M 16% Alcohol or Less, F Over 16% to 21%, G Over 21% to 24%, L Distilled Spirits, B Beer, C Artificially Carbonated, H Hard Cider, N Non-Alcoholic, P Sparkling Wine, A Ale, O Other, W Wine (outdated: kept by old items, refused on new ones).
         * @enum {string}
         */
        ItemType: "M" | "F" | "G" | "L" | "B" | "C" | "H" | "N" | "P" | "A" | "O" | "W";
        /** @description A warehouse that holds the item. */
        ItemWarehouse: {
            warehouseId: components["schemas"]["WarehouseId"];
        };
        /** @description A line of an order. Inbound lines get `expected`, `received`, `damaged`, `short` while In-Receiving and Closed; outbound lines `ordered`, `picked`, `shipped` while Picking and Shipped. */
        LineItem: {
            /** @description Outbound: bottles available in the warehouse at the last reading. */
            availableQty?: number | null;
            /** @description Loose bottles. 0 when the item has one bottle a case. */
            bottlesQuantity: components["schemas"]["Qty"];
            /** @description Whole cases. Cases and bottles must not both be 0. */
            casesQuantity: components["schemas"]["Qty"];
            /** @description Inbound: counted, damaged. */
            damaged?: components["schemas"]["CasesAndBottles"];
            /** @description Inbound: announced. */
            expected?: components["schemas"]["CasesAndBottles"];
            item: components["schemas"]["LineItemSnapshot"];
            /** @description Unique within the order and stable across edits. */
            lineItemNumber: number;
            lineStatus?: components["schemas"]["LineStatus"];
            /** @description Lot, required when the item is lot tracked. */
            lotNumber?: components["schemas"]["Text20OrNull"];
            /** @description Note to the warehouse. */
            notes?: components["schemas"]["Text100OrNull"];
            /** @description Outbound: ordered. */
            ordered?: components["schemas"]["CasesAndBottles"];
            /** @description Outbound: picked. */
            picked?: components["schemas"]["CasesAndBottles"];
            /** @description Inbound: counted. */
            received?: components["schemas"]["CasesAndBottles"];
            /** @description Outbound: shipped. */
            shipped?: components["schemas"]["CasesAndBottles"];
            /** @description Inbound: missing. */
            short?: components["schemas"]["CasesAndBottles"];
            /** @description Outbound: price of a case, for the declared value and COD only. */
            unitPrice?: components["schemas"]["PriceOrNull"];
            /** @description The item's vintage, when it has one. */
            vintage?: components["schemas"]["Vintage"] | null;
        };
        /** @description The item of a line, by key or by SKU. With both, `itemId` wins. */
        LineItemReference: {
            /** @description Key of the item. */
            itemId?: components["schemas"]["Id"];
            /** @description Supplier Item ID. */
            sku?: components["schemas"]["Text20"];
        };
        /** @description A line to submit. */
        LineItemRequest: {
            /** @description Loose bottles. 0 when the item has one bottle a case. */
            bottlesQuantity: components["schemas"]["Qty"];
            /** @description Whole cases. Cases and bottles must not both be 0. */
            casesQuantity: components["schemas"]["Qty"];
            item: components["schemas"]["LineItemReference"];
            /** @description Unique within the order and stable across edits. */
            lineItemNumber: number;
            /** @description Lot, required when the item is lot tracked. */
            lotNumber?: components["schemas"]["Text20OrNull"];
            /** @description Note to the warehouse. */
            notes?: components["schemas"]["Text100OrNull"];
            /** @description Outbound: price of a case, for the declared value and COD only. */
            unitPrice?: components["schemas"]["PriceOrNull"];
            /** @description The item's vintage, when it has one. */
            vintage?: components["schemas"]["Vintage"] | null;
        };
        /** @description The item as it was when the line was saved. */
        LineItemSnapshot: {
            /** @description The line moves bonded stock. */
            bonded?: boolean;
            /** @description Bottles in one case. */
            bottlesPerCase: number;
            /** @description Brand. */
            brand: components["schemas"]["Text40"];
            /** @description Cases on one pallet layer (TI). */
            casesPerLayer?: number | null;
            /** @description Weight of a case in pounds. */
            caseWeightLbs?: number | null;
            /** @description Description. */
            description: components["schemas"]["Text60"];
            itemId: components["schemas"]["Id"];
            itemStatus?: components["schemas"]["ItemStatus"];
            /** @description Layers on one pallet (HI). */
            layersPerPallet?: number | null;
            /** @description The line must name a lot. */
            lotTracked?: boolean;
            /** @description Content of one bottle in `sizeUom`. */
            size: number;
            sizeUom: components["schemas"]["SizeUom"];
            /** @description Supplier Item ID. */
            sku: components["schemas"]["Text20"];
            type: components["schemas"]["ItemType"];
            /** @description Vintage of the item. */
            vintage?: components["schemas"]["Vintage"] | null;
        };
        /**
         * @description How far the line is.
         * @enum {string}
         */
        LineStatus: "OPEN" | "PARTIAL" | "COMPLETE" | "SHORT" | "REJECTED";
        /** @description A text made by the server for a person to read. Not markup: show it as text. */
        Message: string;
        /** @description A billing or shipping address as an order holds it: a copy that may be edited without changing the customer. With shipping same as billing it is the billing address without `addressId`. */
        OrderAddress: {
            /** @description Street address. */
            address1: components["schemas"]["Text50"];
            /** @description Second address line. */
            address2?: components["schemas"]["Text50OrNull"];
            /** @description Third address line. */
            address3?: components["schemas"]["Text50OrNull"];
            /** @description Key of the stored address. Absent on a copy (shipping same as billing) and on a new address. */
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
             * @description `840` for USA, `124` for Canada, otherwise picked from the numeric list.
             * @default 840
             */
            isoCountryCode: components["schemas"]["IsoCountryCode"];
            /** @description Name of the place or consignee (warehouse, customer and order addresses). */
            name?: components["schemas"]["Text50OrNull"];
            stateCode?: components["schemas"]["StateCode"];
            zip?: components["schemas"]["Zip"];
        };
        /** @description A document of the order. Read only: there is no upload call. */
        OrderAttachment: {
            attachmentId: components["schemas"]["Id"];
            /** @description Media type. */
            contentType: string;
            fileName: components["schemas"]["FileName"];
            /**
             * @description Kind of document.
             * @enum {string}
             */
            kind: "PACKING_LIST" | "COMMERCIAL_INVOICE" | "CUSTOMS_7501" | "TTB_TRANSFER" | "PHOTO" | "POD" | "OTHER";
            /** @description Bytes. */
            size: number;
            uploadedAt: components["schemas"]["Instant"];
            uploadedBy: components["schemas"]["Actor"];
            /**
             * Format: uri-reference
             * @description Where to fetch it.
             */
            url: string;
        };
        /** @description Body that cancels an order. */
        OrderCancelRequest: {
            /**
             * @description The server may ignore it.
             * @enum {string}
             */
            action?: "UPDATE_ORDER_STATUS";
            /** @description Why. */
            reason?: components["schemas"]["Text250OrNull"];
            /**
             * @description The only status a user can set.
             * @enum {string}
             */
            status: "CANCELED_BY_USER";
        };
        /** @description Why the order failed. */
        OrderFailure: {
            at: components["schemas"]["Instant"];
            /** @description Reason code of the warehouse system. */
            code: string;
            /** @description Reason. */
            message: components["schemas"]["Message"];
            /** @description Fields at fault. */
            validationErrors: components["schemas"]["ValidationError"][];
        };
        /**
         * @description Submitted, Resubmitted (with the warehouse system); Open and Failed (may be edited or cancelled); In-Receiving and Closed (inbound); Picking and Shipped (outbound); Canceled (by warehouse or system); Canceled By User. A client shows a status it does not know as it is and offers no action.
         * @enum {string}
         */
        OrderStatus: "SUBMITTED" | "RESUBMITTED" | "OPEN" | "FAILED" | "IN_RECEIVING" | "CLOSED" | "PICKING" | "SHIPPED" | "CANCELED" | "CANCELED_BY_USER";
        /** @description One step of the order's history. */
        OrderStatusChange: {
            at: components["schemas"]["Instant"];
            by: components["schemas"]["Actor"];
            /** @description Reason given. */
            reason?: components["schemas"]["Text250OrNull"];
            /**
             * @description Who acted.
             * @enum {string}
             */
            source: "USER" | "SYSTEM" | "WAREHOUSE";
            status: components["schemas"]["OrderStatus"];
        };
        /**
         * @description What the user did: submit or resubmit, or change the line items. The server may ignore it.
         * @enum {string}
         */
        OrderSubmitAction: "SUBMIT_ORDER" | "UPDATE_ITEM_ORDER";
        /** @description Sums over the line items. */
        OrderTotals: {
            /** @description Sum of loose bottles. */
            bottles: number;
            /** @description Sum of cases. */
            cases: number;
            /** @description All bottles: cases times bottles per case, plus loose bottles. */
            units: number;
            /** @description Declared value in US dollars, when every line has a price. */
            value?: number | null;
            /** @description Weight in pounds, when every item has a case weight. */
            weightLbs?: number | null;
        };
        /** @description Goods to ship to a customer, with what was picked and shipped. */
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
            /** @description Number in the warehouse system, set when the order is Open. */
            externalOrderNumber?: components["schemas"]["Text30OrNull"];
            /** @description Set while the order is Failed. */
            failure?: components["schemas"]["OrderFailure"] | null;
            /** @description Number of lines. */
            itemsCount: number;
            /** @description The lines. */
            lineItems: components["schemas"]["LineItem"][];
            /** @description Key of the order. */
            orderId: components["schemas"]["Id"];
            /** @description Whole pallets, at least 1. */
            palletsQuantity: number;
            status: components["schemas"]["OrderStatus"];
            /** @description Every status so far, newest last. */
            statusHistory: components["schemas"]["OrderStatusChange"][];
            totals: components["schemas"]["OrderTotals"];
            updatedAt: components["schemas"]["Instant"];
            updatedBy: components["schemas"]["Actor"];
            version: components["schemas"]["Version"];
        };
        /** @description To whom, when and how the goods ship. */
        OutboundOrderDetails: {
            /** @description Always true for PARCEL. */
            adultSignatureRequired?: boolean;
            /** @description BILLING address, a copy of the customer's that may be edited. */
            billingAddress: components["schemas"]["OrderAddress"];
            /** @description Bill of lading number: 17 digits (VICS) or the carrier's own. Set by the warehouse; only INTERNAL_ADMIN may edit it. */
            bolNumber?: components["schemas"]["Text20OrNull"];
            /** @description `1` only to a customer that may receive bonded goods. */
            bondedFlag: components["schemas"]["BondedFlag"];
            /** @description The customer cancels after this date; not before `requestedShipDate`. */
            cancelAfterDate?: components["schemas"]["DateOnlyOrNull"];
            /** @description Account to charge, for PARCEL with COLLECT or THIRD_PARTY. */
            carrierAccountNumber?: components["schemas"]["Text20OrNull"];
            /** @description The warehouse chooses the carrier. */
            carrierArranged?: boolean;
            /** @description Name of a carrier that has no SCAC or is not listed. */
            carrierName?: components["schemas"]["Text50OrNull"];
            /** @description Amount to collect on delivery (COD). */
            codAmount?: components["schemas"]["PriceOrNull"];
            /** @description E-mail of the contact. */
            contactEmail?: components["schemas"]["EmailOrNull"];
            /** @description Person to call on a discrepancy. */
            contactName?: components["schemas"]["Text50OrNull"];
            /** @description Phone of the contact. */
            contactPhone?: components["schemas"]["PhoneOrNull"];
            /** @description Container number (ISO 6346; a wrong check digit is only a warning). Set by the warehouse; only INTERNAL_ADMIN may edit it. */
            containerNumber?: string | null;
            /** @description Consignee. A customer typed into the form is created first. */
            customerId: components["schemas"]["Id"];
            /** @description Call before delivery. */
            deliveryAppointmentRequired?: boolean;
            freightTerms: components["schemas"]["FreightTerms"];
            /** @description Deliver inside. */
            insideDelivery?: boolean;
            /** @description The customer picks up: address and carrier are optional. */
            isCustomerPickup?: boolean;
            /** @description Truck with a liftgate. */
            liftgateRequired?: boolean;
            /** @description Order date. The form starts with today. */
            orderDate: components["schemas"]["DateOnly"];
            /**
             * @description Why the goods leave. Licence checks differ.
             * @enum {string}
             */
            orderType?: "SALE" | "SAMPLE" | "TRANSFER" | "EXPORT" | "RETURN_TO_SUPPLIER" | "DESTRUCTION";
            /** @description The customer's purchase order number, unique for the customer. */
            poNumber: components["schemas"]["Text20"];
            /** @description PRO number, for LTL. Set by the warehouse; only INTERNAL_ADMIN may edit it. */
            proNumber?: components["schemas"]["Text20OrNull"];
            /** @description The supplier's invoice or sales order number. */
            referenceNumber?: components["schemas"]["Text30OrNull"];
            /** @description Must arrive by; not before `requestedShipDate`. */
            requestedDeliveryDate?: components["schemas"]["DateOnlyOrNull"];
            /** @description Not before `orderDate`. The form starts with 4 business days after tomorrow. */
            requestedShipDate: components["schemas"]["DateOnly"];
            /** @description Deliver to a home. */
            residentialDelivery?: boolean;
            /** @description Carrier. Required for FULL_TRUCK_LOAD and LTL unless `carrierArranged`. */
            scac?: components["schemas"]["ScacOrNull"];
            /** @description Seal number. Set by the warehouse; only INTERNAL_ADMIN may edit it. */
            sealNumber?: components["schemas"]["Text20OrNull"];
            /** @description Service level, for PARCEL (`GROUND`, `2DAY`). */
            serviceLevel?: components["schemas"]["Text30OrNull"];
            /** @description SHIPPING address. Required unless the customer picks up. */
            shippingAddress?: components["schemas"]["OrderAddress"] | null;
            /** @description The shipping address is a copy of the billing address, without `addressId`. */
            shippingSameAsBilling?: boolean;
            shippingType: components["schemas"]["ShippingType"];
            /** @description Special instructions, printed on the bill of lading. */
            specialInstructions?: components["schemas"]["Text250OrNull"];
            /** @description Who pays the freight, required for THIRD_PARTY. */
            thirdPartyBilling?: components["schemas"]["Address"] | null;
            /** @description Tracking numbers, for PARCEL. Set by the warehouse; only INTERNAL_ADMIN may edit it. */
            trackingNumbers?: components["schemas"]["Text40"][];
            /** @description Trailer number, for FULL_TRUCK_LOAD. Set by the warehouse; only INTERNAL_ADMIN may edit it. */
            trailerNumber?: components["schemas"]["Text20OrNull"];
            /** @description Warehouse that ships; item suggestions are limited to it. */
            warehouseId: components["schemas"]["WarehouseId"];
        };
        /** @description To whom, when and how the goods ship. What is required for a shipping type only is checked by the server (422). */
        OutboundOrderDetailsRequest: {
            /** @description Always true for PARCEL. */
            adultSignatureRequired?: boolean;
            /** @description BILLING address, a copy of the customer's that may be edited. */
            billingAddress: components["schemas"]["OrderAddress"];
            /** @description Bill of lading number: 17 digits (VICS) or the carrier's own. Set by the warehouse; only INTERNAL_ADMIN may edit it. */
            bolNumber?: components["schemas"]["Text20OrNull"];
            /** @description `1` only to a customer that may receive bonded goods. */
            bondedFlag: components["schemas"]["BondedFlag"];
            /** @description The customer cancels after this date; not before `requestedShipDate`. */
            cancelAfterDate?: components["schemas"]["DateOnlyOrNull"];
            /** @description Account to charge, for PARCEL with COLLECT or THIRD_PARTY. */
            carrierAccountNumber?: components["schemas"]["Text20OrNull"];
            /**
             * @description The warehouse chooses the carrier.
             * @default false
             */
            carrierArranged?: boolean;
            /** @description Name of a carrier that has no SCAC or is not listed. */
            carrierName?: components["schemas"]["Text50OrNull"];
            /** @description Amount to collect on delivery (COD). */
            codAmount?: components["schemas"]["PriceOrNull"];
            /** @description E-mail of the contact. */
            contactEmail?: components["schemas"]["EmailOrNull"];
            /** @description Person to call on a discrepancy. */
            contactName?: components["schemas"]["Text50OrNull"];
            /** @description Phone of the contact. */
            contactPhone?: components["schemas"]["PhoneOrNull"];
            /** @description Container number (ISO 6346; a wrong check digit is only a warning). Set by the warehouse; only INTERNAL_ADMIN may edit it. */
            containerNumber?: string | null;
            /** @description Consignee. A customer typed into the form is created first. */
            customerId: components["schemas"]["Id"];
            /**
             * @description Call before delivery.
             * @default false
             */
            deliveryAppointmentRequired?: boolean;
            freightTerms: components["schemas"]["FreightTerms"];
            /**
             * @description Deliver inside.
             * @default false
             */
            insideDelivery?: boolean;
            /**
             * @description The customer picks up: address and carrier are optional.
             * @default false
             */
            isCustomerPickup?: boolean;
            /**
             * @description Truck with a liftgate.
             * @default false
             */
            liftgateRequired?: boolean;
            /** @description Order date. The form starts with today. */
            orderDate: components["schemas"]["DateOnly"];
            /**
             * @description Why the goods leave. Licence checks differ.
             * @default SALE
             * @enum {string}
             */
            orderType?: "SALE" | "SAMPLE" | "TRANSFER" | "EXPORT" | "RETURN_TO_SUPPLIER" | "DESTRUCTION";
            /** @description The customer's purchase order number, unique for the customer. */
            poNumber: components["schemas"]["Text20"];
            /** @description PRO number, for LTL. Set by the warehouse; only INTERNAL_ADMIN may edit it. */
            proNumber?: components["schemas"]["Text20OrNull"];
            /** @description The supplier's invoice or sales order number. */
            referenceNumber?: components["schemas"]["Text30OrNull"];
            /** @description Must arrive by; not before `requestedShipDate`. */
            requestedDeliveryDate?: components["schemas"]["DateOnlyOrNull"];
            /** @description Not before `orderDate`. The form starts with 4 business days after tomorrow. */
            requestedShipDate: components["schemas"]["DateOnly"];
            /**
             * @description Deliver to a home.
             * @default false
             */
            residentialDelivery?: boolean;
            /** @description Carrier. Required for FULL_TRUCK_LOAD and LTL unless `carrierArranged`. */
            scac?: components["schemas"]["ScacOrNull"];
            /** @description Seal number. Set by the warehouse; only INTERNAL_ADMIN may edit it. */
            sealNumber?: components["schemas"]["Text20OrNull"];
            /** @description Service level, for PARCEL (`GROUND`, `2DAY`). */
            serviceLevel?: components["schemas"]["Text30OrNull"];
            /** @description SHIPPING address. Required unless the customer picks up. */
            shippingAddress?: components["schemas"]["OrderAddress"] | null;
            /** @description The shipping address is a copy of the billing address, without `addressId`. */
            shippingSameAsBilling?: boolean;
            shippingType: components["schemas"]["ShippingType"];
            /** @description Special instructions, printed on the bill of lading. */
            specialInstructions?: components["schemas"]["Text250OrNull"];
            /** @description Who pays the freight, required for THIRD_PARTY. */
            thirdPartyBilling?: components["schemas"]["Address"] | null;
            /** @description Tracking numbers, for PARCEL. Set by the warehouse; only INTERNAL_ADMIN may edit it. */
            trackingNumbers?: components["schemas"]["Text40"][];
            /** @description Trailer number, for FULL_TRUCK_LOAD. Set by the warehouse; only INTERNAL_ADMIN may edit it. */
            trailerNumber?: components["schemas"]["Text20OrNull"];
            /** @description Warehouse that ships; item suggestions are limited to it. */
            warehouseId: components["schemas"]["WarehouseId"];
        };
        /** @description One page of outbound orders. */
        OutboundOrderPage: {
            /** @description The rows of this page. */
            data: components["schemas"]["OutboundOrderSummary"][];
            meta: components["schemas"]["PageMeta"];
        };
        /** @description Body to submit an order, or to replace and resubmit one. */
        OutboundOrderRequest: {
            action?: components["schemas"]["OrderSubmitAction"];
            details: components["schemas"]["OutboundOrderDetailsRequest"];
            /** @description The lines. An item appears once for each lot and vintage. */
            lineItems: components["schemas"]["LineItemRequest"][];
            /** @description Whole pallets, at least 1. */
            palletsQuantity: number;
        };
        /** @description An order as a row of the list. */
        OutboundOrderSummary: {
            bondedFlag: components["schemas"]["BondedFlag"];
            /** @description When it was submitted. */
            createdAt: components["schemas"]["Instant"];
            /** @description Key of the customer. */
            customerId: components["schemas"]["Id"];
            /** @description Name of the customer. */
            customerName?: components["schemas"]["Text50OrNull"];
            /** @description Number in the warehouse system. */
            externalOrderNumber?: components["schemas"]["Text30OrNull"];
            /** @description Number of lines. */
            itemsCount: number;
            /** @description Order date. */
            orderDate: components["schemas"]["DateOnly"];
            /** @description Key of the order. */
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
            /** @description Sums over the lines. */
            totals: components["schemas"]["CasesAndBottles"];
            /** @description When it was last changed. */
            updatedAt: components["schemas"]["Instant"];
            warehouseId: components["schemas"]["WarehouseId"];
            /** @description Name of the warehouse. */
            warehouseName?: components["schemas"]["Text50OrNull"];
        };
        /** @description About the whole list, not this page. */
        PageMeta: {
            /** @description How many rows match in all. Null or absent when the server does not count them; the table then says "more than". */
            total?: number | null;
        };
        /**
         * @description A permission. The server checks it on every call (`x-permission` of the operation); a client hides what the user may not do.
         * @enum {string}
         */
        PermissionId: "BASIC_ACCESS" | "INBOUND_ORDER_LIST" | "INBOUND_ORDER_DETAILS" | "INBOUND_ORDER_CREATE" | "INBOUND_ORDER_EDIT" | "INBOUND_ORDER_CANCEL" | "OUTBOUND_ORDER_LIST" | "OUTBOUND_ORDER_DETAILS" | "OUTBOUND_ORDER_CREATE" | "OUTBOUND_ORDER_EDIT" | "OUTBOUND_ORDER_CANCEL" | "ITEM_LIST" | "ITEM_DETAILS" | "ITEM_CREATE" | "ITEM_EDIT" | "ITEM_UPLOAD_MASTER_FILE" | "CUSTOMER_LIST" | "CUSTOMER_CREATE" | "CUSTOMER_EDIT" | "CUSTOMER_UPLOAD_MASTER_FILE" | "SUPPLIER_LIST" | "SUPPLIER_CREATE" | "SUPPLIER_EDIT" | "WAREHOUSE_LIST" | "WAREHOUSE_CREATE" | "WAREHOUSE_EDIT" | "USER_LIST" | "USER_CREATE" | "USER_EDIT";
        /** @description Phone number as `XXX-XXX-XXXX`. */
        Phone: string;
        /** @description Phone number as `XXX-XXX-XXXX`. Null and absent mean the same. */
        PhoneOrNull: string | null;
        /** @description Amount in US dollars with two decimals, never 0. As a JSON number its trailing zeros are lost: the server checks for at most two decimals. Null and absent mean the same. */
        PriceOrNull: number | null;
        /** @description Whole quantity, 0 allowed. */
        Qty: number;
        /** @description Permissions by role code. Roles and permissions that a client does not know are ignored. */
        RoleMap: {
            [key: string]: components["schemas"]["PermissionId"][];
        };
        /** @description Standard Carrier Alpha Code (SCAC), 2 to 4 letters. */
        Scac: string;
        /** @description A carrier and its Standard Carrier Alpha Code. */
        ScacCode: {
            /** @description Name of the carrier. */
            carrierName: components["schemas"]["Text50"];
            /** @description Shipping types it carries. */
            modes: components["schemas"]["ShippingType"][];
            scacCode: components["schemas"]["Scac"];
        };
        /** @description Carriers of one region, whole list. */
        ScacCodePage: {
            /** @description Sorted by carrier name. */
            data: components["schemas"]["ScacCode"][];
            meta?: components["schemas"]["PageMeta"];
        };
        /** @description Standard Carrier Alpha Code (SCAC), 2 to 4 letters. Null and absent mean the same. */
        ScacOrNull: string | null;
        /**
         * @description How the goods travel: parcel, full truck load, less than truck load, or container.
         * @enum {string}
         */
        ShippingType: "PARCEL" | "FULL_TRUCK_LOAD" | "LTL" | "CONTAINER";
        /**
         * @description Unit of `size`. Uploaded files may write it in lower case; it is stored and shown in upper case.
         * @enum {string}
         */
        SizeUom: "ML" | "CL" | "L" | "OZ" | "GAL" | "BBL";
        /** @description USA: state or territory of `x-states`, required. CAN: province of `x-states`, required. INT: empty, or a region of at most 20 code points. */
        StateCode: string | null;
        /** @description Active items for a line item. `inventory` is reduced to the chosen warehouse. */
        SuggestedItems: {
            /** @description SKU prefix first, then words of description and brand, then UPC. */
            data: components["schemas"]["Item"][];
        };
        /** @description A supplier: owner of items, orders and customers. Users work inside one supplier at a time. */
        Supplier: {
            /** @description Postal addresses. */
            addresses?: components["schemas"]["Address"][];
            /** @description Person to contact. */
            contactName?: components["schemas"]["Text50OrNull"];
            /** @description E-mail. */
            email?: components["schemas"]["EmailOrNull"];
            inventoryType: components["schemas"]["InventoryType"];
            /** @description Name; the supplier switcher sorts by it. */
            name: components["schemas"]["Text50"];
            /** @description Entitlement cap: when not empty, only these permissions of a role count for this supplier. */
            permissions?: components["schemas"]["PermissionId"][];
            /** @description Phone. */
            phone?: components["schemas"]["PhoneOrNull"];
            status?: components["schemas"]["ActiveStatus"];
            supplierId: components["schemas"]["SupplierId"];
            taxId?: components["schemas"]["TaxIdOrNull"];
            ttbPermitNumber?: components["schemas"]["TtbPermitNumberOrNull"];
            version: components["schemas"]["Version"];
            /** @description Warehouses the supplier may use. */
            warehouses: components["schemas"]["SupplierWarehouse"][];
            /** @description Web site. */
            website?: string | null;
        };
        /** @description Supplier id, entered when the supplier is created and never changed. It is the first segment of every screen address. */
        SupplierId: string;
        /** @description One page of suppliers. */
        SupplierPage: {
            /** @description The rows of this page. */
            data: components["schemas"]["Supplier"][];
            meta: components["schemas"]["PageMeta"];
        };
        /** @description Body to create or replace a supplier. The id is in the body, also on an update. */
        SupplierRequest: {
            /** @description Postal addresses. */
            addresses?: components["schemas"]["Address"][];
            /** @description Person to contact. */
            contactName?: components["schemas"]["Text50OrNull"];
            /** @description E-mail. */
            email?: components["schemas"]["EmailOrNull"];
            /** @default TAX PAID */
            inventoryType?: components["schemas"]["InventoryType"];
            /** @description Name; the supplier switcher sorts by it. */
            name: components["schemas"]["Text50"];
            /** @description Entitlement cap: when not empty, only these permissions of a role count for this supplier. */
            permissions?: components["schemas"]["PermissionId"][];
            /** @description Phone. */
            phone?: components["schemas"]["PhoneOrNull"];
            /** @default ACTIVE */
            status?: components["schemas"]["ActiveStatus"];
            /** @description Chosen at creation, immutable; names the supplier on an update. Not `login`, `forgot-password` or `reset-password`. */
            supplierId: components["schemas"]["SupplierId"];
            taxId?: components["schemas"]["TaxIdOrNull"];
            ttbPermitNumber?: components["schemas"]["TtbPermitNumberOrNull"];
            /** @description Warehouses the supplier may use, as objects or plain ids. At least one is needed to order. */
            warehouses: (components["schemas"]["SupplierWarehouse"] | components["schemas"]["WarehouseId"])[];
            /** @description Web site. */
            website?: string | null;
        };
        /**
         * @description Role within one supplier: Admin or Read Only.
         * @enum {string}
         */
        SupplierRole: "ADMIN" | "READ_ONLY";
        /** @description A user's role within one supplier. */
        SupplierRoleAssignment: {
            role: components["schemas"]["SupplierRole"];
            supplierId: components["schemas"]["SupplierId"];
        };
        /** @description A warehouse that a supplier may use. */
        SupplierWarehouse: {
            /** @description Name of the warehouse. */
            name?: components["schemas"]["Text50OrNull"];
            warehouseId: components["schemas"]["WarehouseId"];
        };
        /** @description Federal employer identification number (FEIN), `NN-NNNNNNN`. Null and absent mean the same. */
        TaxIdOrNull: string | null;
        /** @description Text of 1 to 10 code points after trimming: letters, numbers, punctuation and spaces. No control characters, no emoji. Null and absent mean the same. */
        Text10OrNull: string | null;
        /** @description Text of 1 to 20 code points after trimming: letters, numbers, punctuation and spaces. No control characters, no emoji. */
        Text20: string;
        /** @description Text of 1 to 20 code points after trimming: letters, numbers, punctuation and spaces. No control characters, no emoji. Null and absent mean the same. */
        Text20OrNull: string | null;
        /** @description Text of 1 to 30 code points after trimming: letters, numbers, punctuation and spaces. No control characters, no emoji. */
        Text30: string;
        /** @description Text of 1 to 30 code points after trimming: letters, numbers, punctuation and spaces. No control characters, no emoji. Null and absent mean the same. */
        Text30OrNull: string | null;
        /** @description Text of 1 to 40 code points after trimming: letters, numbers, punctuation and spaces. No control characters, no emoji. */
        Text40: string;
        /** @description Text of 1 to 40 code points after trimming: letters, numbers, punctuation and spaces. No control characters, no emoji. Null and absent mean the same. */
        Text40OrNull: string | null;
        /** @description Text of 1 to 50 code points after trimming: letters, numbers, punctuation and spaces. No control characters, no emoji. */
        Text50: string;
        /** @description Text of 1 to 50 code points after trimming: letters, numbers, punctuation and spaces. No control characters, no emoji. Null and absent mean the same. */
        Text50OrNull: string | null;
        /** @description Text of 1 to 60 code points after trimming: letters, numbers, punctuation and spaces. No control characters, no emoji. */
        Text60: string;
        /** @description Text of 1 to 100 code points after trimming: letters, numbers, punctuation and spaces. No control characters, no emoji. Null and absent mean the same. */
        Text100OrNull: string | null;
        /** @description Text of 1 to 250 code points after trimming: letters, numbers, punctuation and spaces. No control characters, no emoji. Null and absent mean the same. */
        Text250OrNull: string | null;
        /** @description Time of day at the warehouse (`HH:mm`, 24 hours). */
        TimeOfDay: string;
        /** @description Time of day at the warehouse (`HH:mm`, 24 hours). Null and absent mean the same. */
        TimeOfDayOrNull: string | null;
        /** @description A window within one day at the warehouse. `from` is before `to`. */
        TimeWindow: {
            from: components["schemas"]["TimeOfDay"];
            to: components["schemas"]["TimeOfDay"];
        };
        /** @description TTB permit or registry number: importer `XX-I-n`, wholesaler `XX-W-n`, winery or wine cellar `BW-XX-n`, `BWN-XX-n`, `BWC-XX-n`, brewer `BR-XX-n`, distillery `DSP-XX-n`. Null and absent mean the same. */
        TtbPermitNumberOrNull: string | null;
        /**
         * @description What the rows of the file are.
         * @enum {string}
         */
        UploadFileType: "ITEMS" | "CUSTOMERS" | "INBOUND_ORDERS" | "OUTBOUND_ORDERS";
        /** @description One uploaded file and how its rows went. */
        UploadRecord: {
            /** @description When the last row was processed. */
            completedAt?: components["schemas"]["InstantOrNull"];
            /** @description Why the whole file failed. */
            errorMessage?: string | null;
            /** @description Rows with an error; nothing of them is stored. */
            failedRows?: number | null;
            /** @description Key of the file. */
            fileId: components["schemas"]["Id"];
            /** @description Name of the file as uploaded. */
            fileName: components["schemas"]["FileName"];
            /** @description Bytes. */
            fileSize: number;
            fileType: components["schemas"]["UploadFileType"];
            /** @description Whether existing records were to be replaced. */
            overrideDuplicates: boolean;
            /** @description Whether the report can be downloaded. */
            reportAvailable: boolean;
            /** @description Rows skipped as duplicates. */
            skippedRows?: number | null;
            status: components["schemas"]["UploadStatus"];
            /** @description Rows created or updated. */
            succeededRows?: number | null;
            /** @description Rows in the file. */
            totalRows?: number | null;
            /** @description When it was accepted. */
            uploadedAt: components["schemas"]["Instant"];
            uploadedBy: components["schemas"]["Actor"];
        };
        /** @description One page of uploads. */
        UploadRecordPage: {
            /** @description The rows of this page. */
            data: components["schemas"]["UploadRecord"][];
            meta: components["schemas"]["PageMeta"];
        };
        /** @description The file to upload: a header row and the rows under it, of a workbook the first sheet. Columns stand in any order; case, spaces and the mark `*` of a header do not count. The columns are the operation's `x-import`. */
        UploadRequest: {
            /**
             * Format: binary
             * @description .xlsx or UTF-8 .csv, at most 10 MB and 5,000 rows.
             */
            file: string;
        };
        /**
         * @description Pending and Processing are still on their way; a client polls every 10 s while any upload is. Completed: every row was uploaded. Completed with errors: some rows failed or were skipped, the report says which. Failed: every row failed, or the file could not be processed; `errorMessage` says why.
         * @enum {string}
         */
        UploadStatus: "PENDING" | "PROCESSING" | "COMPLETED" | "COMPLETED_WITH_ERRORS" | "FAILED";
        /** @description A user of the portal. The account itself lives at the identity provider. */
        User: {
            /** @description When the user was created in the portal. */
            createdAt?: components["schemas"]["Instant"];
            /** @description Key of the user, never changed, at most 50 characters. The server stores it in lower case. */
            email: components["schemas"]["Email"];
            /** @description True for ACTIVE, false for INACTIVE. */
            enabled: boolean;
            /** @description Set for a global user, null for a user of single suppliers. Exactly one of this and a non-empty `supplierRoles` holds. */
            globalRole: components["schemas"]["GlobalRole"] | null;
            /** @description Last sign-in. */
            lastLoginAt?: components["schemas"]["InstantOrNull"];
            /** @description Union of the permissions the user holds anywhere. */
            permissions?: components["schemas"]["PermissionId"][];
            /** @description Roles by supplier, each supplier once; empty for a global user. */
            supplierRoles: components["schemas"]["SupplierRoleAssignment"][];
            version?: components["schemas"]["Version"];
        };
        /** @description One page of users. */
        UserPage: {
            /** @description The rows of this page. */
            data: components["schemas"]["User"][];
            meta: components["schemas"]["PageMeta"];
        };
        /** @description Body to create or replace a user. On an update the e-mail address names the user. */
        UserRequest: {
            /** @description Key of the user, never changed, at most 50 characters. The server stores it in lower case. */
            email: components["schemas"]["Email"];
            /** @description True for ACTIVE, false for INACTIVE. */
            enabled: boolean;
            /** @description Set for a global user, null for a user of single suppliers. Exactly one of this and a non-empty `supplierRoles` holds. */
            globalRole: components["schemas"]["GlobalRole"] | null;
            /** @description Roles by supplier, each supplier once; empty for a global user. */
            supplierRoles: components["schemas"]["SupplierRoleAssignment"][];
        };
        /** @description One field and its message. */
        ValidationError: {
            /** @description Where in the request body: names exactly as sent, zero-based indexes, `lineItems[0].casesQuantity`. Empty means the whole body. For an uploaded file `file`, `header`, `header[3]`, `rows` or `rows[12].SKU`. */
            fieldPath: string;
            /** @description What is wrong, in the words of the product's validation messages. */
            message: components["schemas"]["Message"];
        };
        /** @description Counts the changes of this resource. The `ETag` is this number in quotes. */
        Version: number;
        /** @description Year, or `NV` for non-vintage. At most next year. */
        Vintage: number | "NV";
        /** @description A warehouse of the third-party logistics provider. */
        Warehouse: {
            /** @description The first one is the physical address that goods ship from. */
            addresses: components["schemas"]["Address"][];
            /** @description Registry number of the bond, required with `isBonded`. */
            bondRegistryNumber?: components["schemas"]["Text20OrNull"];
            /** @description Person to contact. */
            contactName?: components["schemas"]["Text50OrNull"];
            /** @description Customs FIRMS code, for in-bond moves. */
            customsFirmsCode?: string | null;
            /** @description Orders after this time ship the next day. */
            cutoffTime?: components["schemas"]["TimeOfDayOrNull"];
            /** @description E-mail. */
            email?: components["schemas"]["EmailOrNull"];
            /** @description Foreign-trade zone number. */
            ftzNumber?: components["schemas"]["Text10OrNull"];
            /** @description Can hold bonded stock. */
            isBonded: boolean;
            /** @description Name. */
            name: components["schemas"]["Text50"];
            /** @description Phone. */
            phone?: components["schemas"]["PhoneOrNull"];
            /** @description When goods are received. */
            receivingHours?: components["schemas"]["TimeWindow"] | null;
            /** @description When goods are shipped. */
            shippingHours?: components["schemas"]["TimeWindow"] | null;
            status: components["schemas"]["ActiveStatus"];
            /** @description Temperature zones on site. */
            temperatureZones?: ("AMBIENT" | "COOL" | "REFRIGERATED")[];
            /** @description IANA time zone. Calendar dates of orders are local to it. */
            timeZone: string;
            version: components["schemas"]["Version"];
            warehouseId: components["schemas"]["WarehouseId"];
        };
        /** @description Warehouse id, entered when the warehouse is created and never changed. */
        WarehouseId: string;
        /** @description Warehouse id, entered when the warehouse is created and never changed. Null and absent mean the same. */
        WarehouseIdOrNull: string | null;
        /** @description One page of warehouses. */
        WarehousePage: {
            /** @description The rows of this page. */
            data: components["schemas"]["Warehouse"][];
            meta: components["schemas"]["PageMeta"];
        };
        /** @description Body to create or replace a warehouse. The id is in the body, also on an update. */
        WarehouseRequest: {
            /** @description The first one is the physical address that goods ship from. */
            addresses: components["schemas"]["Address"][];
            /** @description Registry number of the bond, required with `isBonded`. */
            bondRegistryNumber?: components["schemas"]["Text20OrNull"];
            /** @description Person to contact. */
            contactName?: components["schemas"]["Text50OrNull"];
            /** @description Customs FIRMS code, for in-bond moves. */
            customsFirmsCode?: string | null;
            /** @description Orders after this time ship the next day. */
            cutoffTime?: components["schemas"]["TimeOfDayOrNull"];
            /** @description E-mail. */
            email?: components["schemas"]["EmailOrNull"];
            /** @description Foreign-trade zone number. */
            ftzNumber?: components["schemas"]["Text10OrNull"];
            /**
             * @description Can hold bonded stock.
             * @default false
             */
            isBonded?: boolean;
            /** @description Name. */
            name: components["schemas"]["Text50"];
            /** @description Phone. */
            phone?: components["schemas"]["PhoneOrNull"];
            /** @description When goods are received. */
            receivingHours?: components["schemas"]["TimeWindow"] | null;
            /** @description When goods are shipped. */
            shippingHours?: components["schemas"]["TimeWindow"] | null;
            /** @default ACTIVE */
            status?: components["schemas"]["ActiveStatus"];
            /** @description Temperature zones on site. */
            temperatureZones?: ("AMBIENT" | "COOL" | "REFRIGERATED")[];
            /**
             * @description IANA time zone. Calendar dates of orders are local to it.
             * @default America/New_York
             */
            timeZone?: string;
            /** @description Chosen at creation, immutable; names the warehouse on an update. */
            warehouseId: components["schemas"]["WarehouseId"];
        };
        /** @description Postal code. USA: `^\d{5}(-\d{4})?$`, required. CAN: `^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z] ?\d[ABCEGHJ-NPRSTV-Z]\d$` in either case, stored as `A1A 1A1`, required. INT: at most 15 code points, optional. The server answers 422 with the specification's message. */
        Zip: string | null;
    };
    responses: {
        /** @description The request is malformed, or sorts or filters by an unknown field. */
        BadListQuery: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The request is malformed. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The request is malformed, or the file is missing. */
        BadUpload: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The permission is missing, or the user is disabled. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Unexpected failure. The client repeats the call once. */
        Internal: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Unknown id, or one outside the user's suppliers (ids do not leak). */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The file is larger than 10 MB. */
        PayloadTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The deployment requires `If-Match`. */
        PreconditionRequired: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Too many requests. */
        RateLimited: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The token is missing, not valid or expired. */
        Unauthenticated: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The file is neither .xlsx nor .csv. */
        UnsupportedFileType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The media type is not supported. */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The warehouse system is down, or the portal is under maintenance. */
        UpstreamUnavailable: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `If-Match` names an older version. */
        VersionMismatch: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
    };
    parameters: {
        /**
         * @description Region whose carriers are wanted.
         * @example USA
         */
        CountryCode: components["schemas"]["CountryCode"];
        /**
         * @description Key of the customer.
         * @example CUS-10021
         */
        CustomerId: components["schemas"]["Id"];
        /** @description How many rows the file may have. */
        ExportLimit: number;
        /**
         * @description Key of the uploaded file.
         * @example FIL-2611-0031
         */
        FileId: components["schemas"]["Id"];
        /** @description Pairs `field:value;`, all of which must hold. Several values `a,b` mean any of them; a range is `from..to` with either end left out. Compared as a whole and without regard to case. Inside a value `:` `;` `,` `%` and space are percent-encoded; the whole string is encoded once more as a query value. The fields are the operation's `x-filter-fields`; another one answers 400 `INVALID_FILTER`. */
        Filter: string;
        /**
         * @description One UUID for each confirmed submit, sent unchanged when the call is repeated: the server then returns its first answer instead of acting twice.
         * @example 2f1d6c1e-6f0b-4c0d-9f55-8f7f0a3f3d10
         */
        IdempotencyKey: string;
        /**
         * @description The `ETag` of the version that was edited. Absent: the last write wins, unless the deployment answers 428. Stale: 412.
         * @example "7"
         */
        IfMatch: string;
        /**
         * @description Key of the item (`itemId`, not the SKU).
         * @example ITM-1001
         */
        ItemId: components["schemas"]["Id"];
        /** @description How many rows to return. */
        Limit: number;
        /** @description How many rows to skip: page number times rows per page. */
        Offset: number;
        /**
         * @description Key of the order.
         * @example OB-2611-001377
         */
        OrderId: components["schemas"]["Id"];
        /** @description What happens to a row whose key exists already (item `sku`, customer `customerNumber`, order `poNumber`). False: the row is rejected as a duplicate. True: the row's filled cells replace the stored values, and `<CLEAR>` in a cell empties one; an order only while it is OPEN or FAILED. Of two rows with one key the last wins then, otherwise both are rejected. */
        OverrideDuplicates: boolean;
        /** @description Finds rows that contain this text, whatever the case, in any of the fields that the operation names. */
        SearchString: string;
        /** @description Direction of `sortBy`. Without `sortBy` it is ignored and the list's own order applies. */
        SortDirection: "ASC" | "DESC";
        /** @description How many suggestions to return. */
        SuggestLimit: number;
        /**
         * @description The supplier whose data this is.
         * @example SUP-1001
         */
        SupplierId: components["schemas"]["Id"];
        /**
         * @description Supplier id.
         * @example SUP-1001
         */
        SupplierKey: components["schemas"]["Id"];
        /**
         * @description Warehouse id.
         * @example WH-NJ-01
         */
        WarehouseKey: components["schemas"]["Id"];
    };
    requestBodies: never;
    headers: {
        /**
         * @description `attachment` with the file name, also as `filename*=UTF-8''…`. Cross-origin it must be exposed by `Access-Control-Expose-Headers`.
         * @example attachment; filename="SUP-1001_items_20261120-0830.xlsx"
         */
        ContentDisposition: string;
        /**
         * @description Version of the returned representation, for `If-Match`.
         * @example "7"
         */
        ETag: string;
        /**
         * @description True when this is the stored answer to an earlier request with the same `Idempotency-Key`.
         * @example false
         */
        IdempotentReplayed: boolean;
        /**
         * @description Address of the new resource.
         * @example /api/v1/suppliers/SUP-1001
         */
        Location: string;
        /**
         * @description Seconds to wait before asking again.
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
                 * @description Region whose carriers are wanted.
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
                /** @description Pairs `field:value;`, all of which must hold. Several values `a,b` mean any of them; a range is `from..to` with either end left out. Compared as a whole and without regard to case. Inside a value `:` `;` `,` `%` and space are percent-encoded; the whole string is encoded once more as a query value. The fields are the operation's `x-filter-fields`; another one answers 400 `INVALID_FILTER`. */
                filter?: components["parameters"]["Filter"];
                /** @description How many rows to return. */
                limit?: components["parameters"]["Limit"];
                /** @description How many rows to skip: page number times rows per page. */
                offset?: components["parameters"]["Offset"];
                /** @description Finds rows that contain this text, whatever the case, in any of the fields that the operation names. */
                searchString?: components["parameters"]["SearchString"];
                /** @description Column to sort by. */
                sortBy?: "supplierId" | "name" | "inventoryType" | "status";
                /** @description Direction of `sortBy`. Without `sortBy` it is ignored and the list's own order applies. */
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
                 * @description The `ETag` of the version that was edited. Absent: the last write wins, unless the deployment answers 428. Stale: 412.
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
            /** @description The changed supplier. */
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
            /** @description The request conflicts with what is stored. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            412: components["responses"]["VersionMismatch"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Fields are not valid; all of them are listed. */
            422: {
                headers: {
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
                 * @description One UUID for each confirmed submit, sent unchanged when the call is repeated: the server then returns its first answer instead of acting twice.
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
            /** @description The request conflicts with what is stored. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Fields are not valid; all of them are listed. */
            422: {
                headers: {
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
                 * @description Supplier id.
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
                /** @description Pairs `field:value;`, all of which must hold. Several values `a,b` mean any of them; a range is `from..to` with either end left out. Compared as a whole and without regard to case. Inside a value `:` `;` `,` `%` and space are percent-encoded; the whole string is encoded once more as a query value. The fields are the operation's `x-filter-fields`; another one answers 400 `INVALID_FILTER`. */
                filter?: components["parameters"]["Filter"];
                /** @description How many rows to return. */
                limit?: components["parameters"]["Limit"];
                /** @description How many rows to skip: page number times rows per page. */
                offset?: components["parameters"]["Offset"];
                /** @description Finds rows that contain this text, whatever the case, in any of the fields that the operation names. */
                searchString?: components["parameters"]["SearchString"];
                /** @description Column to sort by. */
                sortBy?: "name" | "customerNumber" | "customerType" | "city" | "stateCode" | "status" | "createdAt" | "updatedAt";
                /** @description Direction of `sortBy`. Without `sortBy` it is ignored and the list's own order applies. */
                sortDirection?: components["parameters"]["SortDirection"];
            };
            header?: never;
            path: {
                /**
                 * @description The supplier whose data this is.
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
                 * @description One UUID for each confirmed submit, sent unchanged when the call is repeated: the server then returns its first answer instead of acting twice.
                 * @example 2f1d6c1e-6f0b-4c0d-9f55-8f7f0a3f3d10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The supplier whose data this is.
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
            /** @description The request conflicts with what is stored. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Fields are not valid; all of them are listed. */
            422: {
                headers: {
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
                 * @description Key of the customer.
                 * @example CUS-10021
                 */
                id: components["parameters"]["CustomerId"];
                /**
                 * @description The supplier whose data this is.
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
                 * @description The `ETag` of the version that was edited. Absent: the last write wins, unless the deployment answers 428. Stale: 412.
                 * @example "7"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Key of the customer.
                 * @example CUS-10021
                 */
                id: components["parameters"]["CustomerId"];
                /**
                 * @description The supplier whose data this is.
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
            /** @description The changed customer. */
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
            /** @description The request conflicts with what is stored. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            412: components["responses"]["VersionMismatch"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Fields are not valid; all of them are listed. */
            422: {
                headers: {
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
                /** @description Pairs `field:value;`, all of which must hold. Several values `a,b` mean any of them; a range is `from..to` with either end left out. Compared as a whole and without regard to case. Inside a value `:` `;` `,` `%` and space are percent-encoded; the whole string is encoded once more as a query value. The fields are the operation's `x-filter-fields`; another one answers 400 `INVALID_FILTER`. */
                filter?: components["parameters"]["Filter"];
                /** @description How many rows the file may have. */
                limit?: components["parameters"]["ExportLimit"];
                /** @description Finds rows that contain this text, whatever the case, in any of the fields that the operation names. */
                searchString?: components["parameters"]["SearchString"];
                /** @description Column to sort by. */
                sortBy?: "orderId" | "externalOrderNumber" | "poNumber" | "referenceNumber" | "status" | "warehouseId" | "warehouseName" | "orderDate" | "expectedArrivalDate" | "shippingType" | "scac" | "bondedFlag" | "itemsCount" | "cases" | "bottles" | "palletsQuantity" | "createdAt" | "updatedAt";
                /** @description Direction of `sortBy`. Without `sortBy` it is ignored and the list's own order applies. */
                sortDirection?: components["parameters"]["SortDirection"];
            };
            header?: never;
            path: {
                /**
                 * @description The supplier whose data this is.
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
                /** @description Pairs `field:value;`, all of which must hold. Several values `a,b` mean any of them; a range is `from..to` with either end left out. Compared as a whole and without regard to case. Inside a value `:` `;` `,` `%` and space are percent-encoded; the whole string is encoded once more as a query value. The fields are the operation's `x-filter-fields`; another one answers 400 `INVALID_FILTER`. */
                filter?: components["parameters"]["Filter"];
                /** @description How many rows the file may have. */
                limit?: components["parameters"]["ExportLimit"];
                /** @description Finds rows that contain this text, whatever the case, in any of the fields that the operation names. */
                searchString?: components["parameters"]["SearchString"];
                /** @description Column to sort by. */
                sortBy?: "sku" | "description" | "brand" | "type" | "size" | "bottlesPerCase" | "itemStatus" | "onHandQty" | "availableQty" | "createdAt" | "updatedAt";
                /** @description Direction of `sortBy`. Without `sortBy` it is ignored and the list's own order applies. */
                sortDirection?: components["parameters"]["SortDirection"];
            };
            header?: never;
            path: {
                /**
                 * @description The supplier whose data this is.
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
                /** @description Pairs `field:value;`, all of which must hold. Several values `a,b` mean any of them; a range is `from..to` with either end left out. Compared as a whole and without regard to case. Inside a value `:` `;` `,` `%` and space are percent-encoded; the whole string is encoded once more as a query value. The fields are the operation's `x-filter-fields`; another one answers 400 `INVALID_FILTER`. */
                filter?: components["parameters"]["Filter"];
                /** @description How many rows the file may have. */
                limit?: components["parameters"]["ExportLimit"];
                /** @description Finds rows that contain this text, whatever the case, in any of the fields that the operation names. */
                searchString?: components["parameters"]["SearchString"];
                /** @description Column to sort by. */
                sortBy?: "orderId" | "externalOrderNumber" | "poNumber" | "referenceNumber" | "status" | "warehouseId" | "warehouseName" | "customerName" | "orderDate" | "requestedShipDate" | "shippingType" | "scac" | "bondedFlag" | "itemsCount" | "cases" | "bottles" | "palletsQuantity" | "createdAt" | "updatedAt";
                /** @description Direction of `sortBy`. Without `sortBy` it is ignored and the list's own order applies. */
                sortDirection?: components["parameters"]["SortDirection"];
            };
            header?: never;
            path: {
                /**
                 * @description The supplier whose data this is.
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
                 * @description Key of the order.
                 * @example OB-2611-001377
                 */
                orderId: components["parameters"]["OrderId"];
                /**
                 * @description The supplier whose data this is.
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
                /** @description Pairs `field:value;`, all of which must hold. Several values `a,b` mean any of them; a range is `from..to` with either end left out. Compared as a whole and without regard to case. Inside a value `:` `;` `,` `%` and space are percent-encoded; the whole string is encoded once more as a query value. The fields are the operation's `x-filter-fields`; another one answers 400 `INVALID_FILTER`. */
                filter?: components["parameters"]["Filter"];
                /** @description How many rows to return. */
                limit?: components["parameters"]["Limit"];
                /** @description How many rows to skip: page number times rows per page. */
                offset?: components["parameters"]["Offset"];
                /** @description Finds rows that contain this text, whatever the case, in any of the fields that the operation names. */
                searchString?: components["parameters"]["SearchString"];
                /** @description Column to sort by. */
                sortBy?: "fileName" | "fileType" | "status" | "uploadedBy" | "uploadedAt" | "completedAt" | "totalRows" | "failedRows" | "fileSize";
                /** @description Direction of `sortBy`. Without `sortBy` it is ignored and the list's own order applies. */
                sortDirection?: components["parameters"]["SortDirection"];
            };
            header?: never;
            path: {
                /**
                 * @description The supplier whose data this is.
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
                /** @description What happens to a row whose key exists already (item `sku`, customer `customerNumber`, order `poNumber`). False: the row is rejected as a duplicate. True: the row's filled cells replace the stored values, and `<CLEAR>` in a cell empties one; an order only while it is OPEN or FAILED. Of two rows with one key the last wins then, otherwise both are rejected. */
                overrideDuplicates?: components["parameters"]["OverrideDuplicates"];
            };
            header?: {
                /**
                 * @description One UUID for each confirmed submit, sent unchanged when the call is repeated: the server then returns its first answer instead of acting twice.
                 * @example 2f1d6c1e-6f0b-4c0d-9f55-8f7f0a3f3d10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The supplier whose data this is.
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
            /** @description The file is accepted and will be processed. */
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
            /** @description A file of the same kind is still being processed. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedFileType"];
            /** @description The file's header row or size is not valid. */
            422: {
                headers: {
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
                 * @description The supplier whose data this is.
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
                /** @description What happens to a row whose key exists already (item `sku`, customer `customerNumber`, order `poNumber`). False: the row is rejected as a duplicate. True: the row's filled cells replace the stored values, and `<CLEAR>` in a cell empties one; an order only while it is OPEN or FAILED. Of two rows with one key the last wins then, otherwise both are rejected. */
                overrideDuplicates?: components["parameters"]["OverrideDuplicates"];
            };
            header?: {
                /**
                 * @description One UUID for each confirmed submit, sent unchanged when the call is repeated: the server then returns its first answer instead of acting twice.
                 * @example 2f1d6c1e-6f0b-4c0d-9f55-8f7f0a3f3d10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The supplier whose data this is.
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
            /** @description The file is accepted and will be processed. */
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
            /** @description A file of the same kind is still being processed. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedFileType"];
            /** @description The file's header row or size is not valid. */
            422: {
                headers: {
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
                 * @description The supplier whose data this is.
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
                /** @description What happens to a row whose key exists already (item `sku`, customer `customerNumber`, order `poNumber`). False: the row is rejected as a duplicate. True: the row's filled cells replace the stored values, and `<CLEAR>` in a cell empties one; an order only while it is OPEN or FAILED. Of two rows with one key the last wins then, otherwise both are rejected. */
                overrideDuplicates?: components["parameters"]["OverrideDuplicates"];
            };
            header?: {
                /**
                 * @description One UUID for each confirmed submit, sent unchanged when the call is repeated: the server then returns its first answer instead of acting twice.
                 * @example 2f1d6c1e-6f0b-4c0d-9f55-8f7f0a3f3d10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The supplier whose data this is.
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
            /** @description The file is accepted and will be processed. */
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
            /** @description A file of the same kind is still being processed. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedFileType"];
            /** @description The file's header row or size is not valid. */
            422: {
                headers: {
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
                 * @description The supplier whose data this is.
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
                /** @description What happens to a row whose key exists already (item `sku`, customer `customerNumber`, order `poNumber`). False: the row is rejected as a duplicate. True: the row's filled cells replace the stored values, and `<CLEAR>` in a cell empties one; an order only while it is OPEN or FAILED. Of two rows with one key the last wins then, otherwise both are rejected. */
                overrideDuplicates?: components["parameters"]["OverrideDuplicates"];
            };
            header?: {
                /**
                 * @description One UUID for each confirmed submit, sent unchanged when the call is repeated: the server then returns its first answer instead of acting twice.
                 * @example 2f1d6c1e-6f0b-4c0d-9f55-8f7f0a3f3d10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The supplier whose data this is.
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
            /** @description The file is accepted and will be processed. */
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
            /** @description A file of the same kind is still being processed. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedFileType"];
            /** @description The file's header row or size is not valid. */
            422: {
                headers: {
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
                 * @description The supplier whose data this is.
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
                 * @description Key of the uploaded file.
                 * @example FIL-2611-0031
                 */
                fileId: components["parameters"]["FileId"];
                /**
                 * @description The supplier whose data this is.
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Reports are kept for 90 days. */
            410: {
                headers: {
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
                /** @description Pairs `field:value;`, all of which must hold. Several values `a,b` mean any of them; a range is `from..to` with either end left out. Compared as a whole and without regard to case. Inside a value `:` `;` `,` `%` and space are percent-encoded; the whole string is encoded once more as a query value. The fields are the operation's `x-filter-fields`; another one answers 400 `INVALID_FILTER`. */
                filter?: components["parameters"]["Filter"];
                /** @description How many rows to return. */
                limit?: components["parameters"]["Limit"];
                /** @description How many rows to skip: page number times rows per page. */
                offset?: components["parameters"]["Offset"];
                /** @description Finds rows that contain this text, whatever the case, in any of the fields that the operation names. */
                searchString?: components["parameters"]["SearchString"];
                /** @description Column to sort by. */
                sortBy?: "orderId" | "externalOrderNumber" | "poNumber" | "referenceNumber" | "status" | "warehouseId" | "warehouseName" | "orderDate" | "expectedArrivalDate" | "shippingType" | "scac" | "bondedFlag" | "itemsCount" | "cases" | "bottles" | "palletsQuantity" | "createdAt" | "updatedAt";
                /** @description Direction of `sortBy`. Without `sortBy` it is ignored and the list's own order applies. */
                sortDirection?: components["parameters"]["SortDirection"];
            };
            header?: never;
            path: {
                /**
                 * @description The supplier whose data this is.
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
                 * @description One UUID for each confirmed submit, sent unchanged when the call is repeated: the server then returns its first answer instead of acting twice.
                 * @example 2f1d6c1e-6f0b-4c0d-9f55-8f7f0a3f3d10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The supplier whose data this is.
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
            /** @description The request conflicts with what is stored. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Fields are not valid; all of them are listed. */
            422: {
                headers: {
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
                 * @description Key of the order.
                 * @example OB-2611-001377
                 */
                orderId: components["parameters"]["OrderId"];
                /**
                 * @description The supplier whose data this is.
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
                 * @description The `ETag` of the version that was edited. Absent: the last write wins, unless the deployment answers 428. Stale: 412.
                 * @example "7"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Key of the order.
                 * @example OB-2611-001377
                 */
                orderId: components["parameters"]["OrderId"];
                /**
                 * @description The supplier whose data this is.
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
            /** @description The request conflicts with what is stored. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            412: components["responses"]["VersionMismatch"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Fields are not valid; all of them are listed. */
            422: {
                headers: {
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
                 * @description The `ETag` of the version that was edited. Absent: the last write wins, unless the deployment answers 428. Stale: 412.
                 * @example "7"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Key of the order.
                 * @example OB-2611-001377
                 */
                orderId: components["parameters"]["OrderId"];
                /**
                 * @description The supplier whose data this is.
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
            /** @description The cancelled order. */
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
            /** @description The request conflicts with what is stored. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            412: components["responses"]["VersionMismatch"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Fields are not valid; all of them are listed. */
            422: {
                headers: {
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
                /** @description Pairs `field:value;`, all of which must hold. Several values `a,b` mean any of them; a range is `from..to` with either end left out. Compared as a whole and without regard to case. Inside a value `:` `;` `,` `%` and space are percent-encoded; the whole string is encoded once more as a query value. The fields are the operation's `x-filter-fields`; another one answers 400 `INVALID_FILTER`. */
                filter?: components["parameters"]["Filter"];
                /** @description How many rows to return. */
                limit?: components["parameters"]["Limit"];
                /** @description How many rows to skip: page number times rows per page. */
                offset?: components["parameters"]["Offset"];
                /** @description Finds rows that contain this text, whatever the case, in any of the fields that the operation names. */
                searchString?: components["parameters"]["SearchString"];
                /** @description Column to sort by. */
                sortBy?: "sku" | "description" | "brand" | "type" | "size" | "bottlesPerCase" | "itemStatus" | "onHandQty" | "availableQty" | "createdAt" | "updatedAt";
                /** @description Direction of `sortBy`. Without `sortBy` it is ignored and the list's own order applies. */
                sortDirection?: components["parameters"]["SortDirection"];
            };
            header?: never;
            path: {
                /**
                 * @description The supplier whose data this is.
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
                 * @description One UUID for each confirmed submit, sent unchanged when the call is repeated: the server then returns its first answer instead of acting twice.
                 * @example 2f1d6c1e-6f0b-4c0d-9f55-8f7f0a3f3d10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The supplier whose data this is.
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
            /** @description The request conflicts with what is stored. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Fields are not valid; all of them are listed. */
            422: {
                headers: {
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
                 * @description Key of the item (`itemId`, not the SKU).
                 * @example ITM-1001
                 */
                itemId: components["parameters"]["ItemId"];
                /**
                 * @description The supplier whose data this is.
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
                 * @description The `ETag` of the version that was edited. Absent: the last write wins, unless the deployment answers 428. Stale: 412.
                 * @example "7"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Key of the item (`itemId`, not the SKU).
                 * @example ITM-1001
                 */
                itemId: components["parameters"]["ItemId"];
                /**
                 * @description The supplier whose data this is.
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
            /** @description The changed item. */
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
            /** @description The request conflicts with what is stored. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            412: components["responses"]["VersionMismatch"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Fields are not valid; all of them are listed. */
            422: {
                headers: {
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
                /** @description Pairs `field:value;`, all of which must hold. Several values `a,b` mean any of them; a range is `from..to` with either end left out. Compared as a whole and without regard to case. Inside a value `:` `;` `,` `%` and space are percent-encoded; the whole string is encoded once more as a query value. The fields are the operation's `x-filter-fields`; another one answers 400 `INVALID_FILTER`. */
                filter?: components["parameters"]["Filter"];
                /** @description How many suggestions to return. */
                limit?: components["parameters"]["SuggestLimit"];
                /** @description Finds rows that contain this text, whatever the case, in any of the fields that the operation names. */
                searchString?: components["parameters"]["SearchString"];
                /**
                 * @description The warehouse of the order. Without it items of every warehouse are suggested.
                 * @example WH-NJ-01
                 */
                warehouseId?: components["schemas"]["WarehouseId"];
            };
            header?: never;
            path: {
                /**
                 * @description The supplier whose data this is.
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
                /** @description Pairs `field:value;`, all of which must hold. Several values `a,b` mean any of them; a range is `from..to` with either end left out. Compared as a whole and without regard to case. Inside a value `:` `;` `,` `%` and space are percent-encoded; the whole string is encoded once more as a query value. The fields are the operation's `x-filter-fields`; another one answers 400 `INVALID_FILTER`. */
                filter?: components["parameters"]["Filter"];
                /** @description How many rows to return. */
                limit?: components["parameters"]["Limit"];
                /** @description How many rows to skip: page number times rows per page. */
                offset?: components["parameters"]["Offset"];
                /** @description Finds rows that contain this text, whatever the case, in any of the fields that the operation names. */
                searchString?: components["parameters"]["SearchString"];
                /** @description Column to sort by. */
                sortBy?: "orderId" | "externalOrderNumber" | "poNumber" | "referenceNumber" | "status" | "warehouseId" | "warehouseName" | "customerName" | "orderDate" | "requestedShipDate" | "shippingType" | "scac" | "bondedFlag" | "itemsCount" | "cases" | "bottles" | "palletsQuantity" | "createdAt" | "updatedAt";
                /** @description Direction of `sortBy`. Without `sortBy` it is ignored and the list's own order applies. */
                sortDirection?: components["parameters"]["SortDirection"];
            };
            header?: never;
            path: {
                /**
                 * @description The supplier whose data this is.
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
                 * @description One UUID for each confirmed submit, sent unchanged when the call is repeated: the server then returns its first answer instead of acting twice.
                 * @example 2f1d6c1e-6f0b-4c0d-9f55-8f7f0a3f3d10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The supplier whose data this is.
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
            /** @description The request conflicts with what is stored. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Fields are not valid; all of them are listed. */
            422: {
                headers: {
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
                 * @description Key of the order.
                 * @example OB-2611-001377
                 */
                orderId: components["parameters"]["OrderId"];
                /**
                 * @description The supplier whose data this is.
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
                 * @description The `ETag` of the version that was edited. Absent: the last write wins, unless the deployment answers 428. Stale: 412.
                 * @example "7"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Key of the order.
                 * @example OB-2611-001377
                 */
                orderId: components["parameters"]["OrderId"];
                /**
                 * @description The supplier whose data this is.
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
            /** @description The request conflicts with what is stored. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            412: components["responses"]["VersionMismatch"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Fields are not valid; all of them are listed. */
            422: {
                headers: {
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
                 * @description The `ETag` of the version that was edited. Absent: the last write wins, unless the deployment answers 428. Stale: 412.
                 * @example "7"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Key of the order.
                 * @example OB-2611-001377
                 */
                orderId: components["parameters"]["OrderId"];
                /**
                 * @description The supplier whose data this is.
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
            /** @description The cancelled order. */
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
            /** @description The request conflicts with what is stored. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            412: components["responses"]["VersionMismatch"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Fields are not valid; all of them are listed. */
            422: {
                headers: {
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
                /** @description Pairs `field:value;`, all of which must hold. Several values `a,b` mean any of them; a range is `from..to` with either end left out. Compared as a whole and without regard to case. Inside a value `:` `;` `,` `%` and space are percent-encoded; the whole string is encoded once more as a query value. The fields are the operation's `x-filter-fields`; another one answers 400 `INVALID_FILTER`. */
                filter?: components["parameters"]["Filter"];
                /** @description How many rows to return. */
                limit?: components["parameters"]["Limit"];
                /** @description How many rows to skip: page number times rows per page. */
                offset?: components["parameters"]["Offset"];
                /** @description Finds rows that contain this text, whatever the case, in any of the fields that the operation names. */
                searchString?: components["parameters"]["SearchString"];
                /** @description Column to sort by. */
                sortBy?: "email" | "globalRole" | "enabled" | "createdAt" | "lastLoginAt";
                /** @description Direction of `sortBy`. Without `sortBy` it is ignored and the list's own order applies. */
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
                 * @description The `ETag` of the version that was edited. Absent: the last write wins, unless the deployment answers 428. Stale: 412.
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
            /** @description The changed user. */
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
            /** @description The request conflicts with what is stored. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            412: components["responses"]["VersionMismatch"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Fields are not valid; all of them are listed. */
            422: {
                headers: {
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
                 * @description One UUID for each confirmed submit, sent unchanged when the call is repeated: the server then returns its first answer instead of acting twice.
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
            /** @description The request conflicts with what is stored. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Fields are not valid; all of them are listed. */
            422: {
                headers: {
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
                /** @description Pairs `field:value;`, all of which must hold. Several values `a,b` mean any of them; a range is `from..to` with either end left out. Compared as a whole and without regard to case. Inside a value `:` `;` `,` `%` and space are percent-encoded; the whole string is encoded once more as a query value. The fields are the operation's `x-filter-fields`; another one answers 400 `INVALID_FILTER`. */
                filter?: components["parameters"]["Filter"];
                /** @description How many rows to return. */
                limit?: components["parameters"]["Limit"];
                /** @description How many rows to skip: page number times rows per page. */
                offset?: components["parameters"]["Offset"];
                /** @description Finds rows that contain this text, whatever the case, in any of the fields that the operation names. */
                searchString?: components["parameters"]["SearchString"];
                /** @description Column to sort by. */
                sortBy?: "warehouseId" | "name" | "city" | "stateCode" | "isBonded" | "status";
                /** @description Direction of `sortBy`. Without `sortBy` it is ignored and the list's own order applies. */
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
                 * @description The `ETag` of the version that was edited. Absent: the last write wins, unless the deployment answers 428. Stale: 412.
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
            /** @description The changed warehouse. */
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
            /** @description The request conflicts with what is stored. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            412: components["responses"]["VersionMismatch"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Fields are not valid; all of them are listed. */
            422: {
                headers: {
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
                 * @description One UUID for each confirmed submit, sent unchanged when the call is repeated: the server then returns its first answer instead of acting twice.
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
            /** @description The request conflicts with what is stored. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Fields are not valid; all of them are listed. */
            422: {
                headers: {
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
                 * @description Warehouse id.
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
            /** @description A fresh access token. */
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
            /** @description The user's roles and permissions. */
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

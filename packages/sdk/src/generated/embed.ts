// Generated from openapi/ by `npm run generate`. Do not edit.
export interface paths {
    "/api/v2/embed/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a widget session
         * @description Creates a session for a user of the partner and returns its access token. `supplierId`, `permissions` and `origin` must be within the service credential. Repeating the call creates another session.
         */
        post: operations["createWidgetSession"];
        /**
         * Revoke all widget sessions of a user
         * @description Revokes every active session that the service credential has created for the user. Send this call when the user signs out of the partner's site. It succeeds for a user without sessions.
         */
        delete: operations["revokeWidgetSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/embed/sessions/{sessionId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Session ID.
                 * @example WS-4f1c2b7a9d3e4c5fa6b7c8d9e0f1a2b3
                 */
                sessionId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Get a widget session
         * @description Returns a session without its access token. The server keeps a session for at least 24 hours after its expiry.
         */
        get: operations["getWidgetSession"];
        put?: never;
        post?: never;
        /**
         * Revoke a widget session
         * @description Revokes the session. The portal API responds with 401 to every later call with its access token. Succeeds for a session that has expired or was revoked before.
         */
        delete: operations["revokeWidgetSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description A new session and its access token. */
        CreatedWidgetSession: {
            /** @description Access token, a JWT. Its claims are informative: `exp`, `sid` (session ID), `supplier_id`, `scope` (permissions separated by spaces). */
            accessToken: string;
            /** @description Time at which the session was created. */
            createdAt: components["schemas"]["Instant"];
            /** @description Time at which the token expires. */
            expiresAt: components["schemas"]["Instant"];
            /** @description Seconds until the token expires. */
            expiresIn: number;
            origin: components["schemas"]["PageOrigin"];
            permissions: components["schemas"]["GrantedPermissions"];
            sessionId: components["schemas"]["Id"];
            /** @description Supplier whose data the session grants access to. */
            supplierId: components["schemas"]["SupplierId"];
            /**
             * @description Type of the token.
             * @enum {string}
             */
            tokenType: "Bearer";
            user: components["schemas"]["PartnerUser"];
            widgets: components["schemas"]["SessionWidgets"];
        };
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
        /** @description Permissions of the session. The page passes them to the widgets, which hide actions that need other permissions. */
        GrantedPermissions: components["schemas"]["SessionPermission"][];
        /** @description Identifier issued by the server. Opaque: do not parse it. `.` and `..` are not allowed. */
        Id: string;
        /** @description Identifier issued by the server. Opaque: do not parse it. `.` and `..` are not allowed. Null and absent mean the same. */
        IdOrNull: string | null;
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
        /** @description Text created by the server for users. Plain text, not markup. */
        Message: string;
        /** @description Origin of the page with the widgets, as in the `Origin` header: no path, no default port. `http` only for a loopback address. */
        PageOrigin: string;
        /** @description A user of the partner. */
        PartnerUser: {
            id: components["schemas"]["PartnerUserId"];
            /** @description Name or email address of the user, shown as author of changes together with the partner's name. */
            name: components["schemas"]["Text50"];
        };
        /** @description ID of the user at the partner. The ID of a user never changes, and no other user gets it later. */
        PartnerUserId: string;
        /**
         * @description A permission within one supplier. A session never grants permissions for suppliers, warehouses and users.
         * @enum {string}
         */
        SessionPermission: "BASIC_ACCESS" | "INBOUND_ORDER_LIST" | "INBOUND_ORDER_DETAILS" | "INBOUND_ORDER_CREATE" | "INBOUND_ORDER_EDIT" | "INBOUND_ORDER_CANCEL" | "OUTBOUND_ORDER_LIST" | "OUTBOUND_ORDER_DETAILS" | "OUTBOUND_ORDER_CREATE" | "OUTBOUND_ORDER_EDIT" | "OUTBOUND_ORDER_CANCEL" | "ITEM_LIST" | "ITEM_DETAILS" | "ITEM_CREATE" | "ITEM_EDIT" | "ITEM_UPLOAD_MASTER_FILE" | "CUSTOMER_LIST" | "CUSTOMER_CREATE" | "CUSTOMER_EDIT" | "CUSTOMER_UPLOAD_MASTER_FILE";
        /** @description Widgets of the page. */
        SessionWidgets: components["schemas"]["WidgetName"][];
        /** @description Supplier ID, entered when the supplier is created, immutable. It is the first segment of every screen URL. */
        SupplierId: string;
        /** @description Text of 1 to 50 code points after trimming: letters, numbers, punctuation and spaces. No control characters, no emoji. */
        Text50: string;
        /** @description One field and its message. */
        ValidationError: {
            /** @description Path of the field in the request body: names as sent, zero-based indexes, `lineItems[0].casesQuantity`. Empty for the whole body. For an uploaded file: `file`, `header`, `header[3]`, `rows` or `rows[12].SKU`. */
            fieldPath: string;
            /** @description Validation message for the field. */
            message: components["schemas"]["Message"];
        };
        /**
         * @description A widget that works within one supplier. The widgets for suppliers, warehouses and users need a user of the portal. `x-widget-permissions` lists the permissions of the calls that a widget makes, in addition to `BASIC_ACCESS`.
         * @enum {string}
         */
        WidgetName: "dashboard" | "dashboard-details" | "item-list" | "item-details" | "item-form" | "item-picker" | "order-list" | "order-details" | "order-wizard" | "order-lines" | "customer-list" | "customer-details" | "customer-form" | "bulk-upload" | "bulk-upload-results";
        /** @description A session without its access token. */
        WidgetSession: {
            /** @description Time at which the session was created. */
            createdAt: components["schemas"]["Instant"];
            /** @description Time at which the token expires. */
            expiresAt: components["schemas"]["Instant"];
            origin: components["schemas"]["PageOrigin"];
            permissions: components["schemas"]["GrantedPermissions"];
            /** @description Time at which the session was revoked. */
            revokedAt?: components["schemas"]["InstantOrNull"];
            sessionId: components["schemas"]["Id"];
            /**
             * @description Only an active session grants access.
             * @enum {string}
             */
            status: "ACTIVE" | "EXPIRED" | "REVOKED";
            /** @description Supplier whose data the session grants access to. */
            supplierId: components["schemas"]["SupplierId"];
            user: components["schemas"]["PartnerUser"];
            widgets: components["schemas"]["SessionWidgets"];
        };
        /** @description Scope of a new session. */
        WidgetSessionRequest: {
            origin: components["schemas"]["PageOrigin"];
            /** @description Permissions of the user. The service credential must hold each permission (403 `OUT_OF_SCOPE`), and one of the widgets must use it (422). Absent: all permissions that the widgets use and the service credential holds. The server adds `BASIC_ACCESS`, and removes permissions that the supplier's own list excludes. If none remains: 403 `OUT_OF_SCOPE`. */
            permissions?: components["schemas"]["SessionPermission"][];
            /** @description Supplier whose data the session grants access to. */
            supplierId: components["schemas"]["SupplierId"];
            /**
             * @description Lifetime of the session in seconds.
             * @default 600
             */
            ttlSeconds?: number;
            user: components["schemas"]["PartnerUser"];
            /** @description Widgets of the page. They limit the permissions of the session: see `x-widget-permissions` of `WidgetName`. */
            widgets: components["schemas"]["WidgetName"][];
        };
    };
    responses: {
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
        /** @description The service credential is missing, invalid or disabled. */
        InvalidCredential: {
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
        /** @description The request comes from a browser. */
        ServerOnly: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The session is unknown, or belongs to another service credential. */
        UnknownSession: {
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
    };
    parameters: never;
    requestBodies: never;
    headers: {
        /**
         * @description Language of the messages in the body, as one BCP 47 tag. Without it, clients do not know the language.
         * @example en
         */
        ContentLanguage: string;
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
    createWidgetSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WidgetSessionRequest"];
            };
        };
        responses: {
            /** @description The new session with its access token. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedWidgetSession"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["InvalidCredential"];
            /** @description The request exceeds the service credential, or comes from a browser. */
            403: {
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
    revokeWidgetSessions: {
        parameters: {
            query: {
                /**
                 * @description `user.id` of the sessions.
                 * @example u-20417
                 */
                userId: components["schemas"]["PartnerUserId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user has no active session. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["InvalidCredential"];
            403: components["responses"]["ServerOnly"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    getWidgetSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Session ID.
                 * @example WS-4f1c2b7a9d3e4c5fa6b7c8d9e0f1a2b3
                 */
                sessionId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WidgetSession"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["InvalidCredential"];
            403: components["responses"]["ServerOnly"];
            404: components["responses"]["UnknownSession"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    revokeWidgetSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Session ID.
                 * @example WS-4f1c2b7a9d3e4c5fa6b7c8d9e0f1a2b3
                 */
                sessionId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session is not active. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["InvalidCredential"];
            403: components["responses"]["ServerOnly"];
            404: components["responses"]["UnknownSession"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
}

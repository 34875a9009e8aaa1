// Generated from openapi/ by `npm run generate`. Do not edit.
export interface paths {
    "/accounts.getAccountInfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get the signed-in account
         * @description Returns name, email address and company of the signed-in user.
         */
        post: operations["getAccountInfo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts.getJWT": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get an identity token
         * @description Issues an identity token for a valid session. The portal requests the fields `email` and `work.company` and a lifetime of 43,200 s.
         */
        post: operations["getJwt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts.getJWTPublicKey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get the public keys of identity tokens
         * @description For backends that verify identity tokens.
         */
        post: operations["getJwtPublicKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts.login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with login ID and password
         * @description Starts a session. `sessionInfo.cookieValue` authenticates the other calls.
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts.logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign out
         * @description Ends the session. Best effort: the portal clears its own storage without waiting for the response.
         */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts.resetPassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reset the password
         * @description With `loginID` it sends the reset email; with `passwordResetToken` and `newPassword` it sets the new password. The result must not reveal whether a login ID exists: treat 403047 as success.
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts.session.verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Verify the session
         * @description Succeeds when the session is valid. Any failure means that the user is signed out.
         */
        post: operations["verifySession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts.sso.login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Start single sign-on
         * @description Redirects the browser to the provider. The redirect URL receives `authCode` and `gig_actions=sso.login`, or `errorCode` and `errorMessage`, and an unchanged `state`.
         */
        get: operations["ssoLogin"];
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
        /** @description The signed-in account. */
        AccountInfo: {
            /** @description Always 2. */
            apiVersion: number;
            /** @description Identifies the call in the provider's logs. */
            callId: string;
            /**
             * Format: date-time
             * @description Creation time of the account.
             */
            created?: string;
            /** @description Custom data of the site. */
            data?: {
                [key: string]: unknown;
            };
            emails?: components["schemas"]["Emails"];
            /**
             * @description 0: success.
             * @enum {integer}
             */
            errorCode: 0;
            /** @description Whether the account is enabled. */
            isActive?: boolean;
            /** @description Whether the registration is complete. */
            isRegistered?: boolean;
            /** @description Whether the email address is verified. */
            isVerified?: boolean;
            /**
             * Format: date-time
             * @description Time of the last sign-in.
             */
            lastLogin?: string;
            /** @description Time of the last sign-in as Unix time in seconds. */
            lastLoginTimestamp?: number;
            loginIDs?: components["schemas"]["LoginIds"];
            /** @description `site`, or the single sign-on provider. */
            loginProvider?: string;
            /** @description Whether this is the first sign-in. */
            newUser?: boolean;
            profile: components["schemas"]["Profile"];
            /** @description Unix time in seconds, as a string. */
            signatureTimestamp?: string;
            /** @description Comma-separated list of linked providers. */
            socialProviders?: string;
            /** @description Equivalent HTTP status code. */
            statusCode: number;
            /** @description Text of `statusCode`. */
            statusReason: string;
            /**
             * Format: date-time
             * @description Time of the response, RFC 3339 in UTC.
             */
            time: string;
            /** @description Account ID. */
            UID: string;
            /** @description Signature of `UID`. */
            UIDSignature?: string;
        };
        /** @description Request the account. */
        AccountInfoRequest: {
            /** @description API key of the site. */
            apiKey: string;
            /** @description `work` */
            extraProfileFields?: string;
            /** @description `profile,data,emails,loginIDs` */
            include?: string;
            /** @description `sessionInfo.cookieValue` of the sign-in. */
            login_token: string;
        };
        /** @description Success without further data. */
        Done: {
            /** @description Always 2. */
            apiVersion: number;
            /** @description Identifies the call in the provider's logs. */
            callId: string;
            /**
             * @description 0: success.
             * @enum {integer}
             */
            errorCode: 0;
            /** @description Equivalent HTTP status code. */
            statusCode: number;
            /** @description Text of `statusCode`. */
            statusReason: string;
            /**
             * Format: date-time
             * @description Time of the response, RFC 3339 in UTC.
             */
            time: string;
        };
        /** @description Email addresses of the account. */
        Emails: {
            /** @description Unverified addresses. */
            unverified?: string[];
            /** @description Verified addresses. */
            verified?: string[];
        };
        /** @description A failed call. The HTTP status is still 200. */
        Failure: {
            /** @description With 301001: the correct data center. */
            apiDomain?: string;
            /** @description Always 2. */
            apiVersion: number;
            /** @description Identifies the call in the provider's logs. */
            callId: string;
            /** @description Result of the call. Map it by code; never show `errorMessage` or `errorDetails` to users. */
            errorCode: number;
            /** @description Detailed reason for logs. */
            errorDetails?: string;
            /** @description Short message for logs. */
            errorMessage: string;
            /** @description With 301001: the correct data center. */
            location?: string;
            /** @description With 206001: token to complete the registration, valid for one hour. */
            regToken?: string;
            /** @description Equivalent HTTP status code. */
            statusCode: number;
            /** @description Text of `statusCode`. */
            statusReason: string;
            /**
             * Format: date-time
             * @description Time of the response, RFC 3339 in UTC.
             */
            time: string;
            /** @description With 400009 and 400006: the invalid fields. */
            validationErrors?: components["schemas"]["FieldError"][];
        };
        /** @description One field and its message. */
        FieldError: {
            /** @description Error code of the field. */
            errorCode: number;
            /** @description Name of the parameter. */
            fieldName: string;
            /** @description Message to show at the field. */
            message: string;
        };
        /** @description An RSA public key (JWK). */
        Jwk: {
            /**
             * @description Algorithm.
             * @enum {string}
             */
            alg?: "RS256";
            /** @description Exponent, base64url. */
            e: string;
            /** @description Key ID, as in the token's header. */
            kid: string;
            /**
             * @description Key type.
             * @enum {string}
             */
            kty: "RSA";
            /** @description Modulus, base64url. */
            n: string;
            /**
             * @description Use.
             * @enum {string}
             */
            use?: "sig";
        };
        /** @description Request an identity token. */
        JwtRequest: {
            /** @description API key of the site. */
            apiKey: string;
            /** @description Audience claim. */
            audience?: string;
            /**
             * @description Token lifetime in seconds. The portal requests 43200.
             * @default 300
             */
            expiration?: number;
            /** @description `email,work.company` */
            fields?: string;
            /** @description `sessionInfo.cookieValue` of the sign-in. */
            login_token: string;
        };
        /** @description A new identity token. */
        JwtSuccess: {
            /** @description Always 2. */
            apiVersion: number;
            /** @description Identifies the call in the provider's logs. */
            callId: string;
            /**
             * @description 0: success.
             * @enum {integer}
             */
            errorCode: 0;
            /** @description RS256 JWT. Claims: `iss`, `sub` (UID), `iat`, `exp`, `apiKey`, and the requested fields; `work.company` may arrive flat or nested. */
            id_token: string;
            /** @description Comma-separated list of requested fields that do not exist. */
            ignoredFields?: string;
            /** @description Equivalent HTTP status code. */
            statusCode: number;
            /** @description Text of `statusCode`. */
            statusReason: string;
            /**
             * Format: date-time
             * @description Time of the response, RFC 3339 in UTC.
             */
            time: string;
        };
        /** @description Login IDs of the account. */
        LoginIds: {
            /** @description Email addresses. */
            emails?: string[];
            /** @description Unverified addresses. */
            unverifiedEmails?: string[];
            /** @description Username. */
            username?: string;
        };
        /** @description Sign in with login ID and password. */
        LoginRequest: {
            /** @description API key of the site. */
            apiKey: string;
            /** @description Captcha response, after 401020. */
            captchaToken?: string;
            /** @description Captcha type. */
            captchaType?: string;
            /** @description `profile,data,loginIDs,emails` */
            include?: string;
            /** @description Language of messages. */
            lang?: string;
            /** @description Email address. */
            loginID: string;
            /**
             * @description Always `standard`.
             * @default standard
             * @enum {string}
             */
            loginMode?: "standard" | "link" | "reAuth";
            /**
             * Format: password
             * @description Password. Must not appear in logs or URLs.
             */
            password: string;
            /** @description Session lifetime: 0 until the browser closes (without Remember me), n > 0 for n seconds (with Remember me: 2,592,000), -1 for a 60-second session that the site extends (not used), -2 without expiry (not used). */
            sessionExpiration?: number;
            /**
             * @description Always `browser`.
             * @default browser
             * @enum {string}
             */
            targetEnv?: "browser" | "mobile";
        };
        /** @description Signed in. */
        LoginSuccess: {
            /** @description Always 2. */
            apiVersion: number;
            /** @description Identifies the call in the provider's logs. */
            callId: string;
            /**
             * Format: date-time
             * @description Creation time of the account.
             */
            created?: string;
            /** @description Custom data of the site. */
            data?: {
                [key: string]: unknown;
            };
            emails?: components["schemas"]["Emails"];
            /**
             * @description 0: success.
             * @enum {integer}
             */
            errorCode: 0;
            /** @description Identity token, if requested by `include`. */
            id_token?: string;
            /** @description Whether the account is enabled. */
            isActive?: boolean;
            /** @description Whether the registration is complete. */
            isRegistered?: boolean;
            /** @description Whether the email address is verified. */
            isVerified?: boolean;
            /**
             * Format: date-time
             * @description Time of the last sign-in.
             */
            lastLogin?: string;
            /** @description Time of the last sign-in as Unix time in seconds. */
            lastLoginTimestamp?: number;
            loginIDs?: components["schemas"]["LoginIds"];
            /** @description `site`, or the single sign-on provider. */
            loginProvider?: string;
            /** @description Whether this is the first sign-in. */
            newUser?: boolean;
            profile: components["schemas"]["Profile"];
            sessionInfo: components["schemas"]["SessionInfo"];
            /** @description Unix time in seconds, as a string. */
            signatureTimestamp?: string;
            /** @description Comma-separated list of linked providers. */
            socialProviders?: string;
            /** @description Equivalent HTTP status code. */
            statusCode: number;
            /** @description Text of `statusCode`. */
            statusReason: string;
            /**
             * Format: date-time
             * @description Time of the response, RFC 3339 in UTC.
             */
            time: string;
            /** @description Account ID. */
            UID: string;
            /** @description Signature of `UID`. */
            UIDSignature?: string;
        };
        /** @description End the session. */
        LogoutRequest: {
            /** @description API key of the site. */
            apiKey: string;
            /** @description `sessionInfo.cookieValue` of the sign-in. */
            login_token: string;
        };
        /** @description Profile of the user. */
        Profile: {
            /** @description Email address. */
            email?: string;
            /** @description First name. */
            firstName?: string;
            /** @description Last name. */
            lastName?: string;
            /** @description Nickname. */
            nickname?: string;
            /** @description Employment data. */
            work?: {
                /** @description Company. */
                company?: string;
                /** @description Company ID, which is the supplier ID. */
                companyID?: string;
                /** @description Job title. */
                title?: string;
            };
        };
        /** @description Request the public keys. */
        PublicKeyRequest: {
            /** @description API key of the site. */
            apiKey: string;
            /** @description Return `keys` as JSON Web Keys. */
            V2?: boolean;
        };
        /** @description Public keys for verifying identity tokens. */
        PublicKeySuccess: {
            /** @description Always 2. */
            apiVersion: number;
            /** @description Identifies the call in the provider's logs. */
            callId: string;
            /**
             * @description 0: success.
             * @enum {integer}
             */
            errorCode: 0;
            /** @description JSON Web Keys. */
            keys: components["schemas"]["Jwk"][];
            /** @description Equivalent HTTP status code. */
            statusCode: number;
            /** @description Text of `statusCode`. */
            statusReason: string;
            /**
             * Format: date-time
             * @description Time of the response, RFC 3339 in UTC.
             */
            time: string;
        };
        /** @description Either `loginID` (sends a reset email) or `passwordResetToken` with `newPassword`. */
        ResetPasswordRequest: {
            /** @description API key of the site. */
            apiKey: string;
            /** @description Language of messages. */
            lang?: string;
            /** @description Email address that receives the reset email. */
            loginID?: string;
            /**
             * Format: password
             * @description New password. The provider checks it against its policy.
             */
            newPassword?: string;
            /** @description Token from the link in the email (`pwrt`). Valid for one hour; a newer email revokes it. */
            passwordResetToken?: string;
        };
        /** @description The reset email was sent, or the new password was set. */
        ResetSuccess: {
            /** @description Always 2. */
            apiVersion: number;
            /** @description Identifies the call in the provider's logs. */
            callId: string;
            /**
             * @description 0: success.
             * @enum {integer}
             */
            errorCode: 0;
            /** @description Equivalent HTTP status code. */
            statusCode: number;
            /** @description Text of `statusCode`. */
            statusReason: string;
            /**
             * Format: date-time
             * @description Time of the response, RFC 3339 in UTC.
             */
            time: string;
            /** @description Account ID, after a new password was set. */
            UID?: string;
        };
        /** @description The session. `cookieValue` is the `login_token` for the other calls. */
        SessionInfo: {
            /** @description `glt_` followed by the API key. */
            cookieName: string;
            /** @description The login token. */
            cookieValue: string;
        };
        /** @description Identifies a session. */
        SessionRequest: {
            /** @description API key of the site. */
            apiKey: string;
            /** @description `sessionInfo.cookieValue` of the sign-in. */
            login_token: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: {
        /**
         * @description Language of the messages in the body, as one BCP 47 tag. Without it, clients do not know the language.
         * @example en
         */
        ContentLanguage: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getAccountInfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["AccountInfoRequest"];
            };
        };
        responses: {
            /** @description `errorCode` contains the result: 0 for success, any other value for a failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountInfo"] | components["schemas"]["Failure"];
                };
            };
            /** @description The request violates this document. The provider itself responds with a status other than 200 only with `httpStatusCodes=true`, which the portal never sends. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    getJwt: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["JwtRequest"];
            };
        };
        responses: {
            /** @description `errorCode` contains the result: 0 for success, any other value for a failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JwtSuccess"] | components["schemas"]["Failure"];
                };
            };
            /** @description The request violates this document. The provider itself responds with a status other than 200 only with `httpStatusCodes=true`, which the portal never sends. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    getJwtPublicKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["PublicKeyRequest"];
            };
        };
        responses: {
            /** @description `errorCode` contains the result: 0 for success, any other value for a failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicKeySuccess"] | components["schemas"]["Failure"];
                };
            };
            /** @description The request violates this document. The provider itself responds with a status other than 200 only with `httpStatusCodes=true`, which the portal never sends. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["LoginRequest"];
            };
        };
        responses: {
            /** @description `errorCode` contains the result: 0 for success, any other value for a failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginSuccess"] | components["schemas"]["Failure"];
                };
            };
            /** @description The request violates this document. The provider itself responds with a status other than 200 only with `httpStatusCodes=true`, which the portal never sends. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["LogoutRequest"];
            };
        };
        responses: {
            /** @description `errorCode` contains the result: 0 for success, any other value for a failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"] | components["schemas"]["Failure"];
                };
            };
            /** @description The request violates this document. The provider itself responds with a status other than 200 only with `httpStatusCodes=true`, which the portal never sends. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["ResetPasswordRequest"];
            };
        };
        responses: {
            /** @description `errorCode` contains the result: 0 for success, any other value for a failure. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResetSuccess"] | components["schemas"]["Failure"];
                };
            };
            /** @description The request violates this document. The provider itself responds with a status other than 200 only with `httpStatusCodes=true`, which the portal never sends. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    verifySession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["SessionRequest"];
            };
        };
        responses: {
            /** @description `errorCode` contains the result: 0 for success, any other value for a failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"] | components["schemas"]["Failure"];
                };
            };
            /** @description The request violates this document. The provider itself responds with a status other than 200 only with `httpStatusCodes=true`, which the portal never sends. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    ssoLogin: {
        parameters: {
            query: {
                /**
                 * @description API key of the site.
                 * @example 3_abc
                 */
                apiKey: string;
                /** @description Always `redirect`. */
                authFlow?: "redirect" | "popup";
                /** @description Returned unchanged. */
                context?: string;
                /** @description Language of the sign-on page. */
                lang?: string;
                /**
                 * @description Enterprise identity provider. Default: the site group's own sign-on page.
                 * @example saml-halberd
                 */
                provider?: string;
                /** @description How the response is returned. */
                redirectMethod?: "get" | "post";
                /**
                 * @description URL to return to. Must be allowed for the site.
                 * @example https://portal.example/login
                 */
                redirectURL: string;
                /** @description As for `login`. */
                sessionExpiration?: number;
                /**
                 * @description Returned unchanged. The portal compares it with the value it sent.
                 * @example f3a9
                 */
                state?: string;
                /** @description Whether to request consents of the child site. */
                useChildContext?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Redirect to the sign-on page, or back to `redirectURL`. */
            302: {
                headers: {
                    /**
                     * @description Redirect target.
                     * @example https://portal.example/login?authCode=st2.ac.9Zk4&gig_actions=sso.login&state=f3a9
                     */
                    Location: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The API key or the redirect URL is not allowed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
}

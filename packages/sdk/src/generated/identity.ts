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
         * @description Name, e-mail address and company of the person.
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
         * @description Turns a live session into an identity token. The portal asks for `email` and `work.company` and for 43,200 s.
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
         * Get the keys of identity tokens
         * @description For whoever verifies identity tokens (a backend).
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
         * @description Starts a session. `sessionInfo.cookieValue` is the proof for the other calls.
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
         * @description Ends the session. Best effort: the portal clears its own storage without waiting for it.
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
         * @description With `loginID` it sends the mail; with `passwordResetToken` and `newPassword` it sets the new password. Whether a login ID exists must not be visible: treat 403047 as success.
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
         * @description Success means that the session lives; every failure means signed out.
         */
        post: operations["verifySession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts.sso.exchange": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Finish single sign-on
         * @description Trades the `authCode` of the single sign-on return for a session. Our stand-in: the provider's own SDK does this exchange by itself and its method is not published.
         */
        post: operations["exchangeAuthCode"];
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
         * @description A full-page redirect to the provider. The return address gets `authCode` and `gig_actions=sso.login`, or `errorCode` and `errorMessage`, and `state` unchanged.
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
            /** @description Names the call in the provider's logs. */
            callId: string;
            /**
             * Format: date-time
             * @description When the account was made.
             */
            created?: string;
            /** @description Data of the site. A free map. */
            data?: {
                [key: string]: unknown;
            };
            emails?: components["schemas"]["Emails"];
            /**
             * @description 0: success.
             * @enum {integer}
             */
            errorCode: 0;
            /** @description The account is not disabled. */
            isActive?: boolean;
            /** @description Registration is finished. */
            isRegistered?: boolean;
            /** @description The e-mail address is verified. */
            isVerified?: boolean;
            /**
             * Format: date-time
             * @description Last sign-in.
             */
            lastLogin?: string;
            /** @description Last sign-in, seconds since 1970. */
            lastLoginTimestamp?: number;
            loginIDs?: components["schemas"]["LoginIds"];
            /** @description `site`, or the single sign-on provider. */
            loginProvider?: string;
            /** @description First sign-in. */
            newUser?: boolean;
            profile: components["schemas"]["Profile"];
            /** @description Seconds since 1970, as text. */
            signatureTimestamp?: string;
            /** @description Comma list of linked providers. */
            socialProviders?: string;
            /** @description What the HTTP status would have been. */
            statusCode: number;
            /** @description Text of `statusCode`. */
            statusReason: string;
            /**
             * Format: date-time
             * @description When the call was answered, RFC 3339 in UTC.
             */
            time: string;
            /** @description Key of the account. */
            UID: string;
            /** @description Signature of `UID`. */
            UIDSignature?: string;
        };
        /** @description Ask for the account. */
        AccountInfoRequest: {
            /** @description Key of the site. */
            apiKey: string;
            /** @description `work` */
            extraProfileFields?: string;
            /** @description `profile,data,emails,loginIDs` */
            include?: string;
            /** @description `sessionInfo.cookieValue` of the sign-in. */
            login_token: string;
        };
        /** @description Done, nothing more to say. */
        Done: {
            /** @description Always 2. */
            apiVersion: number;
            /** @description Names the call in the provider's logs. */
            callId: string;
            /**
             * @description 0: success.
             * @enum {integer}
             */
            errorCode: 0;
            /** @description What the HTTP status would have been. */
            statusCode: number;
            /** @description Text of `statusCode`. */
            statusReason: string;
            /**
             * Format: date-time
             * @description When the call was answered, RFC 3339 in UTC.
             */
            time: string;
        };
        /** @description E-mail addresses of the account. */
        Emails: {
            /** @description Addresses not yet verified. */
            unverified?: string[];
            /** @description Verified addresses. */
            verified?: string[];
        };
        /** @description Trade the code of the single sign-on return. */
        ExchangeRequest: {
            /** @description Key of the site. */
            apiKey: string;
            /** @description `authCode` of the return address. Works once. */
            authCode: string;
            /** @description Life of the session: 0 until the browser closes (remember-me off), n > 0 seconds (remember-me on: 2,592,000), -1 a 60-second session that the site extends (not used), -2 never expires (not used). */
            sessionExpiration?: number;
        };
        /** @description A failed call. HTTP status 200 all the same. */
        Failure: {
            /** @description With 301001: the data center to use. */
            apiDomain?: string;
            /** @description Always 2. */
            apiVersion: number;
            /** @description Names the call in the provider's logs. */
            callId: string;
            /** @description The real result of the call. Map it by code; never show `errorMessage` or `errorDetails` raw. */
            errorCode: number;
            /** @description Reason for logs. */
            errorDetails?: string;
            /** @description Label for logs. */
            errorMessage: string;
            /** @description With 301001: the data center to use. */
            location?: string;
            /** @description With 206001: finishes the registration, valid one hour. */
            regToken?: string;
            /** @description What the HTTP status would have been. */
            statusCode: number;
            /** @description Text of `statusCode`. */
            statusReason: string;
            /**
             * Format: date-time
             * @description When the call was answered, RFC 3339 in UTC.
             */
            time: string;
            /** @description With 400009 and 400006: the fields at fault. */
            validationErrors?: components["schemas"]["FieldError"][];
        };
        /** @description One field and its message. */
        FieldError: {
            /** @description Code of this error. */
            errorCode: number;
            /** @description Name of the parameter. */
            fieldName: string;
            /** @description Message that may be shown under the field. */
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
            /** @description Key id, as in the token's header. */
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
        /** @description Ask for an identity token. */
        JwtRequest: {
            /** @description Key of the site. */
            apiKey: string;
            /** @description Audience claim. */
            audience?: string;
            /**
             * @description Life in seconds: 43200 for the portal.
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
            /** @description Names the call in the provider's logs. */
            callId: string;
            /**
             * @description 0: success.
             * @enum {integer}
             */
            errorCode: 0;
            /** @description RS256 JWT. Claims: `iss`, `sub` (UID), `iat`, `exp`, `apiKey`, and the requested fields; `work.company` may arrive flat or nested. */
            id_token: string;
            /** @description Comma list of requested fields that are not known. */
            ignoredFields?: string;
            /** @description What the HTTP status would have been. */
            statusCode: number;
            /** @description Text of `statusCode`. */
            statusReason: string;
            /**
             * Format: date-time
             * @description When the call was answered, RFC 3339 in UTC.
             */
            time: string;
        };
        /** @description What the person may sign in with. */
        LoginIds: {
            /** @description E-mail addresses. */
            emails?: string[];
            /** @description Addresses not yet verified. */
            unverifiedEmails?: string[];
            /** @description User name. */
            username?: string;
        };
        /** @description Sign in with login ID and password. */
        LoginRequest: {
            /** @description Key of the site. */
            apiKey: string;
            /** @description Proof of the captcha, after 401020. */
            captchaToken?: string;
            /** @description Kind of captcha. */
            captchaType?: string;
            /** @description `profile,data,loginIDs,emails` */
            include?: string;
            /** @description Language of messages. */
            lang?: string;
            /** @description E-mail address. */
            loginID: string;
            /**
             * @description `standard`.
             * @default standard
             * @enum {string}
             */
            loginMode?: "standard" | "link" | "reAuth";
            /**
             * Format: password
             * @description Password. Never logged, never in an address.
             */
            password: string;
            /** @description Life of the session: 0 until the browser closes (remember-me off), n > 0 seconds (remember-me on: 2,592,000), -1 a 60-second session that the site extends (not used), -2 never expires (not used). */
            sessionExpiration?: number;
            /**
             * @description `browser`.
             * @default browser
             * @enum {string}
             */
            targetEnv?: "browser" | "mobile";
        };
        /** @description Signed in. */
        LoginSuccess: {
            /** @description Always 2. */
            apiVersion: number;
            /** @description Names the call in the provider's logs. */
            callId: string;
            /**
             * Format: date-time
             * @description When the account was made.
             */
            created?: string;
            /** @description Data of the site. A free map. */
            data?: {
                [key: string]: unknown;
            };
            emails?: components["schemas"]["Emails"];
            /**
             * @description 0: success.
             * @enum {integer}
             */
            errorCode: 0;
            /** @description Identity token, when `include` asked for it. */
            id_token?: string;
            /** @description The account is not disabled. */
            isActive?: boolean;
            /** @description Registration is finished. */
            isRegistered?: boolean;
            /** @description The e-mail address is verified. */
            isVerified?: boolean;
            /**
             * Format: date-time
             * @description Last sign-in.
             */
            lastLogin?: string;
            /** @description Last sign-in, seconds since 1970. */
            lastLoginTimestamp?: number;
            loginIDs?: components["schemas"]["LoginIds"];
            /** @description `site`, or the single sign-on provider. */
            loginProvider?: string;
            /** @description First sign-in. */
            newUser?: boolean;
            profile: components["schemas"]["Profile"];
            sessionInfo: components["schemas"]["SessionInfo"];
            /** @description Seconds since 1970, as text. */
            signatureTimestamp?: string;
            /** @description Comma list of linked providers. */
            socialProviders?: string;
            /** @description What the HTTP status would have been. */
            statusCode: number;
            /** @description Text of `statusCode`. */
            statusReason: string;
            /**
             * Format: date-time
             * @description When the call was answered, RFC 3339 in UTC.
             */
            time: string;
            /** @description Key of the account. */
            UID: string;
            /** @description Signature of `UID`. */
            UIDSignature?: string;
        };
        /** @description End the session. */
        LogoutRequest: {
            /** @description Key of the site. */
            apiKey: string;
            /** @description `sessionInfo.cookieValue` of the sign-in. */
            login_token: string;
        };
        /** @description Profile of the person. */
        Profile: {
            /** @description E-mail address. */
            email?: string;
            /** @description First name. */
            firstName?: string;
            /** @description Last name. */
            lastName?: string;
            /** @description Nickname. */
            nickname?: string;
            /** @description Where the person works. */
            work?: {
                /** @description Company. */
                company?: string;
                /** @description Id of the company: the supplier. */
                companyID?: string;
                /** @description Job title. */
                title?: string;
            };
        };
        /** @description Ask for the keys. */
        PublicKeyRequest: {
            /** @description Key of the site. */
            apiKey: string;
            /** @description True: `keys` as JSON Web Keys. */
            V2?: boolean;
        };
        /** @description Keys that verify identity tokens. */
        PublicKeySuccess: {
            /** @description Always 2. */
            apiVersion: number;
            /** @description Names the call in the provider's logs. */
            callId: string;
            /**
             * @description 0: success.
             * @enum {integer}
             */
            errorCode: 0;
            /** @description JSON Web Keys. */
            keys: components["schemas"]["Jwk"][];
            /** @description What the HTTP status would have been. */
            statusCode: number;
            /** @description Text of `statusCode`. */
            statusReason: string;
            /**
             * Format: date-time
             * @description When the call was answered, RFC 3339 in UTC.
             */
            time: string;
        };
        /** @description Either `loginID` (sends a mail) or `passwordResetToken` with `newPassword`. */
        ResetPasswordRequest: {
            /** @description Key of the site. */
            apiKey: string;
            /** @description Language of messages. */
            lang?: string;
            /** @description E-mail address that gets the mail. */
            loginID?: string;
            /**
             * Format: password
             * @description The new password; the provider decides whether it is good enough.
             */
            newPassword?: string;
            /** @description Token of the mail's link (`pwrt`). Lives one hour; a newer mail revokes it. */
            passwordResetToken?: string;
        };
        /** @description The mail is on its way, or the new password is set. */
        ResetSuccess: {
            /** @description Always 2. */
            apiVersion: number;
            /** @description Names the call in the provider's logs. */
            callId: string;
            /**
             * @description 0: success.
             * @enum {integer}
             */
            errorCode: 0;
            /** @description What the HTTP status would have been. */
            statusCode: number;
            /** @description Text of `statusCode`. */
            statusReason: string;
            /**
             * Format: date-time
             * @description When the call was answered, RFC 3339 in UTC.
             */
            time: string;
            /** @description Key of the account, after a new password was set. */
            UID?: string;
        };
        /** @description The session. `cookieValue` is the `login_token` of the other calls. */
        SessionInfo: {
            /** @description `glt_` and the API key. */
            cookieName: string;
            /** @description The login token. */
            cookieValue: string;
        };
        /** @description Names a session. */
        SessionRequest: {
            /** @description Key of the site. */
            apiKey: string;
            /** @description `sessionInfo.cookieValue` of the sign-in. */
            login_token: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
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
            /** @description The result is in `errorCode`: 0 is success, anything else a failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountInfo"] | components["schemas"]["Failure"];
                };
            };
            /** @description The request does not follow this document. The provider itself uses another status than 200 only with `httpStatusCodes=true`, which the portal never sends. */
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
            /** @description The result is in `errorCode`: 0 is success, anything else a failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JwtSuccess"] | components["schemas"]["Failure"];
                };
            };
            /** @description The request does not follow this document. The provider itself uses another status than 200 only with `httpStatusCodes=true`, which the portal never sends. */
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
            /** @description The result is in `errorCode`: 0 is success, anything else a failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicKeySuccess"] | components["schemas"]["Failure"];
                };
            };
            /** @description The request does not follow this document. The provider itself uses another status than 200 only with `httpStatusCodes=true`, which the portal never sends. */
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
            /** @description The result is in `errorCode`: 0 is success, anything else a failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginSuccess"] | components["schemas"]["Failure"];
                };
            };
            /** @description The request does not follow this document. The provider itself uses another status than 200 only with `httpStatusCodes=true`, which the portal never sends. */
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
            /** @description The result is in `errorCode`: 0 is success, anything else a failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"] | components["schemas"]["Failure"];
                };
            };
            /** @description The request does not follow this document. The provider itself uses another status than 200 only with `httpStatusCodes=true`, which the portal never sends. */
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
            /** @description The result is in `errorCode`: 0 is success, anything else a failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResetSuccess"] | components["schemas"]["Failure"];
                };
            };
            /** @description The request does not follow this document. The provider itself uses another status than 200 only with `httpStatusCodes=true`, which the portal never sends. */
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
            /** @description The result is in `errorCode`: 0 is success, anything else a failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"] | components["schemas"]["Failure"];
                };
            };
            /** @description The request does not follow this document. The provider itself uses another status than 200 only with `httpStatusCodes=true`, which the portal never sends. */
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
    exchangeAuthCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["ExchangeRequest"];
            };
        };
        responses: {
            /** @description The result is in `errorCode`: 0 is success, anything else a failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginSuccess"] | components["schemas"]["Failure"];
                };
            };
            /** @description The request does not follow this document. The provider itself uses another status than 200 only with `httpStatusCodes=true`, which the portal never sends. */
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
                 * @description Key of the site.
                 * @example 3_abc
                 */
                apiKey: string;
                /** @description The portal uses `redirect`. */
                authFlow?: "redirect" | "popup";
                /** @description Returned unchanged. */
                context?: string;
                /** @description Language of the sign-on page. */
                lang?: string;
                /**
                 * @description Enterprise identity provider; without it the site group's own sign-on.
                 * @example saml-halberd
                 */
                provider?: string;
                /** @description How the return is made. */
                redirectMethod?: "get" | "post";
                /**
                 * @description Where to return to. Must be allowed for the site.
                 * @example https://portal.example/login
                 */
                redirectURL: string;
                /** @description As for `login`. */
                sessionExpiration?: number;
                /**
                 * @description Returned unchanged; the portal compares it.
                 * @example f3a9
                 */
                state?: string;
                /** @description Ask for consents of the child site. */
                useChildContext?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description To the sign-on page, or back to `redirectURL`. */
            302: {
                headers: {
                    /**
                     * @description Where to go.
                     * @example https://portal.example/login?authCode=st2.ac.9Zk4&gig_actions=sso.login&state=f3a9
                     */
                    Location: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Nothing to return to: the site key or the return address is not allowed. */
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

import type { ErrorBody, FieldError } from '@portal-kit/contract/error-body';

type Extensions = NonNullable<ErrorBody['extensions']>;

/** Thrown by a handler before it writes anything; becomes the contract's error body. */
export class ApiError extends Error {
  readonly status: number;
  readonly errorCode: string;
  readonly extensions: Extensions | undefined;

  constructor(status: number, errorCode: string, message: string, extensions?: Extensions) {
    super(message);
    this.status = status;
    this.errorCode = errorCode;
    this.extensions = extensions;
  }
}

export const notFound = () => new ApiError(404, 'NOT_FOUND', 'Nothing was found under this id.');

export const forbidden = (message = "You don't have the required permissions.") =>
  new ApiError(403, 'FORBIDDEN', message);

export const unauthenticated = () =>
  new ApiError(401, 'UNAUTHENTICATED', 'The token is missing, invalid or expired.');

/** Creates an error response with all field errors. */
export function invalid(
  validationErrors: readonly FieldError[],
  message = 'Please correct the marked fields.',
): ApiError {
  return new ApiError(422, 'VALIDATION_FAILED', message, { validationErrors });
}

export function conflict(errorCode: string, message: string, extensions?: Extensions): ApiError {
  return new ApiError(409, errorCode, message, extensions);
}

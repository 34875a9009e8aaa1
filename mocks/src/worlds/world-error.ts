/** A request cannot use the selected world. */
export class WorldError extends Error {
  readonly status: 400 | 404 | 409 | 503;
  readonly errorCode: string;

  constructor(status: WorldError['status'], errorCode: string, message: string) {
    super(message);
    this.status = status;
    this.errorCode = errorCode;
  }
}

/** The order has gone on since it was shown: what was wanted of it can no longer be had. */
export class TooLate extends Error {
  readonly status: string;

  constructor(status: string) {
    super(`portal-kit: the order is ${status} and can no longer be changed.`);
    this.status = status;
  }
}

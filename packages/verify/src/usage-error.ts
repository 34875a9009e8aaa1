/** The run cannot start: wrong options, a refused sign-in or an unreachable deployment. Exit code 2. */
export class UsageError extends Error {}

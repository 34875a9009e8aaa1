export type CheckStatus = 'passed' | 'failed' | 'skipped';

/** How to correct a finding. */
export interface Change {
  /** What to change, in one or two sentences. */
  readonly change: string;
  /** Lines for the server block of nginx. */
  readonly nginx?: readonly string[];
  /** Lines for the site block of Caddy. */
  readonly caddy?: readonly string[];
}

export interface CheckResult extends Partial<Change> {
  /** Area and name of the check, for example `headers.referrer-policy`. */
  readonly id: string;
  readonly status: CheckStatus;
  /** What the doctor found, or why it did not check. */
  readonly found: string;
}

export interface DoctorReport {
  readonly url: string;
  readonly startedAt: string;
  readonly durationMs: number;
  readonly requests: number;
  readonly summary: Readonly<Record<CheckStatus, number>>;
  readonly checks: readonly CheckResult[];
}

/** The results of a run, in the order of the checks. */
export class Results {
  readonly checks: CheckResult[] = [];

  pass(id: string, found: string): void {
    this.checks.push({ id, status: 'passed', found });
  }

  fail(id: string, found: string, change: Change): void {
    this.checks.push({ id, status: 'failed', found, ...change });
  }

  skip(id: string, found: string): void {
    this.checks.push({ id, status: 'skipped', found });
  }

  /** Fails with the problem, or passes without one. */
  judge(id: string, problem: string | undefined, found: string, change: Change): void {
    if (problem === undefined) this.pass(id, found);
    else this.fail(id, problem, change);
  }

  count(status: CheckStatus): number {
    return this.checks.filter((check) => check.status === status).length;
  }
}

/** Returns the lines that send a header, for nginx and Caddy. */
export const headerLines = (name: string, value: string) => ({
  nginx: [`add_header ${name} ${quote(value)} always;`],
  caddy: [`header ${name} ${quote(value)}`],
});

/** Returns the start of an nginx location that sends a header of its own. */
export const locationWithHeader = (path: string, header: string): string[] => [
  `location ${path} {`,
  '# repeat the other add_header lines here: nginx does not inherit them',
  `add_header ${header} always;`,
];

const quote = (value: string) => `"${value.replaceAll('"', '\\"')}"`;

export const formatList = (names: readonly string[]): string => names.join(', ');

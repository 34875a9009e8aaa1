// Deployments that a test of the doctor starts and examines.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { DoctorReport } from './results.ts';
import { examine } from './run.ts';
import {
  type DeploymentOptions,
  type Reply,
  startDeployment,
  type TestDeployment,
} from './test-deployment.ts';

/** Starts a deployment, which closes at the end of the test. */
export async function start(options: DeploymentOptions = {}): Promise<TestDeployment> {
  const deployment = await startDeployment(options);
  onTestFinished(() => deployment.close());
  return deployment;
}

/** Writes a file to a temporary folder, which is removed at the end of the test, and returns its path. */
export function writeTemporaryFile(name: string, text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'doctor-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
}

/** Examines a site with default options. */
export const examineUrl = (url: string, options: Partial<Parameters<typeof examine>[0]> = {}) =>
  examine({
    url,
    configFile: undefined,
    buildFolder: undefined,
    embedOrigins: [],
    timeoutMs: 2000,
    ...options,
  });

/** Returns a deployment's failed checks with their findings. */
export const failures = ({ checks }: DoctorReport) =>
  Object.fromEntries(checks.filter(({ status }) => status === 'failed').map(({ id, found }) => [id, found]));

/** Starts a deployment, examines it and returns its failed checks. */
export const findings = async (options: DeploymentOptions) =>
  failures(await examineUrl((await start(options)).origin));

/** Changes the headers of the page. */
export const onPage = (headers: Readonly<Record<string, string | undefined>>) => (reply: Reply) => {
  if (reply.headers['content-type'] !== 'text/html') return undefined;
  const kept = Object.entries({ ...reply.headers, ...headers }).filter(([, value]) => value !== undefined);
  return { ...reply, headers: Object.fromEntries(kept) as Record<string, string> };
};

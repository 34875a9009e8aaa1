import { loadContract } from '@portal-kit/contract/contract';
import { type CallRunOptions, type CallRunResult, runCalls } from '../../src/calls/run-calls.ts';
import { SandboxTarget } from './sandbox-target.ts';

/** Sends generated calls to the gate and the sandbox in this process. */
export async function runSandboxCalls(options: Omit<CallRunOptions, 'target'>): Promise<CallRunResult> {
  const target = await SandboxTarget.create(await loadContract());
  return runCalls({ ...options, target }).finally(target.close);
}

import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { root } from '../commands/command-process.ts';

/** Runs `npm run doctor`. */
export async function doctor(args: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const command = ['run', '--silent', 'doctor', '--', ...args];
  const options = { cwd: root, env: { ...process.env, ...env } };
  return promisify(execFile)('npm', command, options).then(
    ({ stdout }) => ({ code: 0, stdout, stderr: '' }),
    (error: { code: number; stdout: string; stderr: string }) => error,
  );
}

import { cpus } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';

/** The share of all cores that other work may take. */
export const maxBusyShare = 0.3;

const sampleMs = 250;
const pollMs = 700;

function readTimes() {
  const times = cpus().map((cpu) => cpu.times);
  const idle = times.reduce((sum, each) => sum + each.idle, 0);
  const total = times.reduce(
    (sum, { user, nice, sys, idle: idleMs, irq }) => sum + user + nice + sys + idleMs + irq,
    0,
  );
  return { idle, total };
}

/** The busy share of all cores, from 0 to 1, while the measurement does nothing. */
export async function busyShare(): Promise<number> {
  const before = readTimes();
  await wait(sampleMs);
  const after = readTimes();
  const total = after.total - before.total;
  return total === 0 ? 0 : 1 - (after.idle - before.idle) / total;
}

/** Waits until the machine is quiet, for at most `maxWaitMs`. Returns whether it is quiet. */
export async function quietMachine(maxWaitMs: number): Promise<boolean> {
  const deadline = performance.now() + maxWaitMs;
  while ((await busyShare()) > maxBusyShare) {
    if (performance.now() > deadline) return false;
    await wait(pollMs);
  }
  return true;
}

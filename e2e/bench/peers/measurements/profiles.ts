/** CPU and network of a load. */
export interface LoadProfile {
  readonly title: string;
  readonly cpu: number;
  readonly network?: typeof fast4g;
  readonly isApiDelayed: boolean;
}

/** API latency of the profiles with a delayed API. */
export const apiLatencyMs = 50;
export const slowCpu = 4;

/** Fast 4G of Chrome DevTools: 90% of 9 and 1.5 Mbit/s in bytes per second, and the latency in milliseconds. */
const fast4g = { downloadThroughput: 1_012_500, uploadThroughput: 168_750, latency: 165 };

export const fullSpeed: LoadProfile = { title: 'full speed', cpu: 1, isApiDelayed: false };

export const loadProfiles: readonly LoadProfile[] = [
  fullSpeed,
  { title: 'API 50 ms', cpu: 1, isApiDelayed: true },
  { title: 'CPU 4x', cpu: slowCpu, isApiDelayed: false },
  { title: 'Fast 4G + CPU 4x', cpu: slowCpu, network: fast4g, isApiDelayed: true },
];

export const interactionProfiles: readonly { readonly title: string; readonly cpu: number }[] = [
  { title: 'full speed', cpu: 1 },
  { title: 'CPU 4x', cpu: slowCpu },
];

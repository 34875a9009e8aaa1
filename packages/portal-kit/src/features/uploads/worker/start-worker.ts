interface ScriptUrlPolicy {
  createScriptURL: (url: string) => string;
}

interface PolicyFactory {
  createPolicy: (name: string, rules: ScriptUrlPolicy) => ScriptUrlPolicy;
}

/** The only Trusted Types policy of this library, for the address of its own worker and nothing else. */
const policyName = 'portal-kit';
let policy: ScriptUrlPolicy | undefined;

function trusted(url: URL): string {
  const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes;
  if (!factory) return url.href;
  policy ??= factory.createPolicy(policyName, { createScriptURL: (text) => text });
  return policy.createScriptURL(url.href);
}

/** Throws where the page allows no worker, or not our policy. */
export function startWorker(): Worker {
  // Bundlers find the worker's file by the very words `new Worker(new URL(…))`.
  class Worker extends globalThis.Worker {
    constructor(url: URL, options: WorkerOptions) {
      super(trusted(url), options);
    }
  }
  return new Worker(new URL('./upload.worker.ts', import.meta.url), { type: 'module' });
}

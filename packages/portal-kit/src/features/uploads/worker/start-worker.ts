interface ScriptUrlPolicy {
  createScriptURL: (url: string) => string;
}

interface PolicyFactory {
  createPolicy: (name: string, rules: ScriptUrlPolicy) => ScriptUrlPolicy;
}

/** Name of the library's only Trusted Types policy. It accepts only the URL of the worker. */
const policyName = 'portal-kit';
let policy: ScriptUrlPolicy | undefined;

function trusted(url: URL): string {
  const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes;
  if (!factory) return url.href;
  policy ??= factory.createPolicy(policyName, { createScriptURL: (text) => text });
  return policy.createScriptURL(url.href);
}

/** Throws if the page's policy blocks workers or the Trusted Types policy. */
export function startWorker(): Worker {
  // Bundlers detect workers by the exact expression `new Worker(new URL(…))`.
  class Worker extends globalThis.Worker {
    constructor(url: URL, options: WorkerOptions) {
      super(trusted(url), options);
    }
  }
  return new Worker(new URL('./upload.worker.ts', import.meta.url), { type: 'module' });
}

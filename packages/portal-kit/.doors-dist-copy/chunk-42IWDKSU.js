'use client';

// src/features/uploads/told.css.ts
var told = "pk_xpul0";

// src/features/uploads/check/start-worker.ts
var policyName = "portal-kit";
var policy;
function trusted(url) {
  const factory = globalThis.trustedTypes;
  if (!factory) return url.href;
  policy ??= factory.createPolicy(policyName, { createScriptURL: (text) => text });
  return policy.createScriptURL(url.href);
}
function startWorker() {
  class Worker extends globalThis.Worker {
    constructor(url, options) {
      super(trusted(url), options);
    }
  }
  return new Worker(new URL("./upload.worker.js", import.meta.url), { type: "module" });
}

// src/features/uploads/check/run-task.ts
var waitMs = 3e4;
var unreadable = () => new Error("portal-kit: the file could not be read.");
async function runInPage(task) {
  const { performTask } = await import("./perform-task-H3HFZPCJ.js");
  return performTask(task);
}
async function answerOf(worker, task, signal) {
  let timer;
  try {
    return await new Promise((resolve, reject) => {
      let hasStarted = false;
      timer = setTimeout(() => reject(unreadable()), waitMs);
      signal?.addEventListener("abort", () => reject(signal.reason), { once: true });
      worker.addEventListener("message", ({ data }) => {
        if ("hasStarted" in data) {
          hasStarted = true;
          worker.postMessage(task, [task.bytes]);
        } else if ("result" in data) resolve(data.result);
        else reject(unreadable());
      });
      worker.addEventListener("error", () => {
        if (hasStarted) reject(unreadable());
        else resolve(runInPage(task));
      });
    });
  } finally {
    clearTimeout(timer);
  }
}
async function runTask(task, signal) {
  signal?.throwIfAborted();
  let worker;
  try {
    worker = startWorker();
  } catch {
    return await runInPage(task);
  }
  try {
    return await answerOf(worker, task, signal);
  } finally {
    worker.terminate();
  }
}

export {
  told,
  runTask
};

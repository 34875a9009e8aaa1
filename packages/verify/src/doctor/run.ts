import { checkApi } from './checks/api.ts';
import { checkConfig } from './checks/config.ts';
import { checkCollector } from './checks/cors.ts';
import { checkAddresses, checkFiles, checkLogo } from './checks/files.ts';
import { checkPageHeaders } from './checks/headers.ts';
import { checkIdentity } from './checks/identity.ts';
import { checkIntegrity } from './checks/integrity.ts';
import { checkMixedContent } from './checks/mixed-content.ts';
import { checkClock, checkTransport, openPage } from './checks/page.ts';
import type { Context } from './context.ts';
import { readContract } from './contract.ts';
import type { DoctorOptions } from './options.ts';
import { Probe } from './probe.ts';
import { type DoctorReport, Results } from './results.ts';

const MOST_REQUESTS = 1000;

/**
 * Checks a deployment of the portal. Sends reads only.
 *
 * @throws UsageError when the deployment cannot be checked.
 */
export async function examine(options: DoctorOptions): Promise<DoctorReport> {
  const started = Date.now();
  const contract = await readContract();
  const probe = new Probe({ timeoutMs: options.timeoutMs, maxRequests: MOST_REQUESTS });
  const results = new Results();
  const { origin, page } = await openPage(probe, results, options.url);
  const settings = await checkConfig(probe, results, origin, options.configFile);
  const { buildFolder, embedOrigins } = options;
  const context: Context = {
    origin,
    probe,
    results,
    page,
    settings,
    contract,
    buildFolder,
    embedOrigins,
    connectOrigins: new Set(),
  };
  for (const address of [settings.apiBaseUrl, settings.telemetryUrl]) {
    const called = new URL(address || '/', origin).origin;
    if (called !== origin) context.connectOrigins.add(called);
  }
  await checkTransport(context, options.url);
  checkClock(context, 'clock.portal', 'the portal', page);
  // The discovery document names origins of the content security policy.
  await checkIdentity(context);
  checkPageHeaders(context);
  checkMixedContent(context);
  await checkFiles(context);
  await checkAddresses(context);
  await checkLogo(context);
  await checkIntegrity(context);
  await checkApi(context);
  await checkCollector(context, settings.telemetryUrl);
  return {
    url: origin,
    startedAt: new Date(started).toISOString(),
    durationMs: Date.now() - started,
    requests: probe.sent,
    summary: {
      passed: results.count('passed'),
      failed: results.count('failed'),
      skipped: results.count('skipped'),
    },
    checks: results.checks,
  };
}

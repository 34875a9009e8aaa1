const mostClients = 10_000;

/** Allows `perMinute` requests of each client and minute. A minute starts with the first request after the last one. */
export function createRateLimit({ perMinute, now = Date.now }) {
  let startedMs = Number.NEGATIVE_INFINITY;
  const counts = new Map();
  return (client) => {
    const currentMs = now();
    if (currentMs - startedMs >= 60_000) {
      counts.clear();
      startedMs = currentMs;
    }
    const count = (counts.get(client) ?? 0) + 1;
    // A full table refuses new clients, so that its memory is limited.
    if (count > perMinute || (count === 1 && counts.size >= mostClients)) return false;
    counts.set(client, count);
    return true;
  };
}

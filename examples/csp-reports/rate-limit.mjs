const mostClients = 10_000;

/** Allows `perMinute` reports of each client and minute. */
export function createRateLimit({ perMinute, now = Date.now }) {
  let minute = -1;
  const counts = new Map();
  return (client) => {
    const current = Math.floor(now() / 60_000);
    if (current !== minute) counts.clear();
    minute = current;
    const count = (counts.get(client) ?? 0) + 1;
    // A full table refuses new clients, so that its memory is limited.
    if (count > perMinute || (count === 1 && counts.size >= mostClients)) return false;
    counts.set(client, count);
    return true;
  };
}

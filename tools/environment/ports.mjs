// Reads PORT and checks that a port is free.
import { createServer } from 'node:net';
import { SetupError } from './setup.mjs';

/** Reads the port in PORT, or returns the default when PORT is empty. */
export function readPort(defaultPort) {
  const text = process.env.PORT || String(defaultPort);
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new SetupError(`PORT is "${text}"; it must be a number from 1 to 65535.`);
}

/** @param {{ command: string, defaultPort: number, suggestedPort: number }} options For the error message. */
export function requireFreePort(port, { command, defaultPort, suggestedPort }) {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', ({ code, message }) => {
      reject(
        new SetupError(
          code === 'EADDRINUSE'
            ? `Port ${port} is taken, perhaps by another "${command}". Stop it or choose another port: PORT=${suggestedPort} ${command}`
            : `Port ${port} cannot be used (${message}). Choose another port: PORT=${defaultPort} ${command}`,
        ),
      );
    });
    probe.listen(port, '127.0.0.1', () => probe.close(resolve));
  });
}

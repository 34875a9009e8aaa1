// The ports that a command listens on: chosen by PORT, and free.
import { createServer } from 'node:net';
import { SetupError } from './setup.mjs';

/** @param {number} usual Where PORT says nothing. */
export function chosenPort(usual) {
  const text = process.env.PORT || String(usual);
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new SetupError(`PORT is "${text}"; it must be a number from 1 to 65535.`);
}

/** @param {{ command: string, usual: number, instead: number }} options What to suggest where it is not. */
export function checkFree(port, { command, usual, instead }) {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', ({ code, message }) => {
      reject(
        new SetupError(
          code === 'EADDRINUSE'
            ? `Port ${port} is taken, perhaps by another "${command}". Stop that one, or choose: PORT=${instead} ${command}`
            : `Port ${port} cannot be used (${message}). Choose another: PORT=${usual} ${command}`,
        ),
      );
    });
    probe.listen(port, '127.0.0.1', () => probe.close(resolve));
  });
}

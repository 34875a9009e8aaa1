// Runs the chain in its own process, so that it does not share an event loop with the measurement. Ends with its parent.
import { startChain } from '../../../mocks/src/testing.ts';

const [options = '{}'] = process.argv.slice(2);
const startedAt = performance.now();
const chain = await startChain(JSON.parse(options));
process.send?.({ origin: chain.origin, startMs: performance.now() - startedAt });
process.on('disconnect', () => process.exit());

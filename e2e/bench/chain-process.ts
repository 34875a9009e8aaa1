// The chain in a process of its own, so that it shares no event loop with what measures it. Ends with its parent.
import { startChain } from '../../mocks/src/testing.ts';

const [options = '{}'] = process.argv.slice(2);
const startedAt = performance.now();
const chain = await startChain(JSON.parse(options));
process.send?.({ origin: chain.origin, startMs: performance.now() - startedAt });
process.on('disconnect', () => process.exit());

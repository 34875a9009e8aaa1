import { setFlagsFromString } from 'node:v8';

// Enables the flag `l`, which selects V8's engine without backtracking. With the default engine, a pattern such as
// `(a|aa)+!$` would stop the sandbox for minutes.
setFlagsFromString('--enable-experimental-regexp-engine');

/**
 * Compiles the path pattern of a fault.
 *
 * @throws SyntaxError when the pattern is invalid or cannot be matched in linear time: lookahead, back-references and
 * counts above 16.
 */
export const pathPattern = (source: string): RegExp => new RegExp(source, 'l');

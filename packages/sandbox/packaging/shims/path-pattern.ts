/**
 * Compiles a fault's path pattern. Only V8 has the engine without backtracking, and patterns from the same process
 * don't need it.
 */
export const pathPattern = (source: string): RegExp => new RegExp(source);

/** Path patterns of faults. Only V8 has the engine without backtracking; patterns within the own process need none. */
export const pathPattern = (source: string): RegExp => new RegExp(source);

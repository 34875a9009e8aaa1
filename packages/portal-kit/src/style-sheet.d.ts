/** Declares style sheets as modules without exports. */
export {};

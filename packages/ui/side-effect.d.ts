/** The type of a style sheet: a module without exports. */
export {};

/** The type of a style sheet and of a worker: a module without exports. */
export {};

/** What `import` of a style sheet means to a compiler: it is there, and it exports nothing. */
export {};

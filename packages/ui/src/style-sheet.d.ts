/** The type of `import '@portal-kit/ui/styles.css'`: a module without exports. */
export {};

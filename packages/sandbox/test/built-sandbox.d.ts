declare module 'virtual:built-sandbox' {
  export const createSandbox: typeof import('../src/sandbox.ts').createSandbox;
}

import type { TokenSource } from '@portal-kit/sdk';

/** The part of the sandbox's control that the tests use. */
export interface SandboxControl {
  snapshot(): string;
  restore(id: string): void;
  advance(ms: number): unknown;
  moveOrder(orderId: string, change: { readonly to: string }): unknown;
  addFault(rule: object): unknown;
  journal(): readonly { readonly operationId?: string }[];
  violations(): readonly unknown[];
}

/** A sandbox in memory behind the gate, with the tokens of a supplier's user. */
export interface Sandbox {
  readonly origin: string;
  readonly control: SandboxControl;
  readonly tokens: TokenSource;
  close(): Promise<void>;
}

/** Starts the sandbox with a fixed clock. */
export async function startSandbox(): Promise<Sandbox> {
  // The module name is not a literal, because the types of the mocks need Node's module resolution.
  const mocks: string = '@portal-kit/mocks/testing';
  const { startChain, signIn } = await import(mocks);
  const chain = await startChain({ portalDir: false, now: '2026-11-20T09:30:00.000Z' });
  const { identityToken, accessToken } = await signIn(chain.origin, 'dana@halberd.example');
  return {
    origin: chain.origin,
    control: chain.control,
    tokens: {
      get: (kind) => (kind === 'identity' ? identityToken : accessToken),
      refresh: async () => null,
    },
    close: () => chain.close(),
  };
}

/** The part of the parser that the tests use. The package has no types. */
declare module '@usebruno/lang' {
  export function bruToEnvJsonV2(text: string): {
    readonly variables: readonly { readonly name: string; readonly value: string }[];
  };
  export function bruToJsonV2(text: string): {
    readonly http?: { readonly method: string; readonly url: string };
    readonly vars?: { readonly res?: readonly { readonly name: string; readonly value: string }[] };
  };
}

declare module 'virtual:widgets' {
  export const widgets: readonly import('./widgets/widget').Widget[];
}

/** `packages/ui/src/theme/host-properties.ts` */
declare module 'virtual:host-properties' {
  export const documentedProperties: () => { name: string; light: string; dark: string; use: string }[];
  export const propertyName: (path: readonly string[]) => string;
}

/** `packages/ui/src/theme/contrast.ts` */
declare module 'virtual:contrast' {
  type Pairs = readonly (readonly [color: string, background: string])[];
  export const contrast: (color: string, background: string) => number;
  export const textPairs: Pairs;
  export const shapePairs: Pairs;
}

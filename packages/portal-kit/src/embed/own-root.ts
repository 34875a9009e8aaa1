import { createContext } from 'react';

/** The shadow root of this package that a widget stands in; `undefined` where it stands in the page's own tree. */
export const OwnRoot = createContext<ShadowRoot | undefined>(undefined);

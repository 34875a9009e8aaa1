import { createContext } from 'react';

/** What is to be said of a field for the time being, in the place of its hint, by the field's name. */
export type FieldNotes = ReadonlyMap<string, string>;

export const noNotes: FieldNotes = new Map();
export const FieldNotesContext = createContext(noNotes);

import { createContext } from 'react';

/** Reasons of validation errors by field name. Empty if all fields are valid. */
export type FieldErrors = Readonly<Record<string, string>>;

/** Reasons from the draft of a form that was sent without JavaScript. */
export const InitialErrors = createContext<FieldErrors>({});

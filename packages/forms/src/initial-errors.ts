import { createContext } from 'react';

/** Reasons by field. */
export type FieldErrors = Readonly<Record<string, string>>;

/** Errors from the server-rendered draft. */
export const InitialErrors = createContext<FieldErrors>({});

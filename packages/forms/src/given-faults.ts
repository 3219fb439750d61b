import { createContext } from 'react';

/** Reasons by field. */
export type Faults = Readonly<Record<string, string>>;

/** Errors from the server-rendered draft. */
export const GivenFaults = createContext<Faults>({});

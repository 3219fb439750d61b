import { createContext } from 'react';

/** What is wrong with the fields of a form, by names of sentences. */
export type Faults = Readonly<Record<string, string>>;

/** What the server found wrong before this page was made. */
export const GivenFaults = createContext<Faults>({});

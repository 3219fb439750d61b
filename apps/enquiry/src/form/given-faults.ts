import type { Fault } from '@tractor-haat/api-client';
import { createContext, useContext } from 'react';

/** What is wrong with the fields of a form, by names of sentences. */
export type Faults = Readonly<Record<string, Fault>>;

/** What the server found wrong before this page was made. */
export const GivenFaults = createContext<Faults>({});

type Meta = { modified?: boolean; submitFailed?: boolean };

/** The server's fault of a field, as long as the visitor has not touched it. */
export function useGivenFault(name: string, { modified, submitFailed }: Meta): Fault | undefined {
  const faults = useContext(GivenFaults);
  return modified || submitFailed ? undefined : faults[name];
}

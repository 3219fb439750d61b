import { createContext } from 'react';

/** Reloads the session after a 401 response. It does nothing outside of `DeskFrame`. */
export const SessionEndContext = createContext<() => void>(() => undefined);

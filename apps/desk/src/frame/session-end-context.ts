import { createContext } from 'react';

/** Reloads the session after a 401 response. Does nothing outside `DeskFrame`. */
export const SessionEndContext = createContext<() => void>(() => undefined);

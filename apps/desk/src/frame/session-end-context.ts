import { createContext } from 'react';

/** Reloads the session after a 401 response. No-op outside the frame. */
export const SessionEndContext = createContext<() => void>(() => undefined);

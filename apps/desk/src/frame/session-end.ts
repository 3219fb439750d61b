import { createContext } from 'react';

/** Reads the session again: a request of the page was answered with 401. Does nothing outside the frame. */
export const SessionEndContext = createContext<() => void>(() => undefined);

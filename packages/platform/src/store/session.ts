import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { SessionState } from './session-slice.ts';

/** The session for remotes as a Redux Toolkit slice with the same actions. */
export const session = createSlice({
  name: 'session',
  initialState: { username: null } as SessionState,
  reducers: {
    signedIn: (_, { payload }: PayloadAction<string>) => ({ username: payload }),
    signedOut: () => ({ username: null }),
  },
});

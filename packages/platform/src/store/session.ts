import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { SessionState } from './session-slice.ts';

/** The session as remotes know it, by the toolkit's interface: its actions are those of the store's own slice. */
export const session = createSlice({
  name: 'session',
  initialState: { username: null } as SessionState,
  reducers: {
    signedIn: (_, { payload }: PayloadAction<string>) => ({ username: payload }),
    signedOut: () => ({ username: null }),
  },
});

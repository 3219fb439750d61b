export interface Action {
  readonly type: string;
  readonly payload?: unknown;
}

/** A named part of the state. Slices of Redux Toolkit have this type. */
export interface StoreSlice {
  readonly reducerPath: string;
  // biome-ignore lint/suspicious/noExplicitAny: each slice knows its own state and actions; the store passes them through
  readonly reducer: (state: any, action: any) => unknown;
}

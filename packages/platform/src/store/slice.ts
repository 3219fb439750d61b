/** What goes through the store. */
export interface Action {
  readonly type: string;
  readonly payload?: unknown;
}

/** A part of the store's state under a name of its own; a slice of Redux Toolkit is one. */
export interface StoreSlice {
  readonly reducerPath: string;
  // biome-ignore lint/suspicious/noExplicitAny: each slice knows its own state and actions; the store passes them through
  readonly reducer: (state: any, action: any) => unknown;
}

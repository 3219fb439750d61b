import type { PopupProps } from './popup.ts';

export type { PopupProps };

/** A widget that needs to be told nothing. */
export type NoProps = Readonly<Record<string, never>>;

/** Keeps the interface below from being empty; no widget has it. */
declare const OWNERS: unique symbol;

/**
 * What remotes offer to one another: `<remote>/<widget>` to the props that it takes. Platform names none: each remote
 * adds its own in its `src/contract.ts`, by `declare module '@tractor-haat/platform'`. Types only: nothing of this is
 * in the shared module, so a remote's release never changes the shell.
 */
export interface WidgetContracts {
  readonly [OWNERS]?: never;
}

export type WidgetName = Extract<keyof WidgetContracts, string>;

/** Widgets that are opened over the page and close themselves. */
export type PopupName = {
  [Name in WidgetName]: WidgetContracts[Name] extends PopupProps ? Name : never;
}[WidgetName];

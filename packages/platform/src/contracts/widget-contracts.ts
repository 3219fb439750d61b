import type { PopupProps } from './popup-props.ts';

export type { PopupProps };

export type NoProps = Readonly<Record<string, never>>;

/** Key that no widget has. It keeps the interface below non-empty. */
declare const OWNERS: unique symbol;

/**
 * Widget props by `<remote>/<widget>`. Each remote adds its own in `src/contract.ts` with `declare
 * module '@tractor-haat/platform'`. Types only, so a remote's release never changes the shell.
 */
export interface WidgetContracts {
  readonly [OWNERS]?: never;
}

export type WidgetName = Extract<keyof WidgetContracts, string>;

export type PopupName = {
  [Name in WidgetName]: WidgetContracts[Name] extends PopupProps ? Name : never;
}[WidgetName];

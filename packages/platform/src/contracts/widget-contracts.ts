import type { PopupProps } from './popup-props.ts';

export type { PopupProps };

export type NoProps = Readonly<Record<string, never>>;

/** Key of a member that `WidgetContracts` has without remotes, because an empty interface accepts any value. */
declare const OWNERS: unique symbol;

/**
 * Props of widgets by `<remote>/<widget>`. Each remote adds its widgets in `src/contract.ts` with `declare module
 * '@tractor-haat/platform'`. These are only types, so a release of a remote does not change the shell.
 */
export interface WidgetContracts {
  readonly [OWNERS]?: never;
}

export type WidgetName = Extract<keyof WidgetContracts, string>;

export type PopupName = {
  [Name in WidgetName]: WidgetContracts[Name] extends PopupProps ? Name : never;
}[WidgetName];

import { type ComponentType, createContext, useContext } from 'react';
import type { PopupProps } from '../contracts/popup-props.ts';
import type { PopupName, WidgetContracts } from '../contracts/widget-contracts.ts';

/** A widget whose code, translations, slices and data are loaded. */
export interface ReadyWidget {
  readonly Component: ComponentType<Record<string, unknown>>;
  readonly data: unknown;
}

/** A widget with its props. Two uses with the same name and equal props are the same use. */
export interface WidgetUse {
  /** Remote and widget, such as `loans/kinds-row`. */
  readonly name: string;
  readonly props: Readonly<Record<string, unknown>>;
}

/** Loads the widgets of remotes. The shell implements it for the server and for the browser. */
export interface WidgetHost {
  /**
   * Returns the same promise for the same use. It resolves to null if the widget fails to load, so that the page omits
   * it. In the browser it is pending until `watch` finds the element near the viewport.
   */
  widget(use: WidgetUse): Promise<ReadyWidget | null>;
  /** Loads the widget when `element` comes near the viewport. Returns a function that stops observing. */
  watch(use: WidgetUse, element: Element): () => void;
}

export const WidgetHostContext = createContext<WidgetHost | null>(null);

/** Props without `onClose`, which the shell adds. */
export type PopupOpenProps<Name extends PopupName> = Omit<WidgetContracts[Name], keyof PopupProps>;

/** Opens popups of remotes. Implemented by the shell. */
export interface Popups {
  /** Opens a popup. Rejects if its code fails to load. */
  open<Name extends PopupName>(name: Name, props: PopupOpenProps<Name>): Promise<void>;
  /** Prefetches the code of a popup. */
  prepare(name: PopupName): void;
}

export const PopupsContext = createContext<Popups | null>(null);

/**
 * Returns the functions that open popups without a popup button. Throws outside the shell.
 *
 * @example
 * const popups = usePopups();
 * await popups.open('account/sign-in-popup', {});
 */
export function usePopups(): Popups {
  const popups = useContext(PopupsContext);
  if (!popups) throw new Error('usePopups is called outside the shell');
  return popups;
}

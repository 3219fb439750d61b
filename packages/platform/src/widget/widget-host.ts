import { type ComponentType, createContext, useContext } from 'react';
import type { PopupProps } from '../contracts/popup.ts';
import type { PopupName, WidgetContracts } from '../contracts/widgets.ts';

/** A widget that is ready to render: its code, words, slices and data are there. */
export interface ReadyWidget {
  readonly Component: ComponentType<Record<string, unknown>>;
  readonly data: unknown;
}

/** What tells one use of a widget from another: its name and what it is given. */
export interface WidgetUse {
  /** `<remote>/<widget>`. */
  readonly name: string;
  readonly props: Readonly<Record<string, unknown>>;
}

/** How the shell brings widgets of remotes onto a page; another one on the server than in the browser. */
export interface WidgetHost {
  /**
   * The widget, or null when it cannot be had: then the page goes without it.
   * The same promise for the same use. In the browser it stays pending until `near` was called.
   */
  widget(use: WidgetUse): Promise<ReadyWidget | null>;
  /** Watches an element and fetches the widget when it comes near the screen. Returns the end of watching. */
  watch(use: WidgetUse, element: Element): () => void;
}

export const WidgetHostContext = createContext<WidgetHost | null>(null);

/** What the opener gives to a popup; the rest comes from the shell. */
export type PopupOwnProps<Name extends PopupName> = Omit<WidgetContracts[Name], keyof PopupProps>;

/** How a remote opens another remote's popup over its page. */
export interface Popups {
  /** Opens it; until its code is there the opener shows that it is busy. Rejects when it cannot be had. */
  open<Name extends PopupName>(name: Name, props: PopupOwnProps<Name>): Promise<void>;
  /** Fetches its code ahead, when the visitor is about to ask for it. */
  prepare(name: PopupName): void;
}

export const PopupsContext = createContext<Popups | null>(null);

export function usePopups(): Popups {
  const popups = useContext(PopupsContext);
  if (!popups) throw new Error('usePopups is called outside the shell');
  return popups;
}

import { type ComponentType, createContext, useContext } from 'react';
import type { PopupProps } from '../contracts/popup-props.ts';
import type { PopupName, WidgetContracts } from '../contracts/widget-contracts.ts';

/** A loaded widget: code, translations, slices and data. */
export interface ReadyWidget {
  readonly Component: ComponentType<Record<string, unknown>>;
  readonly data: unknown;
}

/** Identity of a widget use: name and props. */
export interface WidgetUse {
  /** `<remote>/<widget>`. */
  readonly name: string;
  readonly props: Readonly<Record<string, unknown>>;
}

/** Loads widgets of remotes; implemented separately for server and browser. */
export interface WidgetHost {
  /**
   * Returns the widget, or null on failure, so that the page omits it. Returns the same promise for the same use. In the browser it is
   * pending until the element is near the viewport (`watch`).
   */
  widget(use: WidgetUse): Promise<ReadyWidget | null>;
  /**
   * Observes an element and loads the widget when it comes near the viewport. Returns a function that stops observing.
   */
  watch(use: WidgetUse, element: Element): () => void;
}

export const WidgetHostContext = createContext<WidgetHost | null>(null);

/** Props that the opener passes to a popup; the shell adds the others. */
export type PopupOpenProps<Name extends PopupName> = Omit<WidgetContracts[Name], keyof PopupProps>;

export interface Popups {
  /** Opens the popup; rejects if its code fails to load. */
  open<Name extends PopupName>(name: Name, props: PopupOpenProps<Name>): Promise<void>;
  /** Prefetches the code. */
  prepare(name: PopupName): void;
}

export const PopupsContext = createContext<Popups | null>(null);

export function usePopups(): Popups {
  const popups = useContext(PopupsContext);
  if (!popups) throw new Error('usePopups is called outside the shell');
  return popups;
}

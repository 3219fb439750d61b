import type { PopupName } from '@tractor-haat/platform';
import { type Popups, PopupsContext } from '@tractor-haat/platform/shell';
import { type ComponentType, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';

type PopupComponent = ComponentType<Record<string, unknown>>;

export type PopupLoader = (name: PopupName) => Promise<PopupComponent>;

interface OpenPopup {
  readonly Component: PopupComponent;
  readonly props: object;
}

/** Calls the listener on each navigation. Returns a function that unsubscribes. */
export type SubscribeToMoves = (listener: () => void) => () => void;

interface PopupHostProps {
  readonly load: PopupLoader;
  readonly subscribeToMoves: SubscribeToMoves;
  readonly children: ReactNode;
}

/**
 * Renders one popup at a time. A navigation closes the popup, because on iOS, Firefox and desktops the Back button does
 * not close a dialog.
 */
export function PopupHost({ load, subscribeToMoves, children }: PopupHostProps) {
  const [open, setOpen] = useState<OpenPopup | null>(null);
  // Counts navigations and openings, so that a popup whose code arrives after a later one is not opened.
  const attempts = useRef(0);
  useEffect(
    () =>
      subscribeToMoves(() => {
        attempts.current += 1;
        setOpen(null);
      }),
    [subscribeToMoves],
  );
  const popups = useMemo<Popups>(
    () => ({
      async open(name, props) {
        attempts.current += 1;
        const attempt = attempts.current;
        const Component = await load(name);
        if (attempts.current === attempt) setOpen({ Component, props });
      },
      prepare(name) {
        // The error is ignored, because `open` retries and shows it.
        load(name).catch(() => undefined);
      },
    }),
    [load],
  );
  return (
    <PopupsContext value={popups}>
      {children}
      {open ? <open.Component {...open.props} onClose={() => setOpen(null)} /> : null}
    </PopupsContext>
  );
}

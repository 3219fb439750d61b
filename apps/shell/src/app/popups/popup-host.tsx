import type { PopupName } from '@tractor-haat/platform';
import { type Popups, PopupsContext } from '@tractor-haat/platform/shell';
import { type ComponentType, type ReactNode, useMemo, useState } from 'react';

type PopupComponent = ComponentType<Record<string, unknown>>;

/** Loads a popup's code; rejects on failure. Concurrent calls share one promise. */
export type PopupLoader = (name: PopupName) => Promise<PopupComponent>;

interface OpenPopup {
  readonly Component: PopupComponent;
  readonly props: object;
}

/** Renders the open popup, at most one, and provides the function to open it. */
export function PopupHost({ load, children }: { load: PopupLoader; children: ReactNode }) {
  const [open, setOpen] = useState<OpenPopup | null>(null);
  const popups = useMemo<Popups>(
    () => ({
      async open(name, props) {
        const Component = await load(name);
        setOpen({ Component, props });
      },
      prepare(name) {
        // Opening the popup retries and shows the error.
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

import type { PopupName } from '@tractor-haat/platform';
import { type Popups, PopupsContext } from '@tractor-haat/platform/shell';
import { type ComponentType, type ReactNode, useMemo, useState } from 'react';

type PopupComponent = ComponentType<Record<string, unknown>>;

/** Fetches a popup's code; rejects when it cannot be had. The same promise while one is under way. */
export type PopupLoader = (name: PopupName) => Promise<PopupComponent>;

interface OpenPopup {
  readonly Component: PopupComponent;
  readonly props: object;
}

/** Holds the one popup that may be open, and lets every page open one. */
export function PopupHost({ load, children }: { load: PopupLoader; children: ReactNode }) {
  const [open, setOpen] = useState<OpenPopup | null>(null);
  const popups = useMemo<Popups>(
    () => ({
      async open(name, props) {
        const Component = await load(name);
        setOpen({ Component, props });
      },
      prepare(name) {
        // A failure here is met again, and shown, when the popup is opened.
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

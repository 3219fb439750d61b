import { type ComponentType, use } from 'react';
import type { EmiPanelsProps } from './emi-panels.tsx';

let Panels: ComponentType<EmiPanelsProps> | undefined;
let panelsPromise: Promise<void> | undefined;

/** Loads the chunk of `DeferredPanels`. The server awaits it before rendering, because an island renders synchronously. */
export function fetchPanels(): Promise<void> {
  panelsPromise ??= import(/* webpackChunkName: "finance-emi-rest" */ './emi-panels.tsx').then(
    (module) => {
      Panels = module.default;
    },
    () => {
      // If the chunk fails to load, the fields and the instalment still work.
      Panels = () => null;
    },
  );
  return panelsPromise;
}

/** Content below the fields. React keeps the server HTML until the chunk is loaded. */
export function DeferredPanels(props: EmiPanelsProps) {
  if (!Panels) use(fetchPanels());
  return Panels ? <Panels {...props} /> : null;
}

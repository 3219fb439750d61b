import { type ComponentType, use } from 'react';
import type { EmiPanelsProps } from './emi-panels.tsx';

let Panels: ComponentType<EmiPanelsProps> | undefined;
let panelsPromise: Promise<void> | undefined;

/** The loader awaits this on the server, because an island renders synchronously. */
export function fetchPanels(): Promise<void> {
  panelsPromise ??= import(/* webpackChunkName: "finance-emi-rest" */ './emi-panels.tsx').then(
    (module) => {
      Panels = module.default;
    },
    () => {
      // Without the chunk, the fields and the instalment still work.
      Panels = () => null;
    },
  );
  return panelsPromise;
}

/** Suspends until the chunk is loaded. Meanwhile React preserves the server HTML. */
export function DeferredPanels(props: EmiPanelsProps) {
  if (!Panels) use(fetchPanels());
  return Panels ? <Panels {...props} /> : null;
}

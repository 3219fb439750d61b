import { type ComponentType, use } from 'react';
import type { RestProps } from './rest.tsx';

let Rest: ComponentType<RestProps> | undefined;
let fetched: Promise<void> | undefined;

/** Loads the chunk of `LateRest`. The server awaits it before rendering, because an island renders synchronously. */
export function fetchRest(): Promise<void> {
  fetched ??= import(/* webpackChunkName: "finance-emi-rest" */ './rest.tsx').then(
    (module) => {
      Rest = module.default;
    },
    () => {
      // If the chunk fails to load, the fields and the instalment still work.
      Rest = () => null;
    },
  );
  return fetched;
}

/** Content below the fields. React keeps the server HTML until the chunk is loaded. */
export function LateRest(props: RestProps) {
  if (!Rest) use(fetchRest());
  return Rest ? <Rest {...props} /> : null;
}

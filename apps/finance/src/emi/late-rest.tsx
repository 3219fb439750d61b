import { type ComponentType, use } from 'react';
import type { RestProps } from './rest.tsx';

let Rest: ComponentType<RestProps> | undefined;
let fetched: Promise<void> | undefined;

/** Fetches the code of `LateRest`. The server does so before it renders, since an island is rendered without waiting. */
export function fetchRest(): Promise<void> {
  fetched ??= import(/* webpackChunkName: "finance-emi-rest" */ './rest.tsx').then(
    (module) => {
      Rest = module.default;
    },
    () => {
      // Without it the fields and the instalment answer all the same.
      Rest = () => null;
    },
  );
  return fetched;
}

/** What stands below the fields, as the server rendered it until its code has come. */
export function LateRest(props: RestProps) {
  if (!Rest) use(fetchRest());
  return Rest ? <Rest {...props} /> : null;
}

import { RemoteWidget } from '@tractor-haat/platform';
import { useEffect, useState } from 'react';
import { hasSaved, KEPT_KEY } from './has-saved.ts';

/** What the visitor saved, on pages that are not the catalogue's: asked for only by a browser that saved something. */
export function SavedElsewhere() {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => setWanted(hasSaved()), []);
  // A page that is not hydrated whole is so when this place comes near, for a browser that has the key.
  return (
    <div data-fill={KEPT_KEY}>
      {isWanted ? <RemoteWidget name="catalogue/saved-products" props={{}} /> : null}
    </div>
  );
}

import { RemoteWidget } from '@tractor-haat/platform';
import { useEffect, useState } from 'react';
import { hasSaved } from './has-saved.ts';

/** What the visitor saved, on pages that are not the catalogue's: asked for only by a browser that saved something. */
export function SavedElsewhere() {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => setWanted(hasSaved()), []);
  return isWanted ? <RemoteWidget name="catalogue/saved-products" props={{}} /> : null;
}

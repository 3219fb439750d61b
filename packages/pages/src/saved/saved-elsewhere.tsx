import { RemoteWidget } from '@tractor-haat/platform';
import { useEffect, useState } from 'react';
import { hasSaved, SAVED_PRODUCTS_KEY } from './has-saved.ts';

/** Saved products on pages of other remotes. They load only if the browser has some. */
export function SavedElsewhere() {
  const [isRequested, setRequested] = useState(false);
  useEffect(() => setRequested(hasSaved()), []);
  // On a page with islands, `data-fill` hydrates the page near this element if the storage key exists.
  return (
    <div data-fill={SAVED_PRODUCTS_KEY}>
      {isRequested ? <RemoteWidget name="catalogue/saved-products" props={{}} /> : null}
    </div>
  );
}

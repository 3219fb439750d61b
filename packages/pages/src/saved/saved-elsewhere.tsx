import { RemoteWidget } from '@tractor-haat/platform';
import { useEffect, useState } from 'react';
import { hasSaved, SAVED_PRODUCTS_KEY } from './has-saved.ts';

/** Displays the saved products on a page of another remote than `catalogue`. Loads no code if there are none. */
export function SavedElsewhere() {
  const [isRequested, setRequested] = useState(false);
  useEffect(() => setRequested(hasSaved()), []);
  // A page with islands is hydrated when this element comes near the viewport and the storage key exists.
  return (
    <div data-fill={SAVED_PRODUCTS_KEY}>
      {isRequested ? <RemoteWidget name="catalogue/saved-products" props={{}} /> : null}
    </div>
  );
}

import type { Language } from '../contract/language.ts';
import type {
  FairPrice,
  FairPriceResponse,
  PhotoSavedResponse,
  SellerListings,
  SellerListingsResponse,
  SellInput,
  SellResendInput,
  SellResponse,
  SellVerifyInput,
  SellVerifyResponse,
  SoldResponse,
} from '../contract/selling.contract.ts';
import { type CallOptions, getJson, postJson } from './get-json.ts';
import { postForm } from './post-form.ts';
import { requireSuccess } from './require-success.ts';

/**
 * Submits a listing. The API then sends a code to the seller. Throws `ApiError` with validation errors by field in
 * `body.faults`.
 */
export const saveListing = (body: SellInput, options: CallOptions = {}) =>
  requireSuccess(postJson<SellResponse>('/api/used_tractor_save', body, options));

/** Requests a new code for a listing whose number is not verified yet. */
export const resendListingCode = (body: SellResendInput, options: CallOptions = {}) =>
  requireSuccess(postJson<SellResponse>('/api/used_tractor_resend', body, options));

/** Verifies the code. The response sets a cookie, by which `getSellerListings` and `markSold` identify the seller. */
export const verifyListing = (body: SellVerifyInput, options: CallOptions = {}) =>
  requireSuccess(postJson<SellVerifyResponse>('/api/used_tractor_verify', body, options));

/** Marks a listing of the seller to whom the cookie of this browser belongs as sold. */
export const markSold = (
  body: { listing: number; language: Language },
  options: CallOptions = {},
) => requireSuccess(postJson<SoldResponse>('/api/used_tractor_sold', body, options));

/**
 * Uploads a photo with the timeout of `postForm`. A retry must pass the same `key`, or else the API stores the photo
 * twice if the first response was lost.
 */
export async function savePhoto(photo: Blob, key: string, options: CallOptions = {}) {
  const form = new FormData();
  // The API reads only fields that precede the file.
  form.set('idempotency_key', key);
  form.set('photo', photo, 'photo.jpg');
  return (await postForm<PhotoSavedResponse>('/api/used_photo_save', form, options)).data;
}

/**
 * Fetches the listings of the seller to whom the cookie of this browser belongs. Throws `ApiError` 404 if there are
 * none.
 */
export async function getSellerListings(
  query: { draft?: string | undefined; language: Language },
  options: CallOptions = {},
): Promise<SellerListings> {
  return (await getJson<SellerListingsResponse>('/api/v1/own-listing', query, options)).data;
}

/**
 * Fetches a price range that is calculated from similar listings. `range` is null if there are too few of them. Throws
 * `ApiError` 404 for an unknown tractor.
 */
export async function getFairPrice(
  query: { tractor: number; year: number; language: Language },
  options: CallOptions = {},
): Promise<FairPrice> {
  return (await getJson<FairPriceResponse>('/api/v1/used-tractors/fair-price', query, options))
    .data;
}

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

/** Submits a listing; the API sends a code to its number. `ApiError` contains the validation errors by field. */
export const saveListing = (body: SellInput, options: CallOptions = {}) =>
  requireSuccess(postJson<SellResponse>('/api/used_tractor_save', body, options));

export const resendListingCode = (body: SellResendInput, options: CallOptions = {}) =>
  requireSuccess(postJson<SellResponse>('/api/used_tractor_resend', body, options));

/** Verifies the code; afterwards this browser may open the seller's page. */
export const verifyListing = (body: SellVerifyInput, options: CallOptions = {}) =>
  requireSuccess(postJson<SellVerifyResponse>('/api/used_tractor_verify', body, options));

export const markSold = (
  body: { listing: number; language: Language },
  options: CallOptions = {},
) => requireSuccess(postJson<SoldResponse>('/api/used_tractor_sold', body, options));

/**
 * Uploads a photo; see `postForm` for its time limit. The same `key` is sent with each retry, so that a photo whose
 * response was lost is stored once.
 */
export async function savePhoto(photo: Blob, key: string, options: CallOptions = {}) {
  const form = new FormData();
  // Before the file: the API reads the fields that precede it.
  form.set('idempotency_key', key);
  form.set('photo', photo, 'photo.jpg');
  return (await postForm<PhotoSavedResponse>('/api/used_photo_save', form, options)).data;
}

/** The seller's view of the listings of this browser, or of a draft. Throws `ApiError` 404 when there are none. */
export async function getSellerListings(
  query: { draft?: string | undefined; language: Language },
  options: CallOptions = {},
): Promise<SellerListings> {
  return (await getJson<SellerListingsResponse>('/api/v1/own-listing', query, options)).data;
}

/** Price range of similar listings. Throws `ApiError` 404 for an unknown tractor. */
export async function getFairPrice(
  query: { tractor: number; year: number; language: Language },
  options: CallOptions = {},
): Promise<FairPrice> {
  return (await getJson<FairPriceResponse>('/api/v1/used-tractors/fair-price', query, options))
    .data;
}

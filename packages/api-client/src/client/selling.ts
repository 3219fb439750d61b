import type { Language } from '../contract/language.ts';
import type {
  FairPrice,
  FairPriceAnswer,
  OwnListingAnswer,
  OwnListings,
  PhotoSavedAnswer,
  SellAnswer,
  SellInput,
  SellResendInput,
  SellVerifyAnswer,
  SellVerifyInput,
  SoldAnswer,
} from '../contract/selling.ts';
import { type CallOptions, getJson, postForm, postJson } from './request.ts';
import { succeeded } from './succeeded.ts';

/** Sends a listing; a code goes to its number. Faults by field are in the `ApiError`. */
export const saveListing = (body: SellInput, options: CallOptions = {}) =>
  succeeded(postJson<SellAnswer>('/api/used_tractor_save', body, options));

/** Asks for a new code. */
export const resendListingCode = (body: SellResendInput, options: CallOptions = {}) =>
  succeeded(postJson<SellAnswer>('/api/used_tractor_resend', body, options));

/** Checks the code; from then on the seller's own page opens in this browser. */
export const verifyListing = (body: SellVerifyInput, options: CallOptions = {}) =>
  succeeded(postJson<SellVerifyAnswer>('/api/used_tractor_verify', body, options));

/** Takes the listing off the market. */
export const markSold = (
  body: { listing: number; language: Language },
  options: CallOptions = {},
) => succeeded(postJson<SoldAnswer>('/api/used_tractor_sold', body, options));

/** Sends one photo; what comes back is its id for the listing. */
export async function savePhoto(photo: Blob, options: CallOptions = {}) {
  const form = new FormData();
  form.set('photo', photo, 'photo.jpg');
  return (await postForm<PhotoSavedAnswer>('/api/used_photo_save', form, options)).data;
}

/** The seller's own view of the listings: this browser's, or those that a form led to; 404 when there are none. */
export async function getOwnListing(
  query: { draft?: string | undefined; language: Language },
  options: CallOptions = {},
): Promise<OwnListings> {
  return (await getJson<OwnListingAnswer>('/api/v1/own-listing', query, options)).data;
}

/** What listings like it ask; 404 for a tractor that nobody knows. */
export async function getFairPrice(
  query: { tractor: number; year: number; language: Language },
  options: CallOptions = {},
): Promise<FairPrice> {
  return (await getJson<FairPriceAnswer>('/api/v1/used-tractors/fair-price', query, options)).data;
}

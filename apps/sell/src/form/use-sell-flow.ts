import {
  ApiError,
  type FormValues,
  normaliseListing,
  PHOTOS_MOST,
  saveListing,
  validateListing,
} from '@tractor-haat/api-client';
import { useAttempt, useOnce } from '@tractor-haat/forms';
import { usePage } from '@tractor-haat/platform';
import { useEffect, useState } from 'react';
import { PhotoError } from '../photos/compress-photo.ts';
import { type Photos, photoIds } from '../photos/use-photos.ts';
import { type SellErrors, without } from './steps.ts';

export type SellState =
  | { readonly at: 'form'; readonly problem?: string }
  | { readonly at: 'sending'; readonly photo?: number; readonly photos?: number }
  | { readonly at: 'code'; readonly primaryId: string; readonly isSent: boolean };

/** Uploads the photos one by one, then sends the listing. A failure sets `state.problem` and changes no values. */
export function useSellFlow(
  values: FormValues,
  set: (name: string, value: string) => void,
  photos: Photos,
) {
  const { language } = usePage();
  const attempt = useAttempt();
  const { once } = useOnce();
  const [state, setState] = useState<SellState>({ at: 'form' });
  const [validationErrors, setErrors] = useState<SellErrors>({});
  const [primaryId, setPrimaryId] = useState('');
  useEffect(() => {
    const connected = () =>
      setState((now) =>
        now.at === 'form' && now.problem === 'offline' ? { at: 'form', problem: 'online' } : now,
      );
    addEventListener('online', connected);
    return () => removeEventListener('online', connected);
  }, []);

  /** Returns the validation errors; empty on success. */
  async function send(): Promise<SellErrors> {
    const before = photoIds(values.photos);
    const wrong: Record<string, string> = validateListing(values, new Date().getFullYear());
    // Photos of a native form submit and photos of this device can exceed the limit together.
    if (before.length + photos.list.length > PHOTOS_MOST) wrong.photos = 'photo_many';
    setErrors(wrong);
    if (Object.keys(wrong).length > 0) return wrong;
    setState({ at: 'sending' });
    try {
      const added = await photos.send((photo, of) =>
        setState({ at: 'sending', photo, photos: of }),
      );
      const ids = [...before, ...added].join(',');
      const body = { ...normaliseListing(values), photos: ids, language, primary_id: primaryId };
      const { data } = await attempt(body, saveListing);
      setPrimaryId(data.primary_id);
      setState({ at: 'code', primaryId: data.primary_id, isSent: data.otp === 'sent' });
      return {};
    } catch (error) {
      const refused = error instanceof ApiError ? error.body?.faults : undefined;
      if (refused?.photos === 'sell_photos_gone') {
        photos.unsend();
        set('photos', '');
      }
      // The photo step itself shows the error of a single photo.
      const photo = error instanceof PhotoError ? { photos: error.message } : undefined;
      setErrors(refused ?? {});
      setState(refused || photo ? { at: 'form' } : { at: 'form', problem: problemOf(error) });
      return refused ?? photo ?? {};
    }
  }
  return {
    state,
    faults: validationErrors,
    send: async () => (await once(send)) ?? {},
    /** Shows the errors of a step that the seller leaves. */
    tell: (some: SellErrors) => setErrors(some),
    /** Removes the error of a changed field. */
    forget: (field: string) => setErrors((before) => without(before, field)),
    edit: () => setState({ at: 'form' }),
  };
}

/** Translation key of a request that failed as a whole. */
function problemOf(error: unknown): string {
  if (!(error instanceof ApiError)) return 'failed';
  if (error.isNetworkError) return 'offline';
  return error.status === 429 ? 'too_many' : 'failed';
}

import {
  ApiError,
  type FormValues,
  normaliseListing,
  saveListing,
  sellFaults,
} from '@tractor-haat/api-client';
import { useAttempt } from '@tractor-haat/forms';
import { usePage } from '@tractor-haat/platform';
import { useEffect, useState } from 'react';
import type { Photos } from '../photos/use-photos.ts';
import { type SellFaults, without } from './steps.ts';

export type SellState =
  | { readonly at: 'form'; readonly problem?: string }
  | { readonly at: 'sending'; readonly photo?: number; readonly photos?: number }
  | { readonly at: 'code'; readonly primaryId: string; readonly isSent: boolean };

/** Sends photos one by one, then the listing; what went wrong is said and nothing is lost. */
export function useSellFlow(values: FormValues, photos: Photos) {
  const { language } = usePage();
  const attempt = useAttempt();
  const [state, setState] = useState<SellState>({ at: 'form' });
  const [faults, setFaults] = useState<SellFaults>({});
  const [primaryId, setPrimaryId] = useState('');
  useEffect(() => {
    const connected = () =>
      setState((now) =>
        now.at === 'form' && now.problem === 'offline' ? { at: 'form', problem: 'online' } : now,
      );
    addEventListener('online', connected);
    return () => removeEventListener('online', connected);
  }, []);

  async function send(): Promise<SellFaults> {
    const wrong = sellFaults(values, new Date().getFullYear());
    setFaults(wrong);
    if (Object.keys(wrong).length > 0) return wrong;
    setState({ at: 'sending' });
    try {
      const ids = await photos.send((photo, of) => setState({ at: 'sending', photo, photos: of }));
      const kept = ids.length > 0 ? ids.join(',') : (values.photos ?? '');
      const body = { ...normaliseListing(values), photos: kept, language, primary_id: primaryId };
      const { data } = await attempt(body, saveListing);
      setPrimaryId(data.primary_id);
      setState({ at: 'code', primaryId: data.primary_id, isSent: data.otp === 'sent' });
      return {};
    } catch (error) {
      const told = error instanceof ApiError ? error.body?.faults : undefined;
      if (told?.photos) photos.unsend();
      setFaults(told ?? {});
      setState(told ? { at: 'form' } : { at: 'form', problem: problemOf(error) });
      return told ?? {};
    }
  }
  return {
    state,
    faults,
    send,
    /** Shows what is wrong in a step that the seller leaves. */
    tell: (some: SellFaults) => setFaults(some),
    /** What was wrong with a field is not said any more: it has been changed. */
    forget: (field: string) => setFaults((before) => without(before, field)),
    edit: () => setState({ at: 'form' }),
  };
}

/** Name of the sentence about a call that failed as a whole. */
function problemOf(error: unknown): string {
  if (!(error instanceof ApiError)) return 'failed';
  if (error.isNetworkError) return 'offline';
  return error.status === 429 ? 'too_many' : 'failed';
}

import {
  ApiError,
  api,
  type FormValues,
  MAX_PHOTOS,
  normaliseListing,
  RATED_COMPONENTS,
  validateListing,
} from '@tractor-haat/api-client';
import {
  createAttemptStore,
  readProgress,
  storeProgress,
  useIdempotentSubmit,
  usePendingTask,
} from '@tractor-haat/forms';
import { usePage } from '@tractor-haat/platform';
import { useEffect, useState } from 'react';
import { PhotoError } from '../photos/compress-photo.ts';
import { type Photos, parsePhotoIds } from '../photos/use-photos.ts';
import { SELL_FLOW } from './use-sell-values.ts';

/** While `sending`, photo number `photo` of `photos` is uploaded. */
type SellState =
  | { readonly at: 'form'; readonly problem?: string }
  | { readonly at: 'sending'; readonly photo?: number; readonly photos?: number }
  | {
      readonly at: 'code';
      readonly primaryId: string;
      readonly mobile: string;
      readonly isSent: boolean;
      readonly isRestored?: boolean;
    };

type FlowOptions = {
  latestYear: number;
  /** True if a reload continues at the code step. False after a native submit. */
  isRestorable: boolean;
};

/** Step to which a reload returns. It expires half an hour after the last change, as the code does. */
type StoredStep = {
  readonly step: 'form' | 'code';
  readonly primary_id: string;
  readonly mobile?: string | undefined;
  readonly otp?: string | undefined;
};

const storeStep = (step?: StoredStep) => storeProgress(SELL_FLOW, { step });

/** Sends the photos and then the listing, and continues with the code step. */
export function useSellFlow(
  values: FormValues,
  set: (name: string, value: string) => void,
  photos: Photos,
  { latestYear, isRestorable }: FlowOptions,
) {
  const { language } = usePage();
  const submitWithKey = useIdempotentSubmit(createAttemptStore(SELL_FLOW));
  const { once } = usePendingTask();
  const [state, setState] = useState<SellState>({ at: 'form' });
  const [validationErrors, setErrors] = useState<SellErrors>({});
  const [primaryId, setPrimaryId] = useState('');
  useEffect(() => {
    const stored = isRestorable ? parseStep(readProgress(SELL_FLOW)?.step) : undefined;
    if (!stored) return;
    const { primary_id, mobile = '', otp, step } = stored;
    setPrimaryId(primary_id);
    if (step !== 'code') return;
    setState({
      at: 'code',
      primaryId: primary_id,
      mobile,
      isSent: otp === 'sent',
      isRestored: true,
    });
  }, []);
  useEffect(() => {
    const handleOnline = () =>
      setState((current) =>
        current.at === 'form' && current.problem === 'offline'
          ? { at: 'form', problem: 'online' }
          : current,
      );
    addEventListener('online', handleOnline);
    return () => removeEventListener('online', handleOnline);
  }, []);

  /** Resolves to the validation errors. They are empty on success and after other failures, which set `state.problem`. */
  async function send(): Promise<SellErrors> {
    const serverPhotoIds = parsePhotoIds(values.photos);
    const formErrors: Record<string, string> = validateListing(values, latestYear);
    // The photos of a native submit and of this device can exceed the limit together.
    if (serverPhotoIds.length + photos.list.length > MAX_PHOTOS) formErrors.photos = 'photo_many';
    setErrors(formErrors);
    if (Object.keys(formErrors).length > 0) return formErrors;
    setState({ at: 'sending' });
    try {
      const newPhotoIds = await photos.send((photo, count) =>
        setState({ at: 'sending', photo, photos: count }),
      );
      const ids = [...serverPhotoIds, ...newPhotoIds].join(',');
      const listing = normaliseListing(values);
      const body = { ...listing, photos: ids, language, primary_id: primaryId };
      const { data } = await submitWithKey(body, (fields) =>
        api.post('/api/used_tractor_save', fields),
      );
      const { primary_id, otp } = data;
      const { mobile = '' } = listing;
      setPrimaryId(primary_id);
      storeStep({ step: 'code', primary_id, mobile, otp });
      setState({ at: 'code', primaryId: primary_id, mobile, isSent: otp === 'sent' });
      return {};
    } catch (error) {
      const rejectedFields = error instanceof ApiError ? error.body?.faults : undefined;
      if (rejectedFields?.photos === 'sell_photos_expired') {
        photos.markUnsent();
        set('photos', '');
      }
      // The photo step shows the error of a single photo.
      const photo = error instanceof PhotoError ? { photos: error.message } : undefined;
      setErrors(rejectedFields ?? {});
      setState(
        rejectedFields || photo ? { at: 'form' } : { at: 'form', problem: toErrorKey(error) },
      );
      return rejectedFields ?? photo ?? {};
    }
  }
  return {
    state,
    validationErrors,
    send: async () => (await once(send)) ?? {},
    showErrors: (errors: SellErrors) => setErrors(errors),
    clearError: (field: string) => setErrors((current) => removeField(current, field)),
    edit() {
      if (primaryId !== '') storeStep({ step: 'form', primary_id: primaryId });
      setState({ at: 'form' });
    },
    end() {
      storeStep();
      setPrimaryId('');
    },
  };
}

function parseStep(value: unknown): StoredStep | undefined {
  const stored = value as Partial<Record<keyof StoredStep, unknown>> | null | undefined;
  return typeof stored?.primary_id === 'string' ? (stored as StoredStep) : undefined;
}

function toErrorKey(error: unknown): string {
  if (!(error instanceof ApiError)) return 'failed';
  if (error.isTimeout) return 'stalled';
  if (error.isNetworkError) return 'offline';
  return error.status === 429 ? 'too_many' : 'failed';
}

export const SELL_STEPS = [
  { step: 'machine', fields: ['tractor', 'year', 'hours', 'owners'] },
  {
    step: 'condition',
    fields: [...RATED_COMPONENTS, 'tyres', 'rc', 'hypothecation', 'insurance', 'words'],
  },
  { step: 'photos', fields: ['photos'] },
  { step: 'price', fields: ['state', 'district', 'area', 'price', 'negotiable'] },
  { step: 'contact', fields: ['name', 'mobile', 'terms'] },
] as const;

export type SellStep = (typeof SELL_STEPS)[number]['step'];

export type SellErrors = Readonly<Record<string, string>>;

export function findInvalidSteps(validationErrors: SellErrors): SellStep[] {
  return SELL_STEPS.filter(({ fields }) => fields.some((field) => validationErrors[field])).map(
    ({ step }) => step,
  );
}

export function pickStepErrors(step: SellStep, validationErrors: SellErrors): SellErrors {
  const fields: readonly string[] = SELL_STEPS.find((entry) => entry.step === step)?.fields ?? [];
  return Object.fromEntries(
    Object.entries(validationErrors).filter(([field]) => fields.includes(field)),
  );
}

export function removeField(validationErrors: SellErrors, field: string): SellErrors {
  const { [field]: _, ...others } = validationErrors;
  return others;
}

export function findNextStep(step: SellStep): SellStep | undefined {
  return SELL_STEPS[SELL_STEPS.findIndex((entry) => entry.step === step) + 1]?.step;
}

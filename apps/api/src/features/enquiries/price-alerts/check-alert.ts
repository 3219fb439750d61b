import { ALERT_MESSAGES, type AlertReason, validateField } from '@tractor-haat/api-client';
import {
  type ErrorCode,
  isNameReason,
  NAME_MESSAGES,
  type NameReason,
  type PriceAlertSaveBody,
} from '@tractor-haat/api-client/contract';
import { toRupeeDigits } from '@tractor-haat/i18n';
import { eq } from 'drizzle-orm';
import { isLive } from '../../../core/database/content-columns.ts';
import type { Database } from '../../../core/database/database.ts';
import type { Budget } from '../../../core/delivery/budget.ts';
import type { CodeService } from '../../../core/delivery/code-service.ts';
import type { SendAlert } from '../../../core/delivery/provider.ts';
import type { Clock } from '../../../core/jobs/clock.ts';
import type { JobQueue } from '../../../core/jobs/job-queue.ts';
import { HttpError } from '../../../core/messages/http-error.ts';
import { type PlaceIndexCache, resolvePlace } from '../../catalogue/places/place-index.ts';
import { tractors } from '../../catalogue/products/tables.ts';
import { isPushTarget, type PushTarget, type VapidKeys } from './push-target.ts';
import type { priceAlerts } from './tables.ts';

export type AlertDeps = {
  db: Database;
  clock: Clock;
  key: string;
  origin: string;
  codes: CodeService;
  queue: JobQueue;
  budget: Budget;
  places: PlaceIndexCache;
  send: SendAlert;
  push: { keys: VapidKeys; services: readonly string[] };
  /** Time in which a response waits for its message. 0 with remote gateways. */
  waitMs: number;
};

export type Alert = typeof priceAlerts.$inferSelect;

const MIN_PRICE_INR = 10_000;
const MAX_PRICE_INR = 10_000_000;

/** Link of a tractor's page, such as `https://example.in/hi/tractor/mahindra-575-di/12`. */
const TRACTOR_LINK_PATTERN = /\/tractor\/[a-z0-9-]+\/([1-9]\d{0,8})\/?(?:[?#].*)?$/;
const SLUG_PATTERN = /^[a-z0-9-]{1,80}$/;
const PRICE_PATTERN = /^\d{1,9}$/;

const MOBILE_FIELD = { name: 'mobile', kind: 'mobile', required: true } as const;

export type AlertReceiver =
  | { mobile: string; phone?: undefined }
  | { mobile: null; phone: PushTarget };

/** Throws a 400 with the errors of all fields. */
export async function checkAlert(
  { db, places, push }: Pick<AlertDeps, 'db' | 'places' | 'push'>,
  body: PriceAlertSaveBody,
) {
  const validationErrors: Record<string, AlertReason | NameReason> = {};
  const tractor = await findTractor(db, body.product.trim());
  if (tractor === undefined) validationErrors.product = 'alert_product';
  else if (tractor.discontinued_on !== null) validationErrors.product = 'alert_discontinued';
  const { push: phone } = body;
  if (phone !== undefined) {
    if (!isPushTarget(phone, push.services)) validationErrors.push = 'alert_push';
  } else if (validateField(MOBILE_FIELD, { mobile: body.mobile }) !== undefined)
    validationErrors.mobile = 'alert_mobile';
  const below_inr = parseRupees(body.below);
  if (below_inr === undefined) validationErrors.below = 'alert_below';
  const names = { state: body.state.trim(), district: body.district.trim() };
  const location = resolvePlace(await places(), names);
  if ('reason' in location) validationErrors[location.field] = location.reason;
  if (tractor === undefined || below_inr === undefined || 'reason' in location)
    throw createAlertValidationError(validationErrors);
  if (Object.keys(validationErrors).length > 0) throw createAlertValidationError(validationErrors);
  const receiver: AlertReceiver = phone ? { mobile: null, phone } : { mobile: body.mobile };
  return {
    receiver,
    tractor_id: tractor.id,
    below_inr,
    state: location.state?.slug ?? null,
    district: location.district?.name.en ?? null,
  };
}

async function findTractor(
  db: Database,
  product: string,
): Promise<{ id: number; discontinued_on: string | null } | undefined> {
  const id = TRACTOR_LINK_PATTERN.exec(product)?.[1];
  if (id === undefined && !SLUG_PATTERN.test(product)) return undefined;
  const matchesProduct =
    id === undefined ? eq(tractors.slug, product) : eq(tractors.id, Number(id));
  const [row] = await db
    .select({ id: tractors.id, discontinued_on: tractors.discontinued_on })
    .from(tractors)
    .where(isLive(tractors, matchesProduct));
  return row;
}

/** Accepts `₹ 4,00,000` and `4 lakh`. Returns null for an empty text and undefined for an invalid price. */
function parseRupees(text: string): number | null | undefined {
  const digits = toRupeeDigits(text);
  if (digits === '') return null;
  const rupees = PRICE_PATTERN.test(digits) ? Number(digits) : 0;
  const isPlausible = rupees >= MIN_PRICE_INR && rupees <= MAX_PRICE_INR;
  return isPlausible ? rupees : undefined;
}

export function createAlertError(
  reason: AlertReason,
  code: ErrorCode = 'BAD_REQUEST',
  retryAfterSeconds?: number,
): HttpError {
  const translations = getTranslations(reason);
  const details = { reason, translations };
  return new HttpError(
    code,
    translations.en,
    retryAfterSeconds === undefined ? details : { ...details, retryAfterSeconds },
  );
}

export function createAlertValidationError(
  validationErrors: Readonly<Record<string, AlertReason | NameReason>>,
): HttpError {
  const [reason = 'alert_product'] = Object.values(validationErrors);
  const translations = getTranslations(reason);
  return new HttpError('BAD_REQUEST', translations.en, {
    reason,
    faults: validationErrors,
    translations,
  });
}

const getTranslations = (reason: AlertReason | NameReason) =>
  isNameReason(reason) ? NAME_MESSAGES[reason] : ALERT_MESSAGES[reason];

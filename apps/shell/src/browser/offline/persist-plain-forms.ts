import { FORM_PROGRESS_KEY } from '@tractor-haat/api-client';
import { parseLocalizedPath } from '@tractor-haat/i18n';

/**
 * Progress of a plain form in the format of `FormProgress` (packages/forms), which uses the same
 * storage key. `step` contains the idempotency key of a submit and the content that the key was
 * created for.
 */
interface PlainProgress {
  readonly at: number;
  readonly values?: Readonly<Record<string, string>>;
  readonly step?: { readonly key: string; readonly content: string };
  readonly isLeft?: boolean;
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Lifetime of typed values after the last change, as in packages/forms. */
const PROGRESS_TTL_MS = 30 * 60_000;

/** Timeout of a submit, as in packages/api-client. */
const SUBMIT_TIMEOUT_MS = 15_000;

const FLOW_PREFIX = 'plain:';
const FORM_SELECTOR = 'form[data-progress]';
const KEY_FIELD = 'idempotency_key';

const DOWNLOAD_ACTION = /_download$/;

/**
 * Persists plain forms with `data-progress`: typed values survive a reload and a change of
 * language, and a repeated submit has the same idempotency key. Any plain form shows a message when
 * its submit gets no response.
 */
export function persistPlainForms(): void {
  deleteCompletedForms();
  for (const form of document.querySelectorAll<HTMLFormElement>(FORM_SELECTOR)) restoreValues(form);
  document.addEventListener('input', ({ target }) => {
    const { form } = target as Control;
    if (!form?.matches(FORM_SELECTOR)) return;
    storeProgress(form, { values: readValues(form) });
    // The message is loaded early, because the network may fail before it is needed.
    loadMessage().catch(() => undefined);
  });
  document.addEventListener('reset', ({ target }) =>
    storeProgress(target as HTMLFormElement, undefined),
  );
  document.addEventListener('submit', handleSubmit);
}

const loadMessage = async () => (await import('./show-update-toast.ts')).createUnansweredMessage();

let visibleMessage: HTMLElement | undefined;

/** A response replaces the document, so the timer fires only if there was no response. */
function handleSubmit({ target, defaultPrevented }: SubmitEvent): void {
  const form = target as HTMLFormElement;
  if (defaultPrevented || form.method !== 'post' || DOWNLOAD_ACTION.test(form.action)) return;
  const isPersisted = form.matches(FORM_SELECTOR);
  if (isPersisted) addIdempotencyKey(form);
  visibleMessage?.remove();
  const messagePromise = loadMessage();
  messagePromise.catch(() => undefined);
  const timer = setTimeout(async () => {
    removeEventListener('pagehide', handlePagehide);
    stop();
    visibleMessage = await messagePromise;
    form.append(visibleMessage);
  }, SUBMIT_TIMEOUT_MS);
  const handlePagehide = () => {
    clearTimeout(timer);
    if (isPersisted) storeProgress(form, { isLeft: true });
  };
  addEventListener('pagehide', handlePagehide, { once: true });
}

function addIdempotencyKey(form: HTMLFormElement): void {
  const content = JSON.stringify(
    [...new FormData(form)].filter(([name]) => name !== 'language' && name !== KEY_FIELD),
  );
  const { step } = readProgress()[toFlowName(form)] ?? {};
  const key = step?.content === content ? step.key : createKey();
  storeProgress(form, { step: { key, content } });
  const field =
    form.querySelector<HTMLInputElement>(`[name=${KEY_FIELD}]`) ??
    form.appendChild(document.createElement('input'));
  Object.assign(field, { type: 'hidden', name: KEY_FIELD, value: key });
}

const KEY_BYTES = 16;

const createKey = () =>
  [...crypto.getRandomValues(new Uint8Array(KEY_BYTES))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');

function toFlowName(form: HTMLFormElement): string {
  const { path } = parseLocalizedPath(location.pathname);
  const query = new URLSearchParams(location.search);
  return `${FLOW_PREFIX}${form.getAttribute('action')} ${path}?${query}`;
}

const EXCLUDED_TYPES = /^(?:hidden|checkbox|password|file|submit|button)$/;
/** `website` is a field that only bots fill. */
const EXCLUDED_NAMES = /^(?:|otp|website)$/;

/** Excludes fields with secrets or files, and checkboxes, because a consent must be given again. */
const listControls = (form: HTMLFormElement) =>
  [...form.elements].filter(
    (control): control is Control =>
      'value' in control &&
      !EXCLUDED_TYPES.test((control as Control).type) &&
      !EXCLUDED_NAMES.test((control as Control).name),
  );

const isUnchecked = (control: Control) =>
  control.type === 'radio' && !('checked' in control && control.checked);

const readValues = (form: HTMLFormElement) =>
  Object.fromEntries(
    listControls(form)
      .filter((control) => !isUnchecked(control))
      .map(({ name, value }) => [name, value]),
  );

function restoreValues(form: HTMLFormElement): void {
  const { values = {} } = readProgress()[toFlowName(form)] ?? {};
  for (const control of listControls(form)) {
    const value = values[control.name];
    if (!value) continue;
    if (control.type === 'radio') {
      if (control.value === value && isUnchecked(control)) control.click();
    } else if (!('defaultValue' in control) || control.value === control.defaultValue) {
      control.value = value;
    }
  }
}

/** A new navigation after a submit means that the submit got a response. */
function deleteCompletedForms(): void {
  const [navigation] = performance.getEntriesByType('navigation');
  if (!navigation || !('type' in navigation) || navigation.type !== 'navigate') return;
  writeProgress(Object.entries(readProgress()).filter(([, { isLeft }]) => !isLeft));
}

function storeProgress(form: HTMLFormElement, change: Omit<PlainProgress, 'at'> | undefined): void {
  const flow = toFlowName(form);
  const { [flow]: previousProgress, ...otherForms } = readProgress();
  const nextProgress = change && { [flow]: { ...previousProgress, ...change, at: Date.now() } };
  writeProgress(Object.entries({ ...otherForms, ...nextProgress }));
}

function readProgress(): Record<string, PlainProgress> {
  try {
    const all: Record<string, PlainProgress> =
      JSON.parse(sessionStorage.getItem(FORM_PROGRESS_KEY) ?? '{}') ?? {};
    const isFresh = ({ at }: PlainProgress) => Math.abs(Date.now() - at) < PROGRESS_TTL_MS;
    return Object.fromEntries(Object.entries(all).filter(([, progress]) => isFresh(progress)));
  } catch {
    return {};
  }
}

function writeProgress(all: [string, PlainProgress][]): void {
  try {
    if (all.length === 0) sessionStorage.removeItem(FORM_PROGRESS_KEY);
    else sessionStorage.setItem(FORM_PROGRESS_KEY, JSON.stringify(Object.fromEntries(all)));
  } catch {
    // Storage is full or blocked. The form works without it.
  }
}

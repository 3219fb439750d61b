import { ApiError } from '@tractor-haat/api-client';
import { useTranslation } from '@tractor-haat/platform';
import { useContext, useRef, useState } from 'react';
import { formatErrorMessage } from './format-error-message.ts';
import { SessionEndContext } from './session-end-context.ts';

type ActionMessage = { tone: 'ok' | 'bad'; text: string };

type Result = { message: ActionMessage | undefined; validationErrors: Record<string, string> };

const NO_RESULT: Result = { message: undefined, validationErrors: {} };

/**
 * Runs one request at a time and ignores further clicks. `message` is the latest error, or the text that `work`
 * resolves to.
 */
export function useAction() {
  const { t } = useTranslation('desk');
  const onSessionEnd = useContext(SessionEndContext);
  const [result, setResult] = useState(NO_RESULT);
  const [isBusy, setBusy] = useState(false);
  // A ref, because two clicks may happen before one render.
  const isRunning = useRef(false);
  const run = async (work: () => Promise<unknown>): Promise<void> => {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    try {
      const text = await work();
      setResult(
        typeof text === 'string'
          ? { message: { tone: 'ok', text }, validationErrors: {} }
          : NO_RESULT,
      );
    } catch (error) {
      const validationErrors = (error instanceof ApiError && error.body?.faults) || {};
      setResult({ message: { tone: 'bad', text: formatErrorMessage(error, t) }, validationErrors });
      if (error instanceof ApiError && error.status === 401) onSessionEnd();
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  };
  return { run, isBusy, ...result, clear: () => setResult(NO_RESULT) };
}

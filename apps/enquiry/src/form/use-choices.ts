import type { FieldKind, FormValues } from '@tractor-haat/api-client';
import type { Language } from '@tractor-haat/i18n';
import { useEffect, useState } from 'react';
import { choiceCache } from './choice-cache.ts';
import { type Choice, createChoicesKey, fetchChoices } from './fetch-choices.ts';

export type Choices = {
  readonly options: readonly Choice[];
  readonly state: 'ready' | 'loading' | 'failed';
  readonly retry: () => void;
};

/** Loads the choices of a select, and returns `initialChoices` until they have loaded. */
export function useChoices(
  kind: FieldKind,
  values: FormValues,
  language: Language,
  initialChoices?: readonly Choice[],
): Choices {
  const key = createChoicesKey(kind, values, language);
  const [, setLoadedKey] = useState<string>();
  const [failedKey, setFailedKey] = useState<string | null>(null);
  const [retryCount, setRetryCount] = useState(0);
  const cachedChoices = key === null ? undefined : choiceCache.get(key);

  useEffect(() => {
    if (key === null || choiceCache.has(key)) return;
    const controller = new AbortController();
    fetchChoices(kind, values, language, controller.signal).then(
      (choices) => {
        choiceCache.set(key, choices);
        setFailedKey(null);
        setLoadedKey(key);
      },
      (error) => {
        if (controller.signal.aborted) return;
        console.error(`Failed to load the list of ${kind}`, error);
        setFailedKey(key);
      },
    );
    return () => controller.abort();
  }, [key, retryCount]);

  function readState(): Choices['state'] {
    if (key === null || cachedChoices) return 'ready';
    if (failedKey === key) return 'failed';
    return initialChoices ? 'ready' : 'loading';
  }

  return {
    options: cachedChoices ?? initialChoices ?? [],
    state: readState(),
    retry() {
      setFailedKey(null);
      setRetryCount((count) => count + 1);
    },
  };
}

import { useBlocker, useTranslation } from '@tractor-haat/platform';
import { useCallback, useEffect, useRef } from 'react';

/** For uncontrolled fields. Leaving the page with unsaved changes requires a confirmation. */
export function useUnsavedForm() {
  const { t } = useTranslation('desk');
  const form = useRef<HTMLFormElement>(undefined);
  const savedContent = useRef('');
  const ref = useCallback((element: HTMLFormElement | null) => {
    // React attaches the same element again when a hidden page is shown.
    if (element === null || element === form.current) return;
    form.current = element;
    savedContent.current = serialiseForm(element);
  }, []);
  const readContent = useCallback(() => (form.current ? serialiseForm(form.current) : ''), []);
  const hasChanges = useCallback(() => readContent() !== savedContent.current, [readContent]);
  /** True without changes, or if the person confirms. */
  const confirmDiscard = () => !hasChanges() || window.confirm(t('unsaved'));
  const blocker = useBlocker(() => !confirmDiscard());
  useEffect(() => {
    if (blocker.state === 'blocked') blocker.reset();
  }, [blocker]);
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (hasChanges()) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [hasChanges]);
  const markSaved = () => {
    savedContent.current = readContent();
  };
  const readFormData = () => new FormData(form.current);
  return { ref, readContent, readFormData, confirmDiscard, markSaved };
}

const serialiseForm = (form: HTMLFormElement) => JSON.stringify([...new FormData(form)]);

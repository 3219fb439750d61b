import { useContext } from 'react';
import { I18nContext, useTranslation as useLiveTranslation } from 'react-i18next';

/** On the server translations do not change: no subscription. */
function useFixedTranslation(
  namespaces?: string | readonly string[],
  options?: { nsMode?: string },
) {
  const i18n = useContext(I18nContext)?.i18n;
  if (!i18n) throw new Error('useTranslation is called outside the shell');
  const hasSingleNamespace = typeof namespaces === 'string';
  const all = hasSingleNamespace || options?.nsMode === 'fallback' ? namespaces : namespaces?.[0];
  const t = i18n.getFixedT(i18n.language, (all ?? i18n.options.defaultNS) as string);
  return Object.assign([t, i18n, true], { t, i18n, ready: true });
}

/** The annotation makes the type nameable in declaration files. */
export const useTranslation: typeof useLiveTranslation =
  typeof document === 'undefined'
    ? (useFixedTranslation as unknown as typeof useLiveTranslation)
    : useLiveTranslation;

import { useContext } from 'react';
import { I18nContext, useTranslation as useLiveTranslation } from 'react-i18next';

/** On the server the translations do not change while a page is rendered, so no subscription is necessary. */
function useFixedTranslation(
  namespaces?: string | readonly string[],
  options?: { nsMode?: string },
) {
  const i18n = useContext(I18nContext)?.i18n;
  if (!i18n) throw new Error('useTranslation is called outside the shell');
  const hasSingleNamespace = typeof namespaces === 'string';
  const selected =
    hasSingleNamespace || options?.nsMode === 'fallback' ? namespaces : namespaces?.[0];
  const t = i18n.getFixedT(i18n.language, (selected ?? i18n.options.defaultNS) as string);
  return Object.assign([t, i18n, true], { t, i18n, ready: true });
}

/**
 * Returns `t` for one or several namespaces, as `useTranslation` of react-i18next does.
 *
 * @example
 * const { t } = useTranslation('lists');
 * t('count', { count: 3 });
 */
export const useTranslation: typeof useLiveTranslation =
  typeof document === 'undefined'
    ? (useFixedTranslation as unknown as typeof useLiveTranslation)
    : useLiveTranslation;

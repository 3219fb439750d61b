import type { SearchKind, SearchSuggestion } from '@tractor-haat/api-client';
import { type Language, parseLocalizedPath } from '@tractor-haat/i18n';
import { Link, useTranslation } from '@tractor-haat/platform/island';
import { classNames } from '@tractor-haat/ui';
import { RecentIcon } from '@tractor-haat/ui/icons';
import { useLayoutEffect, useRef } from 'react';
import styles from './live-search.module.css';

interface OptionListProps {
  readonly id: string;
  readonly label: string;
  readonly options: readonly Option[];
  readonly active: number;
  readonly optionId: (index: number) => string;
  readonly onChoose: (option: Option) => void;
}

/** Options are links, so that a middle click or a long press can open them in another tab. */
export function OptionList({ id, label, options, active, optionId, onChoose }: OptionListProps) {
  const { t } = useTranslation('menus');
  const list = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  return (
    <div ref={list} id={id} role="listbox" aria-label={label}>
      {options.map((option, index) => (
        <Link
          key={option.to}
          id={optionId(index)}
          to={option.to}
          role="option"
          aria-selected={index === active}
          tabIndex={-1}
          className={classNames(styles.option, index === active && styles.active)}
          onClick={() => onChoose(option)}
        >
          {option.kind === null ? <RecentIcon size={20} /> : null}
          <span
            className={styles.text}
            lang={option.lang}
            translate={toTranslateAttribute(option.kind)}
          >
            {option.text}
          </span>
          {option.kind === null ? null : (
            <span className={styles.kind}>{t(`search.kind.${option.kind}`)}</span>
          )}
        </Link>
      ))}
    </div>
  );
}

export interface Option {
  readonly text: string;
  /** Path without language prefix, which `Link` adds. */
  readonly to: string;
  /** Null for a recent search. */
  readonly kind: SearchKind | null;
  readonly lang: Language | undefined;
}

export const toResultsPath = (query: string) => `/search?q=${encodeURIComponent(query)}`;

export function createSuggestionOption(suggestion: SearchSuggestion, language: Language): Option {
  return {
    text: suggestion.name,
    to: parseLocalizedPath(suggestion.url).path,
    kind: suggestion.kind,
    lang: suggestion.language === language ? undefined : suggestion.language,
  };
}

export function createRecentOption(text: string): Option {
  return { text, to: toResultsPath(text), kind: null, lang: undefined };
}

const PROPER_NAME_KINDS: readonly SearchKind[] = ['brand', 'tractor', 'implement', 'tyre'];

/** Value of the `translate` attribute: browsers must not translate names of brands and products. */
export const toTranslateAttribute = (kind: SearchKind | null): 'no' | undefined =>
  kind && PROPER_NAME_KINDS.includes(kind) ? 'no' : undefined;

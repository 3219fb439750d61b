import { Link, useTranslation } from '@tractor-haat/platform/island';
import { classNames } from '@tractor-haat/ui';
import { RecentIcon } from '@tractor-haat/ui/icons';
import { useLayoutEffect, useRef } from 'react';
import { toTranslateAttribute } from '../to-translate-attribute.ts';
import styles from './live-search.module.css';
import type { Option } from './option.ts';

export interface OptionListProps {
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

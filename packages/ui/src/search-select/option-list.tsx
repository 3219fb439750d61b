import {
  type KeyboardEvent,
  type MouseEvent,
  type Ref,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react';
import { classNames } from '../class-names.ts';
import { CheckIcon } from '../icons/index.ts';
import type { SelectOption } from './match-options.ts';
import styles from './option-list.module.css';

type OptionListProps = {
  ref: Ref<HTMLDivElement | null>;
  id: string;
  label: string;
  options: readonly SelectOption[];
  value: string;
  translate?: 'no' | undefined;
  /** Index of the active option. */
  active: number;
  optionId: (index: number) => string;
  onChoose: (value: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
};

/** Options of an open select. Scrolls to the active option. */
export function OptionList(props: OptionListProps) {
  const { ref, id, label, options, value, translate, active, optionId, onChoose, onKeyDown } =
    props;
  const list = useRef<HTMLDivElement>(null);
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => list.current);
  useLayoutEffect(() => {
    const option = list.current?.children[active];
    if (list.current && option instanceof HTMLElement) scrollToOption(list.current, option);
  }, [active]);
  function onClick({ target }: MouseEvent) {
    const option = target instanceof Element && target.closest<HTMLElement>('[role=option]');
    if (option) onChoose(option.dataset.value ?? '');
  }
  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label={label}
      translate={translate}
      tabIndex={-1}
      aria-activedescendant={options.length > 0 ? optionId(active) : undefined}
      className={styles.list}
      onClick={onClick}
      onKeyDown={onKeyDown}
      // A click on an option must not take the focus from the search box.
      onMouseDown={(event) => event.preventDefault()}
    >
      {options.map((option, index) => (
        <div
          key={option.value}
          id={optionId(index)}
          role="option"
          aria-selected={option.value === value}
          className={classNames(styles.option, index === active && styles.marked)}
          tabIndex={-1}
          data-value={option.value}
          translate={option.translate}
        >
          {option.label}
          {option.value === value && <CheckIcon size={20} />}
        </div>
      ))}
    </div>
  );
}

/** Sets `scrollTop`, because `scrollIntoView` would also scroll the page. */
function scrollToOption(list: HTMLElement, option: HTMLElement) {
  const { offsetTop: top, offsetHeight: height } = option;
  if (top < list.scrollTop) list.scrollTop = top;
  const below = top + height - list.clientHeight;
  if (below > list.scrollTop) list.scrollTop = below;
}

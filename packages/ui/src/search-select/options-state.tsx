import { Button } from '../button/button.tsx';
import { Spinner } from '../feedback/spinner.tsx';
import { FieldError } from '../field/field-error.tsx';
import styles from './option-list.module.css';
import type { SearchSelectProps } from './search-select-props.ts';

type OptionsStateProps = Pick<SearchSelectProps, 'texts' | 'onRetry' | 'state'> & {
  /** True if no option matches. */
  empty: boolean;
};

/** Status text in place of options: loading, failed or no match. */
export function OptionsState({ state, empty, texts, onRetry }: OptionsStateProps) {
  if (state === 'failed') {
    return (
      <div className={styles.failed}>
        <FieldError>{texts.failed}</FieldError>
        {onRetry && (
          <Button size="small" onClick={onRetry}>
            {texts.retry}
          </Button>
        )}
      </div>
    );
  }
  return (
    // Always rendered, because screen readers announce only changes of an existing live region.
    <p role="status" className={styles.state}>
      {state === 'loading' && <Spinner />}
      {/* Page translation moves bare text nodes, so each text has an element. */}
      {state === 'loading' && <span>{texts.loading}</span>}
      {state === 'ready' && empty && <span>{texts.none}</span>}
    </p>
  );
}

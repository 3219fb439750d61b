import { Button } from '../button/button.tsx';
import { Spinner } from '../feedback/spinner.tsx';
import { FieldError } from '../field/field-error.tsx';
import styles from './option-list.module.css';
import type { SearchSelectProps } from './search-select-props.ts';

type OptionsStateProps = Pick<SearchSelectProps, 'texts' | 'onRetry' | 'state'> & {
  /** No option fits what was typed. */
  empty: boolean;
};

/** Words in the place of options: they are on their way, could not be had, or none fits. */
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
    // Always there: a live region that comes with its words is not read out.
    <p role="status" className={styles.state}>
      {state === 'loading' && <Spinner />}
      {/* In elements of their own: a page translated by the browser has moved bare text nodes. */}
      {state === 'loading' && <span>{texts.loading}</span>}
      {state === 'ready' && empty && <span>{texts.none}</span>}
    </p>
  );
}

import { useTranslation } from '@tractor-haat/platform';
import { Alert, Button } from '@tractor-haat/ui';
import { Component, type ReactNode } from 'react';
import styles from './popup-boundary.module.css';

interface PopupBoundaryProps {
  readonly children: ReactNode;
  readonly onError: (error: unknown) => void;
  readonly onClose: () => void;
}

export class PopupBoundary extends Component<PopupBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override render() {
    return this.state.failed ? <PopupError onClose={this.props.onClose} /> : this.props.children;
  }
}

function PopupError({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('shell');
  return (
    <div className={styles.notice}>
      <Alert>{t('error.part_unavailable')}</Alert>
      <Button onClick={onClose}>{t('error.try_again')}</Button>
    </div>
  );
}

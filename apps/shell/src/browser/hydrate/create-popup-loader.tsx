import { useTranslation } from '@tractor-haat/platform';
import type { ReadyWidget } from '@tractor-haat/platform/shell';
import { Alert, Button } from '@tractor-haat/ui';
import { Component, type ReactNode } from 'react';
import type { PopupLoader } from '../../app/popup-host.tsx';
import { prepareWidget, type WidgetDocument } from '../../app/prepare-widget.ts';
import { splitWidgetName } from '../../app/to-widget-key.ts';
import { importWithRetry } from '../remotes/import-with-retry.ts';
import { type RemoteLoader, withRemote } from '../remotes/remote-loader.ts';
import styles from './popup-boundary.module.css';

type PopupComponent = ReadyWidget['Component'];

export function createPopupLoader(remotes: RemoteLoader, document: WidgetDocument): PopupLoader {
  const components = new Map<string, Promise<PopupComponent>>();

  const fetchPopup = (name: string) =>
    withRemote(remotes, splitWidgetName(name).remote, async (remote): Promise<PopupComponent> => {
      const { Component } = await importWithRetry(() =>
        prepareWidget(remote.definition, { name, props: {} }, document),
      );
      const handleFailure = (error: unknown) => {
        components.delete(name);
        remotes
          .loadPrevious(remote, { phase: 'render', code: 'TH-301' }, error)
          .catch(() => undefined);
      };
      return (props) => (
        <PopupBoundary onError={handleFailure} onClose={props.onClose as () => void}>
          <Component {...props} />
        </PopupBoundary>
      );
    });

  return (name) => {
    const existing = components.get(name);
    if (existing) return existing;
    const promise = fetchPopup(name);
    components.set(name, promise);
    promise.catch(() => components.delete(name));
    return promise;
  };
}

interface PopupBoundaryProps {
  readonly children: ReactNode;
  readonly onError: (error: unknown) => void;
  readonly onClose: () => void;
}

class PopupBoundary extends Component<PopupBoundaryProps, { failed: boolean }> {
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

import type { ReadyWidget } from '@tractor-haat/platform/shell';
import type { PopupLoader } from '../app/popups/popup-host.tsx';
import { prepareWidget, type WidgetDocument } from '../app/prepare-widget.ts';
import { splitWidgetName } from '../app/to-widget-key.ts';
import { importWithRetry } from './import-with-retry.ts';
import { PopupBoundary } from './popup-boundary.tsx';
import type { RemoteLoader } from './remotes/remote-loader.ts';
import { withRemote } from './remotes/with-remote.ts';

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

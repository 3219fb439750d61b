import type { RemoteDefinition } from '@tractor-haat/platform';
import type { ReadyWidget } from '@tractor-haat/platform/shell';
import type { PopupLoader } from '../popups/popup-host.tsx';
import { readyWidget, type WidgetDocument } from '../render/ready-widget.ts';
import { splitWidgetName } from '../render/widget-key.ts';
import { bring } from './bring.ts';

/** Brings popups of remotes: nothing of them is on the page before somebody wants one. */
export function makePopupLoader(
  load: (remote: string) => Promise<RemoteDefinition>,
  document: WidgetDocument,
): PopupLoader {
  const components = new Map<string, Promise<ReadyWidget['Component']>>();
  return (name) => {
    const before = components.get(name);
    if (before) return before;
    const promise = load(splitWidgetName(name).remote)
      .then((definition) => bring(() => readyWidget(definition, { name, props: {} }, document)))
      .then(({ Component }) => Component);
    components.set(name, promise);
    promise.catch(() => components.delete(name));
    return promise;
  };
}

import type { ReadyWidget, WidgetHost, WidgetUse } from '@tractor-haat/platform/shell';
import { Component, type ReactNode } from 'react';
import type { PageData, RenderedWidget } from '../../app/page-data.ts';
import { prepareWidget, type WidgetDocument } from '../../app/prepare-widget.ts';
import { splitWidgetName, toWidgetKey } from '../../app/to-widget-key.ts';
import { importWithRetry } from '../remotes/import-with-retry.ts';
import { type RemoteLoader, withRemote } from '../remotes/remote-loader.ts';
import { isHydrated } from './hydrated.tsx';

const ROOT_MARGIN = '400px';

interface PendingWidget {
  readonly promise: Promise<ReadyWidget | null>;
  readonly start: () => void;
}

interface BrowserWidgets extends WidgetHost {
  /**
   * Fetches all pending widgets of the server-rendered page, including nested ones. A navigation
   * would wait for them, because React cannot update around HTML that is not hydrated.
   */
  startAll(): void;
}

/** Loads widgets when they come near the viewport. `rendered` contains the data of server-rendered widgets. */
export function createBrowserWidgets(
  remotes: RemoteLoader,
  document: WidgetDocument,
  rendered: PageData['widgets'],
): BrowserWidgets {
  const pending = new Map<string, PendingWidget>();
  let hasStartedAll = false;

  function getPendingWidget(use: WidgetUse): PendingWidget {
    const key = toWidgetKey(use);
    const existing = pending.get(key);
    if (existing) return existing;
    const pendingWidget = createPendingWidget(use, rendered[key]);
    pending.set(key, pendingWidget);
    if (hasStartedAll && rendered[key]) pendingWidget.start();
    return pendingWidget;
  }

  function createPendingWidget(
    use: WidgetUse,
    fromServer: RenderedWidget | null | undefined,
  ): PendingWidget {
    // The server omitted the widget, and hydration must produce the same HTML.
    if (fromServer === null) return { promise: Promise.resolve(null), start: () => undefined };
    let resolve: (ready: ReadyWidget | null) => void = () => undefined;
    const promise = new Promise<ReadyWidget | null>((settle) => {
      resolve = settle;
    });
    let hasStarted = false;
    const start = () => {
      if (hasStarted) return;
      hasStarted = true;
      withRemote(remotes, splitWidgetName(use.name).remote, async (remote) => {
        const serverData = fromServer?.still || fromServer?.isOmitted ? undefined : fromServer;
        const ready = await importWithRetry(() =>
          prepareWidget(remote.definition, use, document, serverData),
        );
        return withErrorReporting(ready, (error) => remotes.abandon(remote, error));
      })
        .then(resolve)
        // After a failure the promise stays pending if there is server HTML, so that React does not replace the HTML.
        .catch(() => (fromServer ? undefined : resolve(null)));
    };
    return { promise, start };
  }

  return {
    widget: (use) => getPendingWidget(use).promise,
    startAll() {
      hasStartedAll = true;
      for (const { start } of pending.values()) start();
    },
    watch(use, element) {
      if (rendered[toWidgetKey(use)]?.still && !isHydrated()) return () => undefined;
      const observer = new IntersectionObserver(
        (entries) => {
          if (!entries.some((entry) => entry.isIntersecting)) return;
          observer.disconnect();
          getPendingWidget(use).start();
        },
        { rootMargin: ROOT_MARGIN },
      );
      observer.observe(element);
      return () => observer.disconnect();
    },
  };
}

/** Reports render errors of a widget and rethrows them to the boundary of the page. */
function withErrorReporting(
  { Component: Widget, data }: ReadyWidget,
  report: (error: unknown) => void,
): ReadyWidget {
  const Component: ReadyWidget['Component'] = (props) => (
    <WidgetErrorBoundary report={report}>
      <Widget {...props} />
    </WidgetErrorBoundary>
  );
  return { Component, data };
}

class WidgetErrorBoundary extends Component<
  { children: ReactNode; report: (error: unknown) => void },
  { error: unknown; failed: boolean }
> {
  override state = { error: undefined, failed: false };

  static getDerivedStateFromError(error: unknown) {
    return { error, failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.report(error);
  }

  override render() {
    if (this.state.failed) throw this.state.error;
    return this.props.children;
  }
}

import { memo, type ReactNode, Suspense, use, useContext, useEffect, useMemo, useRef } from 'react';
import type { PopupName, WidgetContracts, WidgetName } from '../contracts/widget-contracts.ts';
import { OptionalPart } from './optional-part.tsx';
import { type ReadyWidget, WidgetHostContext } from './widget-host.ts';

interface ReadyProps {
  readonly promise: Promise<ReadyWidget | null>;
  readonly props: object;
  readonly data: unknown;
}

function Ready({ promise, props, data }: ReadyProps) {
  const ready = use(promise);
  if (!ready) return null;
  return <ready.Component {...props} data={data ?? ready.data} />;
}

export interface RemoteWidgetProps<Name extends WidgetName> {
  /** `<remote>/<widget>`, as in its contract. */
  readonly name: Name;
  readonly props: WidgetContracts[Name];
  /**
   * Data in place of the widget's `loader`, for a widget on its own remote's page. Must stay the same object until the
   * data change.
   */
  readonly data?: unknown;
  /** Placeholder while loading in the browser; set the widget's height. */
  readonly fallback?: ReactNode;
}

const isSameUse = (a: RemoteWidgetProps<WidgetName>, b: RemoteWidgetProps<WidgetName>) =>
  a.name === b.name && a.data === b.data && JSON.stringify(a.props) === JSON.stringify(b.props);

function Widget({ name, props, data, fallback = null }: RemoteWidgetProps<WidgetName>) {
  const host = useContext(WidgetHostContext);
  if (!host) throw new Error('RemoteWidget is used outside the shell');
  const containerRef = useRef<HTMLDivElement>(null);
  // Props are plain data, so equal content means the same use.
  const serialized = JSON.stringify(props);
  const widgetUse = useMemo(() => ({ name, props: JSON.parse(serialized) }), [name, serialized]);
  useEffect(
    () => (containerRef.current ? host.watch(widgetUse, containerRef.current) : undefined),
    [host, widgetUse],
  );
  return (
    // A key for each use, because a reused element would suspend the page until the widget is visible.
    <div key={serialized} ref={containerRef} data-widget={name}>
      <OptionalPart>
        <Suspense fallback={fallback}>
          <Ready promise={host.widget(widgetUse)} props={widgetUse.props} data={data} />
        </Suspense>
      </OptionalPart>
    </div>
  );
}

/**
 * Renders a widget of another remote. On the server it is part of the HTML. The browser keeps this HTML and loads the
 * widget's code near the viewport. Memoised by the content of the props, because an update from the parent would make
 * React discard HTML that is not hydrated, or block navigations until the HTML is hydrated.
 *
 * @example
 * <RemoteWidget name="loans/kinds-row" props={{ limit: 3 }} fallback={<Skeleton shape="card" />} />
 */
export const RemoteWidget = memo(Widget, isSameUse) as unknown as <
  Name extends Exclude<WidgetName, PopupName>,
>(
  props: RemoteWidgetProps<Name>,
) => ReactNode;

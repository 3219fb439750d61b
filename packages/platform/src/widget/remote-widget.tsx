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

const isSameUse = (one: RemoteWidgetProps<WidgetName>, other: RemoteWidgetProps<WidgetName>) =>
  one.name === other.name &&
  one.data === other.data &&
  JSON.stringify(one.props) === JSON.stringify(other.props);

function Widget({ name, props, data, fallback = null }: RemoteWidgetProps<WidgetName>) {
  const host = useContext(WidgetHostContext);
  if (!host) throw new Error('RemoteWidget is used outside the shell');
  const containerRef = useRef<HTMLDivElement>(null);
  // Props are plain data: equal content means the same use.
  const serialized = JSON.stringify(props);
  const widgetUse = useMemo(() => ({ name, props: JSON.parse(serialized) }), [name, serialized]);
  useEffect(
    () => (containerRef.current ? host.watch(widgetUse, containerRef.current) : undefined),
    [host, widgetUse],
  );
  return (
    // A key per use: a reused element would suspend the page until the widget is visible.
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
 * Renders a widget of another remote. On the server it is part of the HTML; in the browser that HTML stays until it
 * comes near the viewport, and then its code is loaded. Memoised by the content of the props: an update from the parent
 * would make React discard the HTML that is not hydrated, or block navigations until it is.
 *
 * @example
 * <RemoteWidget name="loans/kinds-row" props={{ limit: 3 }} fallback={<Skeleton shape="card" />} />
 */
export const RemoteWidget = memo(Widget, isSameUse) as unknown as <
  Name extends Exclude<WidgetName, PopupName>,
>(
  props: RemoteWidgetProps<Name>,
) => ReactNode;

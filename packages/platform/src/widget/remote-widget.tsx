import { memo, type ReactNode, Suspense, use, useContext, useEffect, useMemo, useRef } from 'react';
import type { PopupName, WidgetContracts, WidgetName } from '../contracts/widget-contracts.ts';
import { OptionalPart } from './optional-part.tsx';
import { type ReadyWidget, WidgetHostContext } from './widget-host.ts';

interface WidgetContentProps {
  readonly promise: Promise<ReadyWidget | null>;
  readonly props: object;
  readonly data: unknown;
}

function WidgetContent({ promise, props, data }: WidgetContentProps) {
  const widget = use(promise);
  if (!widget) return null;
  return <widget.Component {...props} data={data ?? widget.data} />;
}

export interface RemoteWidgetProps<Name extends WidgetName> {
  /** Remote and widget, such as `loans/kinds-row`. */
  readonly name: Name;
  readonly props: WidgetContracts[Name];
  /**
   * Replaces the data of the widget's `loader`, for a widget on a page of its own remote. It must be the same object
   * until the data change.
   */
  readonly data?: unknown;
  /** Displayed while the widget is loading in the browser. It must be as high as the widget to avoid a layout shift. */
  readonly fallback?: ReactNode;
}

const isSameUse = (a: RemoteWidgetProps<WidgetName>, b: RemoteWidgetProps<WidgetName>) =>
  a.name === b.name && a.data === b.data && JSON.stringify(a.props) === JSON.stringify(b.props);

function Widget({ name, props, data, fallback = null }: RemoteWidgetProps<WidgetName>) {
  const host = useContext(WidgetHostContext);
  if (!host) throw new Error('RemoteWidget is used outside the shell');
  const containerRef = useRef<HTMLDivElement>(null);
  // Props are plain data, so two uses with equal JSON are the same.
  const serialized = JSON.stringify(props);
  const widgetUse = useMemo(() => ({ name, props: JSON.parse(serialized) }), [name, serialized]);
  useEffect(
    () => (containerRef.current ? host.watch(widgetUse, containerRef.current) : undefined),
    [host, widgetUse],
  );
  return (
    // Without the key React would reuse the element, and the page would be suspended until the new widget is visible.
    <div key={serialized} ref={containerRef} data-widget={name}>
      <OptionalPart>
        <Suspense fallback={fallback}>
          <WidgetContent promise={host.widget(widgetUse)} props={widgetUse.props} data={data} />
        </Suspense>
      </OptionalPart>
    </div>
  );
}

/**
 * Renders a widget of another remote. On the server the widget is part of the HTML. The browser loads its code when it
 * is near the viewport. It is memoised by the JSON of its props, because an update by the parent would make React
 * discard HTML that is not hydrated, or block navigations until it is hydrated.
 *
 * @example
 * <RemoteWidget name="loans/kinds-row" props={{ limit: 3 }} fallback={<Skeleton shape="card" />} />
 */
export const RemoteWidget = memo(Widget, isSameUse) as unknown as <
  Name extends Exclude<WidgetName, PopupName>,
>(
  props: RemoteWidgetProps<Name>,
) => ReactNode;

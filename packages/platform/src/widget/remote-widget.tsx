import { memo, type ReactNode, Suspense, use, useContext, useEffect, useMemo, useRef } from 'react';
import type { PopupName, WidgetContracts, WidgetName } from '../contracts/widgets.ts';
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
  /** `<remote>/<widget>`, as its contract names it. */
  readonly name: Name;
  readonly props: WidgetContracts[Name];
  /**
   * What the widget's `loader` would bring, where the page has it already: a part of the remote's own page,
   * whose code comes when it is near. The same object until there is something new to show.
   */
  readonly data?: unknown;
  /** Shown while the widget is fetched in the browser; give it the widget's height. */
  readonly fallback?: ReactNode;
}

const isSameUse = (one: RemoteWidgetProps<WidgetName>, other: RemoteWidgetProps<WidgetName>) =>
  one.name === other.name &&
  one.data === other.data &&
  JSON.stringify(one.props) === JSON.stringify(other.props);

function Widget({ name, props, data, fallback = null }: RemoteWidgetProps<WidgetName>) {
  const host = useContext(WidgetHostContext);
  if (!host) throw new Error('RemoteWidget is used outside the shell');
  const place = useRef<HTMLDivElement>(null);
  // Props are plain data: two uses with the same words are the same use.
  const words = JSON.stringify(props);
  const wanted = useMemo(() => ({ name, props: JSON.parse(words) }), [name, words]);
  useEffect(() => (place.current ? host.watch(wanted, place.current) : undefined), [host, wanted]);
  return (
    // Another use is another place: else the page would wait for it, and it for being seen on the page.
    <div key={words} ref={place} data-widget={name}>
      <OptionalPart>
        <Suspense fallback={fallback}>
          <Ready promise={host.widget(wanted)} props={wanted.props} data={data} />
        </Suspense>
      </OptionalPart>
    </div>
  );
}

/**
 * Puts one remote's piece on another's page. On the server it is part of the HTML; in the browser that HTML
 * stays as it is until it comes near the screen, and only then are code and handlers fetched.
 * Memoised by what the props say, because an update from above would make React drop the HTML that is not
 * hydrated yet, or wait for it: a navigation within the page would then never be shown.
 */
export const RemoteWidget = memo(Widget, isSameUse) as <
  Name extends Exclude<WidgetName, PopupName>,
>(
  props: RemoteWidgetProps<Name>,
) => ReactNode;

import type { ReadyWidget } from '@tractor-haat/platform/shell';
import { Component, type ReactNode } from 'react';

/** Reports render errors of a widget and rethrows them to the boundary of the page. */
export function withErrorReporting(
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

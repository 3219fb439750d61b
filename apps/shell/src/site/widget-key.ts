import type { WidgetUse } from '@tractor-haat/platform/shell';

/** One key for one use of a widget, equal on the server and in the browser. */
export const widgetKey = ({ name, props }: WidgetUse): string => `${name} ${JSON.stringify(props)}`;

/** `catalogue/implement-types` is widget `implement-types` of remote `catalogue`. */
export function splitWidgetName(name: string): { remote: string; widget: string } {
  const [remote = '', widget = ''] = name.split('/');
  return { remote, widget };
}

import type { WidgetUse } from '@tractor-haat/platform/shell';

/** Key of a widget use, equal on server and browser. */
export const widgetKey = ({ name, props }: WidgetUse): string => `${name} ${JSON.stringify(props)}`;

/** Splits `catalogue/implement-types` into remote and widget. */
export function splitWidgetName(name: string): { remote: string; widget: string } {
  const [remote = '', widget = ''] = name.split('/');
  return { remote, widget };
}

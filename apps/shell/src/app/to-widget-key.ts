import type { WidgetUse } from '@tractor-haat/platform/shell';

/** Uses of a widget with the same props have the same key and share their data. */
export const toWidgetKey = ({ name, props }: WidgetUse): string =>
  `${name} ${JSON.stringify(props)}`;

export function splitWidgetName(name: string): { remote: string; widget: string } {
  const [remote = '', widget = ''] = name.split('/');
  return { remote, widget };
}

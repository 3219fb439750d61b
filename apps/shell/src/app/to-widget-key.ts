import type { WidgetUse } from '@tractor-haat/platform/shell';

/** Equal for two uses of a widget with the same props, which therefore share their data. */
export const toWidgetKey = ({ name, props }: WidgetUse): string =>
  `${name} ${JSON.stringify(props)}`;

export function splitWidgetName(name: string): { remote: string; widget: string } {
  const [remote = '', widget = ''] = name.split('/');
  return { remote, widget };
}

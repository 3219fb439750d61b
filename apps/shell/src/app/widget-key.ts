import type { WidgetUse } from '@tractor-haat/platform/shell';

export const widgetKey = ({ name, props }: WidgetUse): string => `${name} ${JSON.stringify(props)}`;

export function splitWidgetName(name: string): { remote: string; widget: string } {
  const [remote = '', widget = ''] = name.split('/');
  return { remote, widget };
}

import type { RemoteDefinition } from '@tractor-haat/platform';
import type { ReadyWidget, WidgetHost, WidgetUse } from '@tractor-haat/platform/shell';
import type { PageData, RenderedWidget } from '../../app/page-data.ts';
import { prepareWidget, type WidgetDocument } from '../../app/prepare-widget.ts';
import { splitWidgetName, toWidgetKey } from '../../app/to-widget-key.ts';

export interface ServerWidgets extends WidgetHost {
  /** Data of the widgets on the page. Complete only after rendering. */
  readonly used: PageData['widgets'];
  readonly names: ReadonlySet<string>;
}

export function createServerWidgets(
  getDefinition: (remote: string) => RemoteDefinition,
  document: WidgetDocument,
  report: (error: unknown) => void,
): ServerWidgets {
  const used: Record<string, RenderedWidget | null> = {};
  const names = new Set<string>();
  const promises = new Map<string, Promise<ReadyWidget | null>>();

  async function prepare(key: string, use: WidgetUse): Promise<ReadyWidget | null> {
    try {
      const { remote, widget } = splitWidgetName(use.name);
      const owner = getDefinition(remote);
      const ready = await prepareWidget(owner, use, document);
      used[key] = owner.widgets?.[widget]?.still ? { still: true } : { data: ready.data };
      names.add(use.name);
      return ready;
    } catch (error) {
      report(error);
      used[key] = null;
      return null;
    }
  }

  return {
    used,
    names,
    widget(use) {
      const key = toWidgetKey(use);
      const existing = promises.get(key);
      if (existing) return existing;
      const promise = prepare(key, use);
      promises.set(key, promise);
      return promise;
    },
    watch: () => () => undefined,
  };
}

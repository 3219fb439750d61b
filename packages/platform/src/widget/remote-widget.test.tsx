import { act, render, screen } from '@testing-library/react';
import { type ReactNode, startTransition, useState } from 'react';
import { RemoteWidget } from './remote-widget.tsx';
import { type ReadyWidget, type WidgetHost, WidgetHostContext } from './widget-host.ts';

function hostOf(widget: Promise<ReadyWidget | null>) {
  const watched: Element[] = [];
  const host: WidgetHost = {
    widget: () => widget,
    watch(_, element) {
      watched.push(element);
      return () => undefined;
    },
  };
  return { host, watched };
}

const ready = (Component: ReadyWidget['Component'], data: unknown = null) =>
  Promise.resolve({ Component, data });

async function show(host: WidgetHost) {
  await act(async () => {
    render(
      <WidgetHostContext value={host}>
        <p>page</p>
        <RemoteWidget
          name="catalogue/implement-types"
          props={{ limit: 3 }}
          fallback={<p>on its way</p>}
        />
      </WidgetHostContext>,
    );
  });
}

test('renders the widget with its props and data', async () => {
  const { host } = hostOf(ready(({ limit, data }) => <p>{`${limit} of ${data}`}</p>, 'fourteen'));
  await show(host);
  expect(screen.getByText('3 of fourteen')).toBeInTheDocument();
});

test("observes the widget's element and shows the fallback until the widget is loaded", async () => {
  const { host, watched } = hostOf(new Promise(() => undefined));
  await show(host);
  expect(watched).toHaveLength(1);
  expect(watched[0]).toHaveAttribute('data-widget', 'catalogue/implement-types');
  expect(screen.getByText('on its way')).toBeInTheDocument();
});

test('omits a widget that fails to load', async () => {
  const { host } = hostOf(Promise.resolve(null));
  await show(host);
  expect(screen.getByText('page')).toBeInTheDocument();
  expect(screen.queryByText('on its way')).not.toBeInTheDocument();
});

test('omits a widget that throws, and keeps the page', async () => {
  const silent = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { host } = hostOf(
    ready(() => {
      throw new Error('broken widget');
    }),
  );
  await show(host);
  expect(screen.getByText('page')).toBeInTheDocument();
  expect(silent).toHaveBeenCalled();
  silent.mockRestore();
});

test('a page update re-renders a pending widget only if its props change', async () => {
  let calls = 0;
  const host: WidgetHost = {
    widget: () => {
      calls += 1;
      return new Promise(() => undefined);
    },
    watch: () => () => undefined,
  };
  const page = (limit: number) => (
    <WidgetHostContext value={host}>
      <RemoteWidget name="catalogue/implement-types" props={{ limit }} />
    </WidgetHostContext>
  );
  let show: (page: ReactNode) => void = () => undefined;
  await act(async () => {
    show = render(page(3)).rerender;
  });
  const atFirst = calls;
  // New objects with equal content, like a loader's next result.
  await act(async () => show(page(3)));
  expect(calls).toBe(atFirst);
  await act(async () => show(page(4)));
  expect(calls).toBeGreaterThan(atFirst);
});

test('a navigation shows the next page while its widget is pending', async () => {
  const { host } = hostOf(ready(() => <p>there</p>));
  const other = new Promise<null>(() => undefined);
  const first = host.widget;
  host.widget = (use) => (use.props.limit === 3 ? first(use) : other);
  const Page = ({ limit }: { limit: number }) => (
    <WidgetHostContext value={host}>
      <h1>page {limit}</h1>
      <RemoteWidget name="catalogue/implement-types" props={{ limit }} />
    </WidgetHostContext>
  );
  let go: (limit: number) => void = () => undefined;
  function Site() {
    const [limit, setLimit] = useState(3);
    go = (next) => startTransition(() => setLimit(next));
    return <Page limit={limit} />;
  }
  await act(async () => {
    render(<Site />);
  });
  expect(screen.getByText('there')).toBeInTheDocument();
  await act(async () => go(4));
  expect(screen.getByRole('heading')).toHaveTextContent('page 4');
  expect(screen.queryByText('there')).not.toBeInTheDocument();
});

test('renders data from the page and their updates', async () => {
  const { host } = hostOf(ready(({ data }) => <p>{`order: ${data}`}</p>));
  const page = (data: string) => (
    <WidgetHostContext value={host}>
      <RemoteWidget name="catalogue/tractor-reviews" props={{}} data={data} />
    </WidgetHostContext>
  );
  let show: (page: ReactNode) => void = () => undefined;
  await act(async () => {
    show = render(page('newest')).rerender;
  });
  const place = screen.getByText('order: newest');
  await act(async () => show(page('worst')));
  expect(screen.getByText('order: worst')).toBe(place);
});

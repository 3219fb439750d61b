import { act, render, screen } from '@testing-library/react';
import { type ReactNode, startTransition, useState } from 'react';
import { RemoteWidget } from './remote-widget.tsx';
import { type ReadyWidget, type WidgetHost, WidgetHostContext } from './widget-host.ts';

function createHost(widget: Promise<ReadyWidget | null>) {
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

const createReadyWidget = (Component: ReadyWidget['Component'], data: unknown = null) =>
  Promise.resolve({ Component, data });

async function renderWidget(host: WidgetHost) {
  await act(async () => {
    render(
      <WidgetHostContext value={host}>
        <p>page</p>
        <RemoteWidget
          name="catalogue/implement-types"
          props={{ limit: 3 }}
          fallback={<p>loading</p>}
        />
      </WidgetHostContext>,
    );
  });
}

/** Renders a page and returns a function that renders it with changed props. */
async function renderUpdatable(page: ReactNode) {
  let rerender: (page: ReactNode) => void = () => undefined;
  await act(async () => {
    rerender = render(page).rerender;
  });
  return (changedPage: ReactNode) => act(async () => rerender(changedPage));
}

test('renders a widget with its props and data', async () => {
  const { host } = createHost(
    createReadyWidget(({ limit, data }) => <p>{`${limit} of ${data}`}</p>, 'fourteen'),
  );
  await renderWidget(host);
  expect(screen.getByText('3 of fourteen')).toBeInTheDocument();
});

test('observes the element of a widget and shows the fallback until the widget is loaded', async () => {
  const { host, watched } = createHost(new Promise(() => undefined));
  await renderWidget(host);
  expect(watched).toHaveLength(1);
  expect(watched[0]).toHaveAttribute('data-widget', 'catalogue/implement-types');
  expect(screen.getByText('loading')).toBeInTheDocument();
});

test('omits a widget that fails to load', async () => {
  const { host } = createHost(Promise.resolve(null));
  await renderWidget(host);
  expect(screen.getByText('page')).toBeInTheDocument();
  expect(screen.queryByText('loading')).not.toBeInTheDocument();
});

test('omits a widget that throws and renders the rest of the page', async () => {
  const consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { host } = createHost(
    createReadyWidget(() => {
      throw new Error('broken widget');
    }),
  );
  await renderWidget(host);
  expect(screen.getByText('page')).toBeInTheDocument();
  expect(consoleError).toHaveBeenCalled();
  consoleError.mockRestore();
});

test('renders a pending widget again only if its props change', async () => {
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
  const update = await renderUpdatable(page(3));
  const initialCalls = calls;
  // `page` creates new props with equal content, as the next result of a loader does.
  await update(page(3));
  expect(calls).toBe(initialCalls);
  await update(page(4));
  expect(calls).toBeGreaterThan(initialCalls);
});

test('shows the next page while its widget is pending', async () => {
  const { host } = createHost(createReadyWidget(() => <p>widget</p>));
  const pendingWidget = new Promise<null>(() => undefined);
  const loadWidget = host.widget;
  host.widget = (use) => (use.props.limit === 3 ? loadWidget(use) : pendingWidget);
  const Page = ({ limit }: { limit: number }) => (
    <WidgetHostContext value={host}>
      <h1>page {limit}</h1>
      <RemoteWidget name="catalogue/implement-types" props={{ limit }} />
    </WidgetHostContext>
  );
  let showLimit: (limit: number) => void = () => undefined;
  function Site() {
    const [limit, setLimit] = useState(3);
    showLimit = (next) => startTransition(() => setLimit(next));
    return <Page limit={limit} />;
  }
  await act(async () => {
    render(<Site />);
  });
  expect(screen.getByText('widget')).toBeInTheDocument();
  await act(async () => showLimit(4));
  expect(screen.getByRole('heading')).toHaveTextContent('page 4');
  expect(screen.queryByText('widget')).not.toBeInTheDocument();
});

test('renders the data that the page passes, and updates them without remounting the widget', async () => {
  const { host } = createHost(createReadyWidget(({ data }) => <p>{`order: ${data}`}</p>));
  const page = (data: string) => (
    <WidgetHostContext value={host}>
      <RemoteWidget name="catalogue/tractor-reviews" props={{}} data={data} />
    </WidgetHostContext>
  );
  const update = await renderUpdatable(page('newest'));
  const element = screen.getByText('order: newest');
  await update(page('worst'));
  expect(screen.getByText('order: worst')).toBe(element);
});

/** Enables the inspector, which measures the memory. */
export const INSPECTOR_ENV = { NODE_OPTIONS: '--inspect=127.0.0.1:0' };

/** Objects with a finalizer are not freed before the second collection. */
const COLLECTIONS = 3;

interface InspectorReply {
  readonly id: number;
  readonly result: { readonly usedSize: number; readonly backingStorageSize?: number };
}

/**
 * Returns the bytes in use after garbage collection, including buffers. `output` is the output of the server, which
 * contains the URL of the inspector.
 */
export async function measureHeap(output: string): Promise<number> {
  const [, address] = /Debugger listening on (ws:\S+)/.exec(output) ?? [];
  if (!address) throw new Error('The server was not started with --inspect');
  const socket = new WebSocket(address);
  await new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = reject;
  });
  let lastId = 0;
  const send = (method: string) =>
    new Promise<InspectorReply['result']>((resolve) => {
      lastId += 1;
      const id = lastId;
      const handleMessage = ({ data }: MessageEvent<string>) => {
        const reply: InspectorReply = JSON.parse(data);
        if (reply.id !== id) return;
        socket.removeEventListener('message', handleMessage);
        resolve(reply.result);
      };
      socket.addEventListener('message', handleMessage);
      socket.send(JSON.stringify({ id, method }));
    });
  try {
    for (let count = 0; count < COLLECTIONS; count += 1) await send('HeapProfiler.collectGarbage');
    const { usedSize, backingStorageSize = 0 } = await send('Runtime.getHeapUsage');
    return usedSize + backingStorageSize;
  } finally {
    socket.close();
  }
}

/** Environment that enables the inspector, for memory measurements. */
export const INSPECTED = { NODE_OPTIONS: '--inspect=127.0.0.1:0' };

interface Answer {
  readonly id: number;
  readonly result: { readonly usedSize: number; readonly backingStorageSize?: number };
}

/**
 * Bytes in use after garbage collection, including buffers. `output`: the server's output, which contains the inspector
 * URL.
 */
export async function heapOf(output: string): Promise<number> {
  const [, address] = /Debugger listening on (ws:\S+)/.exec(output) ?? [];
  if (!address) throw new Error('The server was not started with --inspect');
  const socket = new WebSocket(address);
  await new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = reject;
  });
  let last = 0;
  const ask = (method: string) =>
    new Promise<Answer['result']>((resolve) => {
      last += 1;
      const id = last;
      const hear = ({ data }: MessageEvent<string>) => {
        const answer: Answer = JSON.parse(data);
        if (answer.id !== id) return;
        socket.removeEventListener('message', hear);
        resolve(answer.result);
      };
      socket.addEventListener('message', hear);
      socket.send(JSON.stringify({ id, method }));
    });
  try {
    // Objects with a finalizer are freed by the second collection.
    for (let n = 0; n < 3; n += 1) await ask('HeapProfiler.collectGarbage');
    const { usedSize, backingStorageSize = 0 } = await ask('Runtime.getHeapUsage');
    return usedSize + backingStorageSize;
  } finally {
    socket.close();
  }
}

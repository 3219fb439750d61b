import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import { RegistryError } from '../registry-error.ts';

/** Writes a stream to a temporary file up to the declared size, and verifies its hash. */
export async function receive(
  file: string,
  announced: { readonly integrity: string; readonly bytes: number },
  content: AsyncIterable<Uint8Array>,
): Promise<void> {
  const hash = createHash('sha384');
  let bytes = 0;
  const handle = await fs.open(file, 'wx');
  try {
    for await (const part of content) {
      bytes += part.length;
      if (bytes > announced.bytes)
        throw new RegistryError(`More than the announced ${announced.bytes} bytes came.`);
      hash.update(part);
      await handle.writeFile(part);
    }
    await handle.sync();
  } finally {
    await handle.close();
  }
  if (`sha384-${hash.digest('base64')}` !== announced.integrity)
    throw new RegistryError('What came is not the content that was announced: its hash differs.');
}

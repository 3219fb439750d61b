import { provideSeal, publicKeyText } from '../signing/keys.ts';
import { signAll } from '../signing/sign-all.ts';
import type { Answer } from './answer.ts';

/** Signs versions published before the key existed and prints the public key. */
export async function signStore(store: string, registryDir: string): Promise<Answer> {
  const seal = await provideSeal(registryDir);
  const signed = await signAll(store, seal);
  const public_key = publicKeyText(seal);
  const what =
    signed.length > 0 ? `Signed: ${signed.join(' ')}` : 'Nothing was done: all is signed.';
  return {
    text: `${what}\nFor the site server: REGISTRY_PUBLIC_KEY=${public_key}`,
    data: { signed, public_key },
    didNothing: signed.length === 0,
  };
}

import { provideSeal, publicKeyText } from '../signing/keys.ts';
import { signAll } from '../signing/sign-all.ts';
import type { Answer } from './answer.ts';

/** Signs what was published before there was a key, and tells the key's public half. */
export async function signStore(store: string, office: string): Promise<Answer> {
  const seal = await provideSeal(office);
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

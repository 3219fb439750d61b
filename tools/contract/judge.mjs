import crypto from 'node:crypto';

const hashOf = (text) => crypto.createHash('sha256').update(text).digest('hex').slice(0, 16);

/** What is committed of a contract: its number and a hash of each file's types. */
export function recordOf(contract, declarations) {
  const types = Object.entries(declarations).map(([file, text]) => [file, hashOf(text)]);
  return { contract, types: Object.fromEntries(types) };
}

/** Files whose types differ between two records. */
export function changedFiles(before, now) {
  const files = new Set([...Object.keys(before.types), ...Object.keys(now.types)]);
  return [...files].filter((file) => before.types[file] !== now.types[file]).sort();
}

/**
 * Whether the types that remotes share are those of their contract number.
 * @param {{ contract: number, types: Record<string, string> } | null} kept the committed record
 * @returns {{ ok: boolean, mayAccept: boolean, message: string }}
 */
export function judge(kept, now) {
  if (!kept)
    return { ok: false, mayAccept: true, message: 'No contract is recorded yet: accept this one.' };
  const changed = changedFiles(kept, now);
  if (kept.contract === now.contract && changed.length === 0)
    return { ok: true, mayAccept: true, message: `Contract ${now.contract} is as recorded.` };
  if (now.contract > kept.contract)
    return {
      ok: false,
      mayAccept: true,
      message: `Contract ${now.contract} is new: accept it with \`node tools/contract.mjs --accept\`.`,
    };
  return {
    ok: false,
    mayAccept: false,
    message: [
      `The types of contract ${kept.contract} changed in ${changed.join(', ') || 'nothing'}, but apps/shell/shell.json says ${now.contract}.`,
      `Undo the change, or raise "contract" to ${kept.contract + 1} in apps/shell/shell.json and accept it`,
      'with `node tools/contract.mjs --accept`; remotes follow one by one (docs/delivery.md).',
    ].join('\n'),
  };
}

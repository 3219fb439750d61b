export const createRecord = (contract, types) => ({ contract, types });

const formatMembers = (broken) => broken.map(({ member, why }) => `  ${member}: ${why}`).join('\n');

/**
 * Additions are compatible. Breaking changes need a new contract number.
 * @param {{ contract: number, types: Record<string, string> } | null} record the committed record
 * @param {{ contract: number }} now
 * @param {readonly { member: string, why: string }[]} broken
 * @returns {{ ok: boolean, mayAccept: boolean, message: string }}
 */
export function checkCompatibility(record, now, broken) {
  if (!record)
    return { ok: false, mayAccept: true, message: 'No contract is recorded yet: accept this one.' };
  if (now.contract > record.contract)
    return {
      ok: false,
      mayAccept: true,
      message: `Contract ${now.contract} is new: accept it with \`node tools/contract.mjs --accept\`.`,
    };
  if (now.contract < record.contract)
    return {
      ok: false,
      mayAccept: false,
      message: `apps/shell/shell.json says ${now.contract}, but contract ${record.contract} is recorded: the number must not decrease.`,
    };
  if (broken.length === 0)
    return {
      ok: true,
      // An accepted addition becomes part of the contract.
      mayAccept: true,
      message: `Code that was built for contract ${now.contract} is compatible.`,
    };
  return {
    ok: false,
    mayAccept: false,
    message: [
      `Code that was built for contract ${record.contract} would break:`,
      formatMembers(broken),
      `Keep these members, or raise "contract" to ${record.contract + 1} in apps/shell/shell.json and accept it`,
      'with `node tools/contract.mjs --accept`; remotes follow one by one (docs/delivery.md).',
    ].join('\n'),
  };
}

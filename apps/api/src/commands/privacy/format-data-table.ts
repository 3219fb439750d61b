import type { MyData } from '@tractor-haat/api-client/contract';

export function formatDataTable(data: MyData): string {
  const { account, enquiries, listings, submissions, votes, consents, codes, limits } = data;
  const counts = {
    account: account === null ? 0 : 1,
    enquiries: enquiries.length,
    listings: listings.length,
    submissions: submissions.length,
    votes: votes.length,
    consents: consents.length,
    codes: codes.length,
    limits: limits.length,
  };
  return [
    formatCountsTable(counts),
    ...enquiries.map((enquiry) =>
      formatLine('enquiry', enquiry.created_at, enquiry.form, enquiry.status, enquiry.name ?? ''),
    ),
    ...listings.map((listing) =>
      formatLine('listing', listing.created_at, String(listing.year), listing.status),
    ),
    ...submissions.map((text) =>
      formatLine(text.kind, text.created_at, text.status, text.text.slice(0, 80)),
    ),
    ...consents.map((consent) =>
      formatLine(
        'consent',
        consent.given_at,
        consent.purpose,
        consent.source,
        consent.withdrawn_at ? 'withdrawn' : '',
      ),
    ),
  ].join('\n');
}

export function formatCountsTable(counts: Readonly<Record<string, number>>): string {
  return Object.entries(counts)
    .map(([name, count]) => `${name.padEnd(12)} ${count}`)
    .join('\n');
}

/** A visitor's text could contain escape sequences of the terminal, so control characters become spaces. */
function formatLine(kind: string, at: string, ...cells: string[]): string {
  const text = [kind.padEnd(9), at.slice(0, 16).replace('T', ' '), ...cells].join('  ').trimEnd();
  return text.replace(/[\p{Cc}\p{Cf}]+/gu, ' ');
}

import type { MyData } from '@tractor-haat/api-client/contract';

const MAX_TEXT_CHARACTERS = 80;
const COUNT_NAME_WIDTH = 12;
const KIND_WIDTH = 9;
const MINUTE_LENGTH = '2026-11-21T06:00'.length;

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
    ...submissions.map((submission) =>
      formatLine(
        submission.kind,
        submission.created_at,
        submission.status,
        submission.text.slice(0, MAX_TEXT_CHARACTERS),
      ),
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
    .map(([name, count]) => `${name.padEnd(COUNT_NAME_WIDTH)} ${count}`)
    .join('\n');
}

/** Control characters become spaces: a visitor's text could contain escape sequences of the terminal. */
function formatLine(kind: string, at: string, ...cells: string[]): string {
  const text = [kind.padEnd(KIND_WIDTH), at.slice(0, MINUTE_LENGTH).replace('T', ' '), ...cells]
    .join('  ')
    .trimEnd();
  return text.replace(/[\p{Cc}\p{Cf}]+/gu, ' ');
}

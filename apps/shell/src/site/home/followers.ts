export interface Follower {
  readonly name: string;
  readonly followers: number;
  /** What that network calls them. */
  readonly says: 'subscribers' | 'followers';
}

/**
 * How many follow us on each network. DEMONSTRATION NUMBERS: nobody has counted them, and the page says so.
 * They do not change by themselves; whoever runs the site writes the real ones here.
 */
export const followers: readonly Follower[] = [
  { name: 'YouTube', followers: 210_000, says: 'subscribers' },
  { name: 'Facebook', followers: 96_000, says: 'followers' },
  { name: 'Instagram', followers: 54_000, says: 'followers' },
  { name: 'X', followers: 12_400, says: 'followers' },
  { name: 'LinkedIn', followers: 8_900, says: 'followers' },
];

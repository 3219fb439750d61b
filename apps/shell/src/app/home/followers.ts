export interface Follower {
  readonly name: string;
  readonly followers: number;
  /** The network's word for followers. */
  readonly says: 'subscribers' | 'followers';
}

/**
 * Followers by network. DEMONSTRATION NUMBERS, labelled as such on the page; the operator maintains the real ones here.
 */
export const followers: readonly Follower[] = [
  { name: 'YouTube', followers: 210_000, says: 'subscribers' },
  { name: 'Facebook', followers: 96_000, says: 'followers' },
  { name: 'Instagram', followers: 54_000, says: 'followers' },
  { name: 'X', followers: 12_400, says: 'followers' },
  { name: 'LinkedIn', followers: 8_900, says: 'followers' },
];

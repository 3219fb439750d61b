/**
 * How many follow us on each network. DEMONSTRATION NUMBERS: nobody has counted them, and the page says so.
 * They do not change by themselves; whoever runs the site writes the real ones here.
 */
export const followers: readonly { readonly name: string; readonly followers: number }[] = [
  { name: 'YouTube', followers: 210_000 },
  { name: 'Facebook', followers: 96_000 },
  { name: 'Instagram', followers: 54_000 },
  { name: 'X', followers: 12_400 },
  { name: 'LinkedIn', followers: 8_900 },
];

import { Listing } from './client.jsx';
import items from './items.json';

/** Rendered for each request, as a list with filters is. */
export const dynamic = 'force-dynamic';

export default function Page() {
  return <Listing items={items} />;
}

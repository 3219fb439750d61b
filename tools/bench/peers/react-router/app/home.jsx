import items from './items.server.js';
import { Listing } from './listing.jsx';

export const loader = () => items;

export default function Home({ loaderData }) {
  return <Listing items={loaderData} />;
}

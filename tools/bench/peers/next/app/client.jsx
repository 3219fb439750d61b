'use client';

export { Header, Listing } from './listing.jsx';

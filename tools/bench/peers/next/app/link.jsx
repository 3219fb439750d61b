import NextLink from 'next/link';

export const Link = ({ to, ...props }) => <NextLink href={to} {...props} />;

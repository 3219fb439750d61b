import NextLink from 'next/link';

export const Link = ({ to, ...rest }) => <NextLink href={to} {...rest} />;

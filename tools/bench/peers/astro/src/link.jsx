export const Link = ({ to, ...rest }) => <a href={to} {...rest} />;

export const Link = ({ to, ...props }) => <a href={to} {...props} />;

/** Exports for the server bundle of the shell. They are separate, because browsers do not need them. */
export {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
  UNSAFE_NavigationContext as NavigationContext,
} from 'react-router-dom';

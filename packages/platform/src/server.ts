/** Exports for the shell's server bundle. */
export {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
  UNSAFE_NavigationContext as NavigationContext,
} from 'react-router-dom';

/** The only way in from outside, for tests that start the stand-in in their own process. */
export { createSocialWeb, type SocialWeb } from './server.ts';

/** The only way in from outside, for tests that start the stand-in in their own process, or ask its interfaces without a server. */
export { answerApi } from './apis/api-table.ts';
export { createSocialWeb, type SocialWeb } from './server.ts';
export { openWorld, type World } from './world.ts';

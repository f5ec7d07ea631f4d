/** Minutes after the last sign-in within which somebody may do what nobody with a stolen session may. */
export const RECENT_SIGN_IN_MINUTES = 5;

/** `errorType` of an answer to somebody who has to sign in again first. */
export const RECENT_SIGN_IN_NEEDED = 'recent_sign_in_needed';

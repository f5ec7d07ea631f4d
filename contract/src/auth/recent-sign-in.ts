/** Minutes after a sign-in within which a person may take actions that must be safe from a stolen session. */
export const RECENT_SIGN_IN_MINUTES = 5;

/** `errorType` of a refusal until the person signs in again. */
export const RECENT_SIGN_IN_NEEDED = 'recent_sign_in_needed';

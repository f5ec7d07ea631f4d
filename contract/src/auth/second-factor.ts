/** `errorType` of a refused sign-in whose password was right, until it is repeated with a code of the authenticator app. */
export const CODE_NEEDED = 'code_needed';

/** `errorType` of an operation for admins that is refused until the admin signs in with a second factor. */
export const SECOND_FACTOR_NEEDED = 'second_factor_needed';

/** Number of recovery codes that a person gets with a second factor. */
export const RECOVERY_CODES = 10;

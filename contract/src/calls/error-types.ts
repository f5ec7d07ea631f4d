// Kept apart from the schemas of errors: the first page imports these constants, and must not load the schema library.

/** `errorType` of a refused approval whose payment could not be made; the client chooses the message by `details`. */
export const PAYMENT_AUTHORIZATION_FAILED = 'payment_authorization_failed';

/** `errorType` of an `unauthenticated` answer that concerns the app, which lacks App Check, and not the session. */
export const APP_NOT_VERIFIED = 'app_not_verified';

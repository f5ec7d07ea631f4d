// Apart from the schemas of errors: the first page asks for these, and must not bring the schema library.

/** `errorType` of an answer whose treasure approval could not be paid; the client picks the message by `details`. */
export const PAYMENT_AUTHORIZATION_FAILED = 'payment_authorization_failed';

/** `errorType` of an `unauthenticated` answer that is about the app, which nothing vouches for (App Check), and says nothing of the session. */
export const APP_NOT_VERIFIED = 'app_not_verified';

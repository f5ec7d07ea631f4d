/** `errorType` of an answer to somebody who has to prove their e-mail first, and the reason of a payment that waits for its creator to do so. */
export const EMAIL_NOT_PROVEN = 'email_not_proven';

/** `errorType` of a refusal until the person proves their e-mail, and the reason of a payment that waits for its creator to do so. */
export const EMAIL_NOT_PROVEN = 'email_not_proven';

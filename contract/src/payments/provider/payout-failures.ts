/** Reasons why a bank returns a payout, by the payment provider's code (https://docs.stripe.com/api/payouts/failures). */
const REASONS: Readonly<Record<string, string>> = {
  account_closed: 'the bank account has been closed',
  account_frozen: 'the bank account is frozen',
  bank_account_restricted: 'the bank account does not take such payouts',
  bank_ownership_changed: 'the branch of the bank account belongs to another bank now',
  could_not_process: 'the bank could not process it',
  debit_not_authorized: 'the bank account is not set up for it',
  declined: 'the bank declined it, and can say why',
  incorrect_account_holder_address: 'the address of the account’s holder is not the one that the bank has',
  incorrect_account_holder_name: 'the name of the account’s holder is not the one that the bank has',
  incorrect_account_holder_tax_id: 'the tax number of the account’s holder is not the one that the bank has',
  incorrect_account_type: 'the bank account is of another kind than was said',
  invalid_account_number: 'the account number is not right',
  invalid_account_number_length: 'the account number is not right',
  invalid_currency: 'the bank account does not take this currency',
  no_account: 'the bank knows no such account',
  unsupported_card: 'the card takes no payouts any more',
};

/** Returns the reason for a failed payout in plain words; a general reason for an unknown or missing code. */
export function payoutFailure(code: string | undefined): string {
  const isKnown = code !== undefined && Object.hasOwn(REASONS, code);
  return (isKnown && REASONS[code]) || 'the bank did not take it';
}

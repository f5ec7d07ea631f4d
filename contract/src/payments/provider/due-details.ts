/** Matches the prefix for the person whose detail is required; the words are the same for all persons. */
const PERSON = /^(?:individual|representative|person_\w+|owners|directors|executives)\./;

/**
 * Details that a creator has to provide, by the beginning of the payment provider's name for them
 * (https://docs.stripe.com/connect/required-verification-information, https://docs.stripe.com/api/accounts/object); longer names come before shorter ones.
 */
const WORDS: readonly (readonly [name: string, words: string])[] = [
  ['verification.document', 'a photo of your identity document'],
  ['verification.additional_document', 'a document that shows your address'],
  ['verification.proof_of_liveness', 'a photo of yourself'],
  ['company.verification.document', 'a document of your business'],
  ['external_account', 'a bank account or debit card that you can be paid to'],
  ['tos_acceptance', 'your agreement to Stripe’s terms'],
  ['business_profile.url', 'a website or profile that shows your work'],
  ['business_profile.product_description', 'what you do for a living'],
  ['business_profile.mcc', 'the kind of work that you do'],
  ['business_profile', 'details of your work'],
  ['business_type', 'whether you are a person or a company'],
  ['company', 'details of your company'],
  ['dob', 'your date of birth'],
  ['address', 'your address'],
  ['registered_address', 'your registered address'],
  ['first_name', 'your name'],
  ['last_name', 'your name'],
  ['full_name_aliases', 'other names that you have used'],
  ['email', 'your email address'],
  ['phone', 'your phone number'],
  ['id_number', 'the number of your identity card'],
  ['nationality', 'your nationality'],
  ['political_exposure', 'whether you hold a public office'],
  ['relationship', 'your part in the business'],
];
const QUESTIONS = 'answers to some questions of Stripe’s';
const OTHERS = 'more details about you or your work';

/** Returns the words for a requirement of the payment provider by its name; general words for an unknown name. */
export function dueWords(name: string): string {
  // A separate inquiry: https://docs.stripe.com/connect/handling-api-verification
  if (name.startsWith('interv_')) return QUESTIONS;
  const detail = name.replace(PERSON, '');
  return WORDS.find(([start]) => detail === start || detail.startsWith(`${start}.`))?.[1] ?? OTHERS;
}

/** Maximum number of things that a sentence names. */
const NAMED = 4;

/** Returns the distinct requirements with these names as part of a sentence; undefined if there are none. */
export function dueList(names: readonly string[]): string | undefined {
  const words = [...new Set(names.map(dueWords))];
  if (words.length > NAMED) return `${words.slice(0, NAMED).join(', ')} and more`;
  // The list is joined by hand, because a phone's browser takes long to create its first `Intl` formatter.
  const last = words.pop();
  return words.length > 0 ? `${words.join(', ')} and ${last}` : last;
}

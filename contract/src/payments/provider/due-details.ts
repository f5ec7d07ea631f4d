/** Whose detail it is; the words are the same for each. */
const PERSON = /^(?:individual|representative|person_\w+|owners|directors|executives)\./;

/**
 * Things that a creator has to give, by the beginning of the payment provider's name for it (https://docs.stripe.com/connect/required-verification-information,
 * https://docs.stripe.com/api/accounts/object); longer names come before shorter ones.
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

/** Words for something that the payment provider asks for by this name; general ones for a name that is not known here. */
export function dueWords(name: string): string {
  // An inquiry of its own: https://docs.stripe.com/connect/handling-api-verification
  if (name.startsWith('interv_')) return QUESTIONS;
  const detail = name.replace(PERSON, '');
  return WORDS.find(([start]) => detail === start || detail.startsWith(`${start}.`))?.[1] ?? OTHERS;
}

/** How many things a sentence names. */
const NAMED = 4;

/** All that is asked for by these names, each thing once, as the part of a sentence; undefined when it is nothing. */
export function dueList(names: readonly string[]): string | undefined {
  const words = [...new Set(names.map(dueWords))];
  if (words.length > NAMED) return `${words.slice(0, NAMED).join(', ')} and more`;
  // Written here: a browser's first `Intl` formatter takes a phone long.
  const last = words.pop();
  return words.length > 0 ? `${words.join(', ')} and ${last}` : last;
}

/**
 * Complete sentences for refused input, in the specification's words wherever it has some. All other messages are fragments, which the API answers after the
 * name of their field.
 */
export const SENTENCES = {
  role: 'Please select a role',
  terms: 'You must agree to the terms',
  repeatedCharacter: 'Please choose a password that is more than one character repeated, such as three words',
  commonPassword:
    'Too many people use this password. Please choose another one, such as three words that do not belong together',
  ownPassword: 'Please choose a password that is not your name, your username or your email address',
  rating: 'Please select a rating',
  comment: 'Please write a review comment',
  reply: 'Please write a reply',
  question: 'Please write a question',
  answer: 'Please write an answer',
  accountUrl: 'Please enter an account URL',
  viewCount: 'Please enter a valid view count',
  seenViewCount: 'A decision must name the view count that it is about',
  proofImages: 'At least one image is required',
  imageFiles: 'Please select valid image files',
  wallpaperUser: 'User ID is required for wallpaper upload',
  paymentReference: 'Missing payment reference. Please check your link.',
  content: 'Please add a text or a link to your content',
  shortLink:
    'This is a short link, which does not say where it leads. Open it, and paste the full address of the post instead.',
  message: 'Write a message or attach a file',
} as const;

const sentences: ReadonlySet<string> = new Set(Object.values(SENTENCES));

/** True when a message is a complete sentence. */
export function isSentence(message: string): boolean {
  return sentences.has(message);
}

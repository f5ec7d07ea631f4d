export const MOST_INTERESTS = 20;
export const LONGEST_INTEREST = 60;

/** The interests of a text that separates them with commas; blank ones are dropped. */
export function interestsOf(text: string): string[] {
  return text
    .split(',')
    .map((interest) => interest.trim())
    .filter((interest) => interest !== '');
}

/** Resolves when the API refuses with these words; throws when it does not. */
export async function refused(attempt: Promise<unknown>, words: string): Promise<void> {
  const outcome = await attempt.then(
    () => 'was accepted',
    (error: unknown) => String(error),
  );
  if (!outcome.includes(words)) throw new Error(`A refusal with "${words}" was expected: it ${outcome}`);
}

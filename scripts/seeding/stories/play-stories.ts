/** A story told over some time: it yields how many days ago it goes on. */
export type Story = AsyncGenerator<number, void, void>;

interface Told {
  readonly story: Story;
  readonly goesOn: number;
}

/**
 * Tells stories side by side in the order of time; those that go on at the same time take turns in the order given. Calls `goTo` whenever
 * time moves. Throws when a story would go back in time.
 */
export async function playStories(stories: readonly Story[], goTo: (daysAgo: number) => Promise<void>): Promise<void> {
  const waiting: Told[] = [];
  const advance = async (story: Story, since: number): Promise<Told | undefined> => {
    const { done, value } = await story.next();
    if (done) return undefined;
    if (value > since) throw new Error(`A story goes back from ${since} to ${value} days ago`);
    return { story, goesOn: value };
  };
  for (const story of stories) {
    const told = await advance(story, Infinity);
    if (told) waiting.push(told);
  }
  let at = Infinity;
  while (waiting.length > 0) {
    const next = waiting.reduce((first, one) => (one.goesOn > first.goesOn ? one : first));
    if (next.goesOn !== at) await goTo(next.goesOn);
    at = next.goesOn;
    const told = await advance(next.story, at);
    waiting.splice(waiting.indexOf(next), 1, ...(told ? [told] : []));
  }
}

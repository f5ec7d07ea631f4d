import { describe, expect, it } from 'vitest';
import { playStories, type Story } from './play-stories.ts';

describe('stories that are told side by side', () => {
  const told: string[] = [];
  async function* story(name: string, ...days: number[]): Story {
    for (const day of days) {
      yield day;
      await Promise.resolve();
      told.push(`${name} ${day}`);
    }
  }
  const goTo = (day: number) => {
    told.push(`at ${day}`);
    return Promise.resolve();
  };

  it('go on in the order of time, and time moves only between different days', async () => {
    told.length = 0;
    await playStories([story('kopi', 9, 4, 0), story('rain', 20, 4), story('none')], goTo);
    expect(told).toEqual(['at 20', 'rain 20', 'at 9', 'kopi 9', 'at 4', 'kopi 4', 'rain 4', 'at 0', 'kopi 0']);
  });

  it('cannot go back in time', async () => {
    await expect(playStories([story('kopi', 4, 9)], goTo)).rejects.toThrow('from 4 to 9 days ago');
  });
});

import { describe, expect, it } from 'vitest';
import { atHour, hourly, quietFacts } from '../../../testing/flag-facts.ts';
import { fall, lowEngagement, reportedApart, spike } from './views.ts';

const daily = (...views: readonly number[]) =>
  hourly(...views).map((reading, index) => ({ ...reading, at: atHour((index - views.length + 1) * 24) }));

describe('a spike', () => {
  it.each([
    ['nothing read', []],
    ['one reading', hourly(9_000_000)],
    ['two hours, which have no median', hourly(0, 100, 900_000)],
    ['steady growth', hourly(0, 6_000, 12_000, 18_000, 24_000)],
    ['growth that doubles', hourly(0, 1_000, 3_000, 7_000, 15_000, 31_000)],
    ['an hour 9.9 times the median', hourly(0, 1_000, 2_000, 3_000, 12_900)],
    ['an hour just below 5,000', hourly(0, 100, 200, 300, 5_299)],
    ['as many in a day', daily(0, 100, 200, 300, 50_300)],
    ['a portion minutes after a reading', [...hourly(0, 100, 200, 300), { ...hourly(9_000)[0], at: atHour(0.2) }]],
  ])('is not found in %s', (_what, readings) => {
    expect(spike(quietFacts({ readings: readings as ReturnType<typeof hourly> }))).toBeNull();
  });

  it.each([
    ['an hour of 5,000 where 100 are usual', hourly(0, 100, 200, 300, 5_300), 5_000, 100],
    ['an hour of ten times the median', hourly(0, 1_000, 2_000, 3_000, 13_000), 10_000, 1_000],
    ['any views where none are usual', hourly(50, 50, 50, 50, 6_050), 6_000, 0],
    ['an hour that is over', hourly(0, 100, 8_100, 8_200, 8_300), 8_000, 100],
    ['a day of as many an hour', daily(0, 2_400, 4_800, 244_800), 10_000, 100],
  ])('is found in %s', (_what, readings, viewsPerHour, medianPerHour) => {
    expect(spike(quietFacts({ readings }))).toMatchObject({
      name: 'spike',
      weight: 25,
      evidence: { viewsPerHour, medianPerHour },
    });
  });

  it('says its figures to admins, and none to the person', () => {
    const found = spike(quietFacts({ readings: hourly(0, 100, 200, 300, 5_300) }));
    expect(found?.forAdmins).toBe('Views grew by 5,000 in an hour, where 100 an hour are usual for this post.');
    expect(found?.forPerson).toBe('The views of the post grew in an unusual way.');
  });
});

describe('few reactions', () => {
  const read = (views: number, likes: number | null, comments: number | null) =>
    quietFacts({ readings: [{ at: atHour(-1), views, likes, comments }] });

  it.each([
    ['nothing read', quietFacts()],
    ['5,000 views without any', read(5_000, 0, 0)],
    ['exactly 0.05 %', read(20_000, 8, 2)],
    ['likes that are not given', read(1_000_000, null, 0)],
    ['comments that are not given', read(1_000_000, 0, null)],
    ['usual figures', read(1_000_000, 40_000, 900)],
  ])('are not found in %s', (_what, facts) => {
    expect(lowEngagement(facts)).toBeNull();
  });

  it.each([
    ['5,001 views without any', read(5_001, 0, 0), 0],
    ['just below 0.05 %', read(20_000, 9, 0), 0.045],
    ['a million with five likes', read(1_000_000, 5, 0), 0.0005],
  ])('are found in %s', (_what, facts, percent) => {
    expect(lowEngagement(facts)).toMatchObject({ name: 'low_engagement', weight: 35, evidence: { percent } });
  });

  it('are those of the latest reading that gives both', () => {
    const readings = [
      { at: atHour(-3), views: 9_000, likes: 0, comments: 0 },
      { at: atHour(-2), views: 10_000, likes: 500, comments: 20 },
      { at: atHour(-1), views: 11_000, likes: null, comments: null },
    ];
    expect(lowEngagement(quietFacts({ readings }))).toBeNull();
    expect(lowEngagement(quietFacts({ readings: readings.slice(0, 1) }))?.forAdmins).toBe(
      '9,000 views have 0 likes and 0 comments, which is 0 %.',
    );
  });
});

describe('a fall', () => {
  it.each([
    ['nothing read', []],
    ['growth', hourly(0, 10, 20)],
    ['9.9 %', hourly(1_000, 901)],
    ['no views', hourly(0, 0)],
  ])('is not found in %s', (_what, readings) => {
    expect(fall(quietFacts({ readings }))).toBeNull();
  });

  it.each([
    ['10 %', hourly(1_000, 900), { before: 1_000, after: 900, percent: 10 }],
    ['small steps', hourly(1_000, 950, 890), { before: 1_000, after: 890, percent: 11 }],
    ['one that was made up for', hourly(2_000, 1_000, 5_000), { before: 2_000, after: 1_000, percent: 50 }],
    ['a loss of all', hourly(500, 0), { before: 500, after: 0, percent: 100 }],
  ])('is found in %s', (_what, readings, evidence) => {
    expect(fall(quietFacts({ readings }))).toMatchObject({ name: 'fall', weight: 20, evidence });
  });

  it('says from where to where', () => {
    expect(fall(quietFacts({ readings: hourly(1_000, 850) }))?.forAdmins).toBe(
      'Views fell from 1,000 to 850, by 15 %.',
    );
  });
});

describe('a reported count apart from the read one', () => {
  const reporting = (views: number, readings: ReturnType<typeof hourly>) =>
    quietFacts({ readings, report: { views, at: atHour(0) } });

  it.each([
    ['without a report', quietFacts({ readings: hourly(5) })],
    ['without a reading', reporting(5, [])],
    ['by 4.9 %', reporting(1_049, hourly(1_000))],
    [
      'from a reading of another day only',
      reporting(
        9_000,
        hourly(5).map((each) => ({ ...each, at: atHour(-25) })),
      ),
    ],
    ['from an earlier reading only', reporting(2_000, hourly(1_000, 2_000))],
  ])('is not found %s', (_what, facts) => {
    expect(reportedApart(facts)).toBeNull();
  });

  it.each([
    ['5 % more', reporting(1_050, hourly(1_000)), { reported: 1_050, read: 1_000, percent: 5 }],
    ['5 % less', reporting(950, hourly(1_000)), { reported: 950, read: 1_000, percent: 5 }],
    ['views of a post without any', reporting(40, hourly(0)), { reported: 40, read: 0, percent: 4_000 }],
  ])('is found with %s', (_what, facts, evidence) => {
    expect(reportedApart(facts)).toMatchObject({ name: 'reported_apart', weight: 20, evidence });
  });
});

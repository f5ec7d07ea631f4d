import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TEST_PARTS } from './parts.ts';
import { expectedSeconds, nextStarts, useOf, type Machine, type Plannable, type Start } from './plan.ts';

const part = (name: string, seconds: number, more: Partial<Plannable['cost']> = {}, after?: string[]): Plannable => ({
  name,
  cost: { cores: 1, memoryMb: 1_000, seconds: { quick: seconds, all: seconds }, ...more },
  ...(after && { after }),
});

const started = (waiting: Plannable[], running: Start<Plannable>[], machine: Machine) =>
  nextStarts(waiting, running, machine, 'quick').map(({ part: { name }, workers }) => [name, workers]);

const TWO_CORES = { cores: 2, memoryMb: 4_096 };

describe('planning the parts of a run', () => {
  it('starts the longest first, as many as there are cores', () => {
    expect(started([part('short', 1), part('long', 9), part('middle', 5)], [], TWO_CORES)).toEqual([
      ['long', 1],
      ['middle', 1],
    ]);
  });

  it('starts what fits in the place of what does not', () => {
    const waiting = [part('large', 9, { memoryMb: 3_500 }), part('small', 1)];

    expect(started(waiting, [{ part: part('here', 5), workers: 1 }], TWO_CORES)).toEqual([['small', 1]]);
  });

  it('counts with a part what waits for it, and holds that back until it has ended', () => {
    const build = part('build', 1);
    const waiting = [build, part('middle', 5), part('late', 9, {}, ['build'])];

    expect(started(waiting, [], { ...TWO_CORES, cores: 1 })).toEqual([['build', 1]]);
    expect(started(waiting.slice(1), [{ part: build, workers: 1 }], TWO_CORES)).toEqual([['middle', 1]]);
    expect(started(waiting.slice(1), [], { ...TWO_CORES, cores: 1 })).toEqual([['late', 1]]);
  });

  it('does not wait for a part that is not in the run', () => {
    expect(started([part('late', 9, {}, ['build'])], [], TWO_CORES)).toEqual([['late', 1]]);
  });

  it('runs alone what asks for more than there is', () => {
    const giant = part('giant', 9, { cores: 8, memoryMb: 9_000 });

    expect(started([giant, part('small', 1)], [], TWO_CORES)).toEqual([['giant', 1]]);
    expect(started([part('small', 1)], [{ part: giant, workers: 1 }], TWO_CORES)).toEqual([]);
  });

  it('counts the memory of the run that it plans', () => {
    const larger = part('larger', 9, { memoryMb: { quick: 3_000, all: 4_000 } });
    const running = [{ part: part('here', 5), workers: 1 }];

    expect(nextStarts([larger], running, TWO_CORES, 'quick')).toEqual([{ part: larger, workers: 1 }]);
    expect(nextStarts([larger], running, TWO_CORES, 'all')).toEqual([]);
  });

  it('counts the cores of the run that it plans', () => {
    const patient = part('patient', 60, {
      cores: { quick: 0.5, all: 0.33 },
      workers: { max: 8, memoryMb: 100 },
    });
    const waiting = [patient, part('busy', 30)];

    expect(nextStarts(waiting, [], TWO_CORES, 'quick').map(({ workers }) => workers)).toEqual([2, 1]);
    expect(nextStarts(waiting, [], TWO_CORES, 'all').map(({ workers }) => workers)).toEqual([3, 1]);
  });

  it('gives cores and memory that are left to further workers', () => {
    const waiting = [part('wide', 9, { workers: { max: 4, memoryMb: 500 } }), part('narrow', 1)];

    expect(started(waiting, [], { cores: 16, memoryMb: 32_768 })).toEqual([
      ['wide', 4],
      ['narrow', 1],
    ]);
    // The long part starts first: side by side with the short one, with less memory, the run would end later.
    expect(started(waiting, [], { cores: 16, memoryMb: 2_600 })).toEqual([['wide', 4]]);
    expect(started(waiting, [], { cores: 2, memoryMb: 2_600 })).toEqual([['wide', 2]]);
  });

  it('counts each worker with the cores that it keeps busy', () => {
    const patient = part('patient', 60, { cores: 0.5, workers: { max: 8, memoryMb: 500 } });

    expect(started([patient], [], TWO_CORES)).toEqual([['patient', 4]]);
    expect(started([patient, part('a', 30), part('b', 20)], [], TWO_CORES)).toEqual([
      ['patient', 2],
      ['a', 1],
    ]);
  });

  it('gives further workers to what would outlast everything else before others start', () => {
    const wide = part('wide', 60, { workers: { max: 4, memoryMb: 500 } });
    const machine = { cores: 4, memoryMb: 32_768 };

    expect(started([wide, part('a', 10), part('b', 10)], [], machine)).toEqual([
      ['wide', 3],
      ['a', 1],
    ]);
  });

  it('keeps cores for what waits for a part that starts now', () => {
    const late = part('late', 60, { workers: { max: 4, memoryMb: 500 } }, ['build']);
    const short = ['a', 'b', 'c', 'd'].map((name) => part(name, 10));

    expect(started([part('build', 1), late, ...short], [], { cores: 4, memoryMb: 32_768 })).toEqual([
      ['build', 1],
      ['a', 1],
    ]);
  });

  it('expects of every machine with more cores that the parts of the product take less time', () => {
    for (const scope of ['quick', 'all'] as const) {
      const times = [2, 4, 8, 16].map((cores) =>
        expectedSeconds(TEST_PARTS, { cores, memoryMb: cores * (scope === 'all' ? 3_072 : 2_048) }, scope),
      );
      expect(times).toEqual(times.toSorted((a, b) => b - a));
      expect(new Set(times).size).toBe(times.length);
    }
  });

  it('expects what two cores take side by side', () => {
    expect(expectedSeconds([part('a', 4), part('b', 3), part('c', 2)], TWO_CORES, 'quick')).toBe(5);
  });
});

const plannables = fc
  .array(
    fc.record({
      cores: fc.integer({ min: 1, max: 6 }),
      memoryMb: fc.integer({ min: 1, max: 6_000 }),
      workers: fc.option(
        fc.record({ max: fc.integer({ min: 1, max: 6 }), memoryMb: fc.integer({ min: 1, max: 900 }) }),
        { nil: undefined },
      ),
      seconds: fc.integer({ min: 0, max: 100 }),
      // Each part waits for an earlier one at most, so that none waits for itself.
      waitsFor: fc.option(fc.nat(20), { nil: undefined }),
      lasts: fc.integer({ min: 0, max: 100 }),
    }),
    { maxLength: 14 },
  )
  .map((all) =>
    all.map(({ cores, memoryMb, workers, seconds, waitsFor, lasts }, index) => ({
      name: String(index),
      cost: { cores, memoryMb, seconds: { quick: seconds, all: seconds }, ...(workers && { workers }) },
      ...(waitsFor !== undefined && waitsFor < index && { after: [String(waitsFor)] }),
      lasts,
    })),
  );

const machines = fc.record({ cores: fc.integer({ min: 1, max: 8 }), memoryMb: fc.integer({ min: 1, max: 8_000 }) });

type Lasting = Plannable & { lasts: number };

/** Plays a run in which each part takes its own time instead of the expected one; returns the order of the starts. */
function play(parts: Lasting[], machine: Machine): string[] {
  let waiting = parts;
  let running: (Start<Lasting> & { endsAt: number })[] = [];
  const order: string[] = [];
  for (let now = 0; waiting.length + running.length > 0;) {
    const starts = nextStarts(waiting, running, machine, 'all');
    waiting = waiting.filter((each) => !starts.some((start) => start.part === each));
    running.push(...starts.map((start) => ({ ...start, endsAt: now + start.part.lasts })));
    order.push(...starts.map((start) => `${start.part.name}×${start.workers}`));
    expect(running).not.toEqual([]);
    expectWithin(running, machine);
    for (const { part: each } of running)
      expect(waiting.map(({ name }) => name)).not.toEqual(expect.arrayContaining(each.after ?? ['none']));
    now = Math.min(...running.map(({ endsAt }) => endsAt));
    running = running.filter(({ endsAt }) => endsAt > now);
  }
  return order;
}

function expectWithin(running: Start<Plannable>[], machine: Machine): void {
  if (running.length === 1 && running[0]?.workers === 1) return;
  const uses = running.map((start) => useOf(start, machine, 'quick'));
  expect(uses.reduce((sum, { cores }) => sum + cores, 0)).toBeLessThanOrEqual(machine.cores);
  expect(uses.reduce((sum, { memoryMb }) => sum + memoryMb, 0)).toBeLessThanOrEqual(machine.memoryMb);
}

describe('any run', () => {
  it('ends with each part having run once, never uses more than there is, and is planned the same way again', () => {
    fc.assert(
      fc.property(plannables, machines, (parts, machine) => {
        const order = play(parts, machine);

        expect(order.map((each) => Number(each.split('×')[0])).toSorted((a, b) => a - b)).toEqual(
          parts.map((_part, index) => index),
        );
        expect(play(parts, machine)).toEqual(order);
      }),
    );
  });
});

import type { Scope } from './scope.ts';

/** A figure of a part: one number if quick and full runs take the same. */
export type PerScope = number | Record<Scope, number>;

/** Resources of a part on the reference machine, two quiet cores. */
export interface PartCost {
  /** Cores that each of its workers keeps busy; less than one if it waits for other processes. */
  cores: PerScope;
  /** Maximum memory of all its processes together, with one worker. */
  memoryMb: PerScope;
  /** Maximum number of workers that it can use, and the memory of each additional one. */
  workers?: { max: number; memoryMb: number };
  /** Seconds that it takes with one worker. */
  seconds: Record<Scope, number>;
}

export interface Plannable {
  name: string;
  cost: PartCost;
  after?: string[];
}

/** Resources of a run: parts that run side by side never request more. */
export interface Machine {
  cores: number;
  memoryMb: number;
}

export interface Start<P extends Plannable> {
  part: P;
  workers: number;
}

/**
 * Returns the parts to start now. The longest start first, including the parts that wait for them, as long as cores and memory allow. A part that would take
 * longer than all waiting work divided by the cores gets additional workers before others start, and cores are kept for a part that waits for one starting now.
 * Remaining cores and memory go to additional workers, too. A part that needs more than the machine has runs alone. Something always starts if nothing runs.
 */
export function nextStarts<P extends Plannable>(
  waiting: readonly P[],
  running: readonly Start<P>[],
  machine: Machine,
  scope: Scope,
): Start<P>[] {
  const held = new Set([...waiting, ...running.map(({ part }) => part)].map(({ name }) => name));
  const ready = waiting.filter(({ after = [] }) => !after.some((name) => held.has(name)));
  const starts: Start<P>[] = [];
  let keptCores = 0;
  const free = () => {
    const { cores, memoryMb } = freeOf(machine, [...running, ...starts], scope);
    return { cores: cores - keptCores, memoryMb };
  };
  const grow = (start: Start<P>, untilSeconds: number) => {
    const { workers, seconds } = start.part.cost;
    const cores = coresOf(start.part, scope);
    while (
      workers &&
      start.workers < workers.max &&
      seconds[scope] / start.workers > untilSeconds &&
      fits({ cores, memoryMb: workers.memoryMb }, free())
    ) {
      start.workers += 1;
    }
  };
  const share = waiting.reduce((sum, part) => sum + part.cost.seconds[scope] * coresOf(part, scope), 0) / machine.cores;
  for (const part of ready.toSorted((a, b) => chainSeconds(b, waiting, scope) - chainSeconds(a, waiting, scope))) {
    const start = { part, workers: 1 };
    const alone = running.length + starts.length === 0;
    if (!alone && !fits(useOf(start, machine, scope), free())) continue;
    starts.push(start);
    grow(start, share);
    const wanted = Math.ceil(followersSeconds(part, waiting, scope) / share);
    keptCores += Math.max(0, wanted - useOf(start, machine, scope).cores);
  }
  for (const start of starts) grow(start, 0);
  return starts;
}

/** Returns the resources that a started part uses; never more cores than the machine has, because cores can be shared. */
export function useOf({ part, workers }: Start<Plannable>, machine: Machine, scope: Scope): Machine {
  const { memoryMb, workers: further } = part.cost;
  return {
    cores: Math.min(coresOf(part, scope) * workers, machine.cores),
    memoryMb: inScope(memoryMb, scope) + (workers - 1) * (further?.memoryMb ?? 0),
  };
}

const inScope = (figure: PerScope, scope: Scope) => (typeof figure === 'number' ? figure : figure[scope]);

const coresOf = ({ cost }: Plannable, scope: Scope) => inScope(cost.cores, scope);

/** Returns the seconds that these parts take together on a core like the reference machine's. */
export function expectedSeconds(parts: readonly Plannable[], machine: Machine, scope: Scope): number {
  let waiting = [...parts];
  let running: (Start<Plannable> & { endsAt: number })[] = [];
  let now = 0;
  while (waiting.length > 0 || running.length > 0) {
    for (const start of nextStarts(waiting, running, machine, scope)) {
      running.push({ ...start, endsAt: now + start.part.cost.seconds[scope] / start.workers });
      waiting = waiting.filter((part) => part !== start.part);
    }
    now = Math.min(...running.map(({ endsAt }) => endsAt));
    running = running.filter(({ endsAt }) => endsAt > now);
  }
  return now;
}

const fits = (use: Machine, free: Machine) => use.cores <= free.cores && use.memoryMb <= free.memoryMb;

function freeOf(machine: Machine, starts: readonly Start<Plannable>[], scope: Scope): Machine {
  const uses = starts.map((start) => useOf(start, machine, scope));
  return {
    cores: uses.reduce((left, { cores }) => left - cores, machine.cores),
    memoryMb: uses.reduce((left, { memoryMb }) => left - memoryMb, machine.memoryMb),
  };
}

/** Returns the seconds of a part including the longest chain of parts that wait for it. */
function chainSeconds(part: Plannable, waiting: readonly Plannable[], scope: Scope): number {
  return part.cost.seconds[scope] + followersSeconds(part, waiting, scope);
}

/** Returns the seconds of the longest chain of parts that wait for a part. */
function followersSeconds(part: Plannable, waiting: readonly Plannable[], scope: Scope): number {
  const followers = waiting.filter(({ after }) => after?.includes(part.name));
  return Math.max(0, ...followers.map((follower) => chainSeconds(follower, waiting, scope)));
}

import { readdirSync } from 'node:fs';
import { readOfProcess } from '../../../emulators/suite/processes/run-processes.ts';

/** Environment variable that all processes of a part inherit, including those that firebase-tools detaches. */
export const PART_MARKER = 'DOUBLOON_TEST_PART';

/** Minimum resources that the processes of a part have used: a process that ends between two samples is last counted in the earlier one. */
export interface Usage {
  cpuSeconds: number;
  /** The most memory that they held at one time: the sum of their proportional set sizes. */
  memoryMb: number;
}

interface SeenProcess {
  pid: string;
  marker: string;
  parent: string;
  /** Processor ticks of the process, and of its ended children that it has waited for. */
  ticks: number;
}

const TICKS_PER_SECOND = 100;
const LOOK_EVERY_MS = 1_000;
const LOOKS_PER_MEMORY = 5;

/** Samples the processes of all parts once a second, on Linux; elsewhere it reports nothing. */
export class UsageWatch {
  readonly #alive = new Map<string, SeenProcess>();
  /** Processes that do not belong to the run and were sampled twice: before its exec, a new process shows the environment of its parent. */
  readonly #others = new Map<string, number>();
  readonly #ended = new Map<string, number>();
  readonly #memory = new Map<string, number>();
  readonly #entryStart: string;
  readonly #timer: NodeJS.Timeout | undefined;
  #looks = 0;
  #mostMemory = 0;

  /** Only markers that begin with the id of the run count, because others may be testing on this machine. */
  constructor(runId: string, platform = process.platform) {
    this.#entryStart = `${PART_MARKER}=${runId}`;
    if (platform === 'linux') this.#timer = setInterval(() => this.look(), LOOK_EVERY_MS).unref();
  }

  /** Returns the resources that the processes with this marker have used since they started; undefined if that cannot be known. */
  usage(marker: string): Usage | undefined {
    if (!this.#timer) return undefined;
    const alive = [...this.#alive.values()].filter((each) => each.marker === marker);
    const ticks = alive.reduce((sum, each) => sum + each.ticks, this.#ended.get(marker) ?? 0);
    return { cpuSeconds: ticks / TICKS_PER_SECOND, memoryMb: this.#memory.get(marker) ?? 0 };
  }

  /** Returns the resources that all parts have used; the memory is what they held at the same time. */
  total(): Usage | undefined {
    if (!this.#timer) return undefined;
    const alive = [...this.#alive.values()].map(({ ticks }) => ticks);
    const ticks = [...alive, ...this.#ended.values()].reduce((sum, each) => sum + each, 0);
    return { cpuSeconds: ticks / TICKS_PER_SECOND, memoryMb: this.#mostMemory };
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  look(): void {
    const found = new Map<string, SeenProcess>();
    for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
      const stat = parseStat(readOfProcess(`/proc/${pid}/stat`));
      if (!stat) continue;
      const key = `${pid}/${stat.startedAt}`;
      const marker = this.#alive.get(key)?.marker ?? this.#markerOf(pid, key);
      if (marker !== undefined) found.set(key, { pid, marker, parent: stat.parent, ticks: stat.ticks });
    }
    this.#forget(found);
    if (this.#looks++ % LOOKS_PER_MEMORY === 0) this.#weigh([...found.values()]);
  }

  #markerOf(pid: string, key: string): string | undefined {
    const looked = this.#others.get(key) ?? 0;
    if (looked >= 2) return undefined;
    const entries = readOfProcess(`/proc/${pid}/environ`).split('\0');
    const marker = entries.find((each) => each.startsWith(this.#entryStart))?.slice(PART_MARKER.length + 1);
    if (marker === undefined) this.#others.set(key, looked + 1);
    return marker;
  }

  /** Handles ended processes. Their ticks belong to their parent if it is of the same part and alive; otherwise they are kept here. */
  #forget(found: Map<string, SeenProcess>): void {
    const partOf = new Map([...found.values()].map(({ pid, marker }) => [pid, marker]));
    for (const [key, { marker, parent, ticks }] of this.#alive) {
      if (!found.has(key) && partOf.get(parent) !== marker)
        this.#ended.set(marker, (this.#ended.get(marker) ?? 0) + ticks);
    }
    this.#alive.clear();
    for (const [key, each] of found) this.#alive.set(key, each);
  }

  #weigh(found: readonly SeenProcess[]): void {
    const sums = new Map<string, number>();
    for (const { pid, marker } of found) {
      const kilobytes = Number(/^Pss:\s+(\d+)/m.exec(readOfProcess(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0);
      sums.set(marker, (sums.get(marker) ?? 0) + kilobytes / 1024);
    }
    for (const [marker, sum] of sums) this.#memory.set(marker, Math.max(this.#memory.get(marker) ?? 0, sum));
    this.#mostMemory = Math.max(
      this.#mostMemory,
      [...sums.values()].reduce((total, each) => total + each, 0),
    );
  }
}

/** Parses proc(5)'s stat; its fields are counted after the name, which may contain spaces and brackets. */
function parseStat(stat: string): { parent: string; ticks: number; startedAt: string } | undefined {
  if (stat === '') return undefined;
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const ticks = fields.slice(11, 15).reduce((sum, each) => sum + Number(each), 0);
  return { parent: fields[1] ?? '', ticks, startedAt: fields[19] ?? '' };
}

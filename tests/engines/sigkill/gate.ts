/** On which side of what it crosses a process is stopped: the other end has not heard of it, or has done it and is not heard. */
export type Side = 'before' | 'after';

/** Crossed beside what a flow does: once by each process, whose the key is, and at most once a minute the count of reads. Flows do not name them. */
const BESIDE = ['GET /v1/account', 'commit platformAccount', 'commit providerReads'];

interface Stop {
  readonly index: number;
  readonly side: Side;
  readonly reached: () => void;
}

/** Gate for every request to the provider and every commit; it can hold one forever, so that the process can be killed exactly there. */
export class Gate {
  #crossed: string[] = [];
  #stop: Stop | null = null;

  /** Names of requests and commits passed or held since the last `stopAt` or `watch`. */
  get crossed(): readonly string[] {
    return this.#crossed;
  }

  /** Lets everything pass and starts counting from zero. */
  watch(): void {
    this.#crossed = [];
    this.#stop = null;
  }

  /** Holds what crosses as the `index`-th from now on, counted from 0; resolves when it is held. */
  stopAt(index: number, side: Side): Promise<void> {
    this.#crossed = [];
    return new Promise((resolve) => {
      this.#stop = { index, side, reached: resolve };
    });
  }

  /** Passes something on and resolves with its answer; never when it is held on either side. */
  async pass<T>(name: string, forward: () => Promise<T>): Promise<T> {
    if (BESIDE.includes(name)) return forward();
    const index = this.#crossed.push(name) - 1;
    const stop = this.#stop?.index === index ? this.#stop : null;
    if (stop?.side === 'before') return hold(stop);
    const answer = await forward();
    return stop ? hold(stop) : answer;
  }
}

function hold({ reached }: Stop): Promise<never> {
  reached();
  return new Promise(() => undefined);
}

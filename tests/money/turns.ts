import { setImmediate as whenNothingMoves } from 'node:timers/promises';

/**
 * Lets several calls run at the same time in an order that a number decides: each waits for its turn before every reading, commit and
 * request, and whenever all of them wait one is let on. The same number gives the same order.
 */
export class Turns {
  #waiting: (() => void)[] = [];
  #isShared = false;

  /** Waited for before each step of a call; at once while nothing runs beside it. */
  async take(): Promise<void> {
    if (this.#isShared) await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }

  /** Runs the calls at the same time until all are over. Throws the first failure. */
  async share(calls: readonly (() => Promise<void>)[], order: number): Promise<void> {
    this.#isShared = true;
    let isOver = false;
    const all = Promise.allSettled(calls.map((call) => call())).finally(() => (isOver = true));
    let state = order + 1;
    for (;;) {
      await whenNothingMoves();
      if (isOver) break;
      state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
      const [next] = this.#waiting.splice((state >>> 8) % Math.max(this.#waiting.length, 1), 1);
      next?.();
    }
    this.#isShared = false;
    for (const result of await all) if (result.status === 'rejected') throw result.reason;
  }
}

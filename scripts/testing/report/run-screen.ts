import { stripVTControlCharacters } from 'node:util';
import type { TestEvent } from './events.ts';
import { advance, newProgress, partLine, runLine, type PartProgress } from './status-lines.ts';

const DRAW_EVERY_MS = 500;
const TELL_EVERY_MS = 60_000;

interface Terminal {
  isTTY?: boolean;
  columns?: number;
  write: (text: string) => unknown;
}

/**
 * Shows a run: permanent lines, and below them its progress. On a terminal, the progress is redrawn in place; elsewhere, it is a line for each running part
 * once a minute.
 */
export class RunScreen {
  readonly #out: Terminal;
  readonly #parts: number;
  readonly #expectedMs: number | undefined;
  readonly #startedAt = Date.now();
  readonly #running = new Map<string, PartProgress>();
  readonly #timer: NodeJS.Timeout;
  #done = { parts: 0, passed: 0, failed: 0 };
  #drawnLines = 0;

  constructor(out: Terminal, plan: { parts: number; expectedMs?: number }) {
    this.#out = out;
    this.#parts = plan.parts;
    this.#expectedMs = plan.expectedMs;
    this.#timer = setInterval(() => this.#show(), out.isTTY ? DRAW_EVERY_MS : TELL_EVERY_MS);
  }

  started(name: string): void {
    this.#running.set(name, newProgress(name, Date.now()));
    if (!this.#out.isTTY) this.say(`start ${name}`);
    else this.#draw();
  }

  event(name: string, event: TestEvent): void {
    const progress = this.#running.get(name);
    if (progress) this.#running.set(name, advance(progress, event));
  }

  output(name: string, text: string): void {
    const line = stripVTControlCharacters(text).trim().split('\n').at(-1)?.trim();
    const progress = this.#running.get(name);
    if (progress && line) this.#running.set(name, { ...progress, lastLine: line });
  }

  ended(name: string, counts: { passed: number; failed: number }): void {
    this.#running.delete(name);
    const { parts, passed, failed } = this.#done;
    this.#done = { parts: parts + 1, passed: passed + counts.passed, failed: failed + counts.failed };
  }

  /** Writes permanent lines; removes colours, which some tools always write, if nobody sees them. */
  say(text: string): void {
    this.#erase();
    this.#out.write(`${this.#out.isTTY ? text : stripVTControlCharacters(text)}\n`);
    if (this.#out.isTTY && this.#running.size > 0) this.#draw();
  }

  close(): void {
    clearInterval(this.#timer);
    this.#erase();
    this.#running.clear();
  }

  #show(): void {
    if (this.#out.isTTY) this.#draw();
    else this.#out.write(`${this.#lines().join('\n')}\n`);
  }

  #draw(): void {
    this.#erase();
    const columns = this.#out.columns || 80;
    // A wrapped line would have to be erased as two.
    const lines = this.#lines().map((line) => line.slice(0, columns - 1));
    this.#out.write(`${lines.join('\n')}\n`);
    this.#drawnLines = lines.length;
  }

  #erase(): void {
    if (this.#drawnLines > 0) this.#out.write(`\u001b[${this.#drawnLines}A\u001b[J`);
    this.#drawnLines = 0;
  }

  #lines(): string[] {
    const now = Date.now();
    const running = [...this.#running.values()];
    const width = Math.max(0, ...running.map(({ name }) => name.length));
    const sum = (key: 'passed' | 'failed') => running.reduce((total, each) => total + each[key], this.#done[key]);
    const first = runLine({
      elapsedMs: now - this.#startedAt,
      ...(this.#expectedMs !== undefined && { expectedMs: this.#expectedMs }),
      parts: this.#parts,
      partsDone: this.#done.parts,
      passed: sum('passed'),
      failed: sum('failed'),
    });
    return [first, ...running.map((each) => `  ${partLine(each, now, width)}`)];
  }
}

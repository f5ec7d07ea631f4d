import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** One process that serves the product's API, and the next one, which starts while it works. */
export class Workers {
  readonly #env: Readonly<Record<string, string>>;
  #current: Worker;
  #next: Promise<Worker>;

  private constructor(env: Readonly<Record<string, string>>, first: Worker) {
    this.#env = env;
    this.#current = first;
    this.#next = this.#startNext();
  }

  /** Starts the first; with these variables and no others but the ones of this process. */
  static async start(env: Readonly<Record<string, string>>): Promise<Workers> {
    return new Workers(env, await startWorker(env));
  }

  /** Where the API is now. */
  get url(): string {
    return `http://127.0.0.1:${this.#current.port}`;
  }

  /** Ends the process that serves by SIGKILL; resolves once it is gone and another one, which knows nothing of it, has taken over. */
  async kill(): Promise<void> {
    await end(this.#current.process);
    this.#current = await this.#next;
    this.#next = this.#startNext();
  }

  #startNext(): Promise<Worker> {
    const next = startWorker(this.#env);
    // Told to whoever waits for it, which may be later.
    next.catch(() => undefined);
    return next;
  }

  async close(): Promise<void> {
    await Promise.all([end(this.#current.process), this.#next.then((next) => end(next.process))]);
  }
}

interface Worker {
  readonly process: ChildProcess;
  readonly port: number;
}

async function startWorker(env: Readonly<Record<string, string>>): Promise<Worker> {
  const child = fork(join(import.meta.dirname, 'worker.ts'), { env: { ...process.env, ...env } });
  const port = await Promise.race([
    once(child, 'message').then(([told]) => Number(told)),
    once(child, 'exit').then(([code]) => Promise.reject(new Error(`The API ended with ${code} before it was ready`))),
  ]);
  return { process: child, port };
}

async function end(child: ChildProcess): Promise<void> {
  const over = once(child, 'exit');
  child.kill('SIGKILL');
  const [, signal] = (await over) as [number | null, string | null];
  if (signal !== 'SIGKILL') throw new Error(`The API ended by itself: ${signal}`);
}

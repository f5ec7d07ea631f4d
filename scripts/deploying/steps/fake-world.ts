import type { Outcome, World } from './run-steps.ts';
import { typed } from './step.ts';

export interface FakeWorld extends World {
  /** The commands that were run, as people type them. */
  readonly ran: string[];
  readonly said: string[];
  readonly files: Record<string, string>;
}

/** An answer of a tool: the state that it prints, or how it fails. */
export type Answer = object | Partial<Outcome>;

const isOutcome = (answer: Answer): answer is Partial<Outcome> => 'status' in answer;

/**
 * Tools without a network. `answers` has for the beginning of a command what it prints, one after the other, of which the last stays; a command without an answer
 * succeeds silently. Pausing moves the clock on.
 */
export function fakeWorld(answers: Readonly<Record<string, readonly Answer[]>> = {}): FakeWorld {
  const [ran, said, files]: [string[], string[], Record<string, string>] = [[], [], {}];
  const turns = new Map<string, number>();
  let now = 0;
  return {
    ran,
    said,
    files,
    run: (command) => {
      const text = typed(command);
      ran.push(text);
      const begin = Object.keys(answers).find((one) => text.startsWith(one));
      const turn = turns.get(begin ?? '') ?? 0;
      turns.set(begin ?? '', turn + 1);
      const list = answers[begin ?? ''] ?? [];
      const answer = list[Math.min(turn, list.length - 1)] ?? { status: 0, stdout: '' };
      if (isOutcome(answer)) return Promise.resolve({ status: 0, stdout: '', stderr: '', ...answer });
      const state = command[0] === 'firebase' ? { status: 'success', result: answer } : answer;
      return Promise.resolve({ status: 0, stdout: JSON.stringify(state), stderr: '' });
    },
    writeFile: (path, content) => {
      files[path] = content;
    },
    say: (line) => said.push(line),
    now: () => now,
    pause: (ms) => {
      now += ms;
      return Promise.resolve();
    },
  };
}

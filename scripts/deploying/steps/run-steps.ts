import { prettifyError, ZodError } from 'zod';
import { fill, typed, type Command, type Facts, type Step } from './step.ts';

export interface Outcome {
  readonly status: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Everything that steps touch outside of this process. */
export interface World {
  /** Runs a command; `shows` passes its output on while it runs. */
  readonly run: (command: Command, options: { readonly shows: boolean }) => Promise<Outcome>;
  readonly writeFile: (path: string, content: string) => void;
  readonly say: (line: string) => void;
  readonly now: () => number;
  readonly pause: (ms: number) => Promise<void>;
}

const READ_EVERY_MS = 10_000;
const TRY_EVERY_MS = 30_000;

/** A step that could not be done, with the status to end with. */
class Stopped extends Error {
  readonly status: number;

  constructor(message: string, status = 1) {
    super(message);
    this.status = status;
  }
}

/**
 * Runs steps in order and returns the status to end with. A step that lacks nothing is left as it is, so that a list can be run again at any time. The first
 * that fails ends the run: it says the command, its output and how to go on.
 */
export async function runSteps(steps: readonly Step[], world: World): Promise<number> {
  let facts: Facts = {};
  for (const [index, step] of steps.entries()) {
    try {
      facts = await runStep(step, facts, world);
    } catch (error) {
      if (!(error instanceof Stopped)) throw error;
      const left = steps.slice(index + 1).map(({ name }) => name);
      world.say(`\nStopped at: ${step.name}\n${error.message}`);
      if (step.help) world.say(step.help);
      world.say('Then run the same command again: what is done stays done.');
      if (left.length > 0) world.say(`Not reached: ${left.join('; ')}.`);
      return error.status;
    }
  }
  return 0;
}

/** Says every command that the steps could run, and runs none. */
export function sayCommands(steps: readonly Step[], say: (line: string) => void): void {
  for (const { name, read, waitMs, files = {}, commands } of steps) {
    say(`# ${name}`);
    if (read) say(`${typed(read)}${waitMs === undefined ? '' : '   # again until nothing is left to wait for'}`);
    for (const [path, content] of Object.entries(files)) say(`# ${path}: ${content}`);
    for (const command of commands?.() ?? []) say(typed(command));
  }
}

/** Returns the facts with those of this step. */
async function runStep(step: Step, facts: Facts, world: World): Promise<Facts> {
  const state = step.read && (await readUntilDone(step, step.read, facts, world));
  const known = { ...facts, ...understood(() => step.learn?.(state)) };
  const lacking = understood(() => step.lacks?.(state, known));
  if (lacking?.length === 0) world.say(`${step.name}: already so`);
  else if (step.commands) {
    if (lacking) world.say(`${step.name}: lacks ${lacking.join(', ')}`);
    for (const [path, content] of Object.entries(step.files ?? {})) world.writeFile(path, content);
    for (const command of step.commands(state, known)) await succeedInTime(step, fill(command, known), world);
    world.say(`${step.name}: done`);
  }
  return known;
}

/** A state that a step does not understand, or that a person has to change first, stops the run. */
function understood<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw new Stopped(
      error instanceof ZodError ? `The answer is not as expected.\n${prettifyError(error)}` : (error as Error).message,
    );
  }
}

/** Reads the state of a step once, or for as long as it may lack something. */
async function readUntilDone(step: Step, read: Command, facts: Facts, world: World): Promise<unknown> {
  const end = world.now() + (step.waitMs ?? 0);
  let said = '';
  for (;;) {
    const command = fill(read, facts);
    const state = stateOf(command, await succeed(command, world));
    if (step.waitMs === undefined) return state;
    const lacking = understood(() => step.lacks?.(state, facts)) ?? [];
    if (lacking.length === 0) return state;
    const list = lacking.map((one) => `  ${one}`).join('\n');
    if (world.now() >= end)
      throw new Stopped(`Waited for ${Math.round(step.waitMs / 60_000)} minutes. Still to come:\n${list}`);
    if (list !== said) world.say(`${step.name}: waiting for\n${list}`);
    said = list;
    await world.pause(READ_EVERY_MS);
  }
}

/** Reads with a command. */
async function succeed(command: Command, world: World): Promise<string> {
  const { status, stdout, stderr } = await world.run(command, { shows: false });
  if (status === 0) return stdout;
  const output = [stdout.trim(), stderr.trim()].filter((text) => text !== '');
  throw new Stopped([`${typed(command)} ended with status ${status}.`, ...output].join('\n'), status);
}

/** Changes something with a command whose output is passed on, again for as long as it says that it cannot succeed yet. */
async function succeedInTime({ name, notYet }: Step, command: Command, world: World): Promise<void> {
  const end = world.now() + (notYet?.forMs ?? 0);
  for (;;) {
    world.say(`> ${typed(command)}`);
    const { status, stderr } = await world.run(command, { shows: true });
    if (status === 0) return;
    if (!notYet?.says.test(stderr) || world.now() >= end)
      throw new Stopped(`${typed(command)} ended with status ${status}.`, status);
    world.say(`${name}: not possible yet, tried again`);
    await world.pause(TRY_EVERY_MS);
  }
}

/** The deploy tool wraps a result, and says less than that when there is nothing. */
function stateOf(command: Command, stdout: string): unknown {
  try {
    const answer = JSON.parse(stdout.trim() === '' ? '[]' : stdout) as unknown;
    return command[0] === 'firebase' ? (answer as { result?: unknown }).result : answer;
  } catch {
    throw new Stopped(`${typed(command)} did not answer in JSON:\n${stdout.trim()}`);
  }
}

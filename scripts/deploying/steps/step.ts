/** A call of a tool that operators have: the official deploy tool of this repository, or the Google Cloud CLI. Facts stand in it as `{name}`. */
export type Command = readonly [tool: 'firebase' | 'gcloud', ...args: string[]];

/** Values that an earlier step has read, by name, such as the number of the project. */
export type Facts = Readonly<Record<string, string>>;

/** A step of a release, or of setting a project up. The runner alone runs it. */
export interface Step {
  readonly name: string;
  /** Reads the present state as JSON. */
  readonly read?: Command;
  /** Says what a read state lacks, in words; a step that lacks nothing is done already. */
  readonly lacks?: (state: unknown, facts: Facts) => readonly string[];
  /** Returns what later steps need of a read state; throws an error that says what a person has to do first. */
  readonly learn?: (state: unknown) => Facts;
  /** Files that the commands take, by path. */
  readonly files?: Readonly<Record<string, string>>;
  /** Makes it so. In a dry run, neither a state nor a fact was read. */
  readonly commands?: (state?: unknown, facts?: Facts) => readonly Command[];
  /** Milliseconds for which the state is read again until it lacks nothing. */
  readonly waitMs?: number;
  /** The words of a command that cannot succeed yet, and the milliseconds for which it is run again then. */
  readonly notYet?: { readonly says: RegExp; readonly forMs: number };
  /** How to go on when the step fails, in a sentence. */
  readonly help?: string;
}

/** Puts facts into a command. Throws for a fact that no earlier step has read, which is a mistake in the list of steps. */
export function fill(command: Command, facts: Facts): Command {
  const [tool, ...args] = command;
  const filled = args.map((arg) =>
    arg.replace(/\{(\w+)\}/g, (_, name: string) => {
      const value = facts[name];
      if (value === undefined) throw new Error(`No step has read ${name}.`);
      return value;
    }),
  );
  return [tool, ...filled];
}

/** A command as people type it. Facts that are not known yet are in capitals, `{projectNumber}` as PROJECT_NUMBER. */
export function typed([tool, ...args]: Command): string {
  const named = args.map((arg) =>
    arg.replace(/\{(\w+)\}/g, (_, name: string) => name.replace(/[A-Z]/g, '_$&').toUpperCase()),
  );
  const words = named.map((arg) => (/^[\w@%+=:,./-]+$/.test(arg) ? arg : `'${arg.replaceAll("'", String.raw`'\''`)}'`));
  return [tool === 'firebase' ? 'npx firebase' : tool, ...words].join(' ');
}

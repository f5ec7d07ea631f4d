interface Message {
  id?: number;
  action?: string;
  status?: string;
  context?: { rulesetName?: string };
}

/**
 * Remembers the messages that a restarted Storage rules runtime must receive again: every ruleset, and requests without an answer. A request during which the
 * runtime died twice is refused, so that one poisonous request cannot keep it from starting.
 */
export function createReplay() {
  const rulesets = new Map<number, string>();
  const open = new Map<number, { line: string; replays: number }>();
  const answered = new Set<number>();
  let greeted = false;

  return {
    /** Records a line on its way to the runtime. */
    remember(line: string): void {
      const { id, action } = parse(line);
      if (id === undefined) return;
      if (action === 'load_ruleset') rulesets.set(id, line);
      // Anything else under a known id is a document that the runtime requested; after a restart it requests it again.
      if (action === 'verify') open.set(id, { line, replays: 0 });
    },
    /** False for lines that the suite has received before: the greeting, and answers to reloaded rulesets. */
    isWanted(line: string): boolean {
      const { id, action } = parse(line);
      if (id === -1) {
        const first = !greeted;
        greeted = true;
        return first;
      }
      if (id === undefined || action !== undefined) return true;
      open.delete(id);
      if (!rulesets.has(id)) return true;
      const first = !answered.has(id);
      answered.add(id);
      return first;
    },
    /** Returns the messages to repeat to the new runtime, and the refusals of requests that would only kill it again. */
    afterCrash(): { toRuntime: string[]; toSuite: string[] } {
      const again = [...open.values()].filter(({ replays }) => replays === 0);
      const poisonous = [...open].filter(([, { replays }]) => replays > 0).map(([id]) => id);
      for (const request of again) request.replays += 1;
      for (const id of poisonous) open.delete(id);
      return { toRuntime: [...rulesets.values(), ...again.map(({ line }) => line)], toSuite: poisonous.map(refusal) };
    },
  };
}

function refusal(id: number): string {
  const errors = ['the Storage rules runtime crashed twice on this request'];
  return JSON.stringify({ id, status: 'ok', errors, warnings: [], result: { permit: false } });
}

function parse(line: string): Message {
  try {
    return JSON.parse(line) as Message;
  } catch {
    return {};
  }
}

import type { Ruleset } from './ast.ts';
import { loadRules } from './analyze.ts';
import { type EvaluationError, type StorageRequest, verify } from './evaluate.ts';
import type { Problem } from './problem.ts';
import { documentPath, readDocument } from './wire/firestore-document.ts';
import { type Message, readMessage, type RulesFile } from './wire/protocol.ts';

interface Output {
  /** Sends one JSON message to firebase-tools. */
  send(message: object): void;
  /** Tells the person at the terminal something. */
  note(text: string): void;
}

type MessageOf<K extends Message['kind']> = Extract<Message, { kind: K }>;

/**
 * The conversation with one firebase-tools process. Requests may overlap; a request that waits for a Firestore document is
 * continued by the next message under its id. Every answer has status `ok`, because firebase-tools never resolves the promises of others.
 */
export class Session {
  private readonly rulesets = new Map<string, { readonly fileName: string; readonly ruleset: Ruleset }>();
  private readonly waiting = new Map<number, (document: unknown) => void>();
  private readonly output: Output;

  constructor(output: Output) {
    this.output = output;
  }

  /** Says that the runtime is ready. */
  open(): void {
    this.output.send({ id: -1, status: 'ok', errors: [], warnings: [] });
  }

  /** Handles one line; resolves when it is answered, and never rejects. */
  async receive(line: string): Promise<void> {
    if (line.trim() === '') return;
    const message = readMessage(line);
    switch (message.kind) {
      case 'load':
        return this.load(message);
      case 'verify':
        return this.verify(message);
      case 'document':
        return this.continueWith(message);
      case 'refused':
        return this.answer(message.id, { errors: [message.reason] });
      case 'unreadable':
        return this.output.note('Ignored a message without an id.');
    }
  }

  private load({ id, rulesetName, files }: MessageOf<'load'>): void {
    const [file, ...others] = files;
    if (!file || others.length > 0) {
      return this.answer(id, { errors: [`A ruleset is one file, not ${files.length}.`] });
    }
    const { ruleset, problems } = loadRules(file.content);
    const errors = problems.filter((problem) => problem.severity === 'error').map((problem) => toIssue(problem, file));
    const warnings = problems.filter((problem) => problem.severity === 'warning');
    // firebase-tools shows warnings only together with errors.
    if (ruleset) for (const warning of warnings) this.output.note(toText(warning, file.name));
    if (ruleset) this.rulesets.set(rulesetName, { fileName: file.name, ruleset });
    this.answer(id, {
      errors,
      warnings: warnings.map((problem) => toIssue(problem, file)),
      ...(ruleset ? { result: { rulesVersion: Number(ruleset.version) } } : {}),
    });
  }

  private async verify({ id, rulesetName, ...request }: MessageOf<'verify'>): Promise<void> {
    const loaded = this.rulesets.get(rulesetName);
    if (!loaded) return this.answer(id, { errors: [`Unknown ruleset '${rulesetName}'.`] });
    const storageRequest: StorageRequest = request;
    const verdict = await verify(loaded.ruleset, storageRequest, async (segments) => {
      const document = await this.fetchDocument(id, segments);
      return document === undefined ? undefined : readDocument(document);
    });
    const failures = verdict.permitted ? [] : verdict.errors.map((error) => evaluationText(error, loaded.fileName));
    this.answer(id, { warnings: [...verdict.debug, ...failures], result: { permit: verdict.permitted } });
  }

  private fetchDocument(id: number, segments: readonly string[]): Promise<unknown> {
    return new Promise((resolve) => {
      this.waiting.set(id, resolve);
      this.output.send({
        action: 'fetch_firestore_document',
        server_request_id: id,
        context: { path: documentPath(segments) },
      });
    });
  }

  private continueWith({ id, document }: MessageOf<'document'>): void {
    const resume = this.waiting.get(id);
    if (!resume) return this.output.note(`Ignored a document that nothing waits for (request ${id}).`);
    this.waiting.delete(id);
    resume(document);
  }

  private answer(id: number, content: { errors?: string[]; warnings?: string[]; result?: object }): void {
    this.output.send({ id, status: 'ok', errors: [], warnings: [], ...content });
  }
}

/** firebase-tools shows the description and the line; the column is in the description, so that it is seen. */
function toIssue({ line, column, description }: Problem, { name }: RulesFile): string {
  return JSON.stringify({
    description_: `${description.replace(/\.$/, '')} (column ${column})`,
    sourcePosition_: { fileName_: name, line_: line, column_: column },
  });
}

function toText({ line, column, description }: Problem, fileName: string): string {
  return `${fileName}:${line}:${column} ${description}`;
}

function evaluationText({ message, line, column }: EvaluationError, fileName: string): string {
  return line === undefined ? message : `${fileName}:${line}:${column ?? 1} ${message}`;
}

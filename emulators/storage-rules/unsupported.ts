import type { Position } from './ast.ts';
import type { Problem } from './problem.ts';

interface Unsupported {
  readonly reason: string;
  /** An error keeps the ruleset from loading; a warning marks rules that load and answer otherwise than the service. */
  readonly severity: Problem['severity'];
}

/** Features of the rules language that this runtime does not support, by the name under which the analyzer reports it. */
export const unsupported = {
  'import statement': {
    severity: 'error',
    reason: 'a ruleset is one file here; the reference documents no imports',
  },
  'another service': {
    severity: 'error',
    reason: 'only firebase.storage is evaluated; rules of other services belong into their own file',
  },
  'unprefixed get(), exists(), getAfter(), existsAfter()': {
    severity: 'error',
    reason: 'they belong to Cloud Firestore rules; here it is firestore.get() and firestore.exists()',
  },
  'firestore.getAfter(), firestore.existsAfter()': {
    severity: 'error',
    reason: 'a storage request is not part of a Firestore transaction',
  },
  'capture in a path expression': {
    severity: 'error',
    reason: 'the grammar accepts {name} inside an expression, the reference gives it no meaning; use $(name)',
  },
  'map key that is not a string': {
    severity: 'error',
    reason: 'the reference documents string keys only',
  },
  'constraint type': {
    severity: 'error',
    reason: 'no value that a client can send has it',
  },
  'group reference in replace()': {
    severity: 'warning',
    reason: 'the reference does not say how groups are written; the call is an evaluation error',
  },
  'request.params': {
    severity: 'warning',
    reason: 'the Emulator Suite does not hand the query parameters to the rules; reading it is an evaluation error',
  },
  'resource.contentLanguage, resource.cacheControl': {
    severity: 'warning',
    reason: 'the Emulator Suite does not hand them to the rules; reading them is an evaluation error',
  },
  'firestore.get() compared with null': {
    severity: 'warning',
    reason:
      'reading a missing document is an evaluation error here and in the official emulator; use firestore.exists()',
  },
  'byte order of hashing.crc32(), hashing.crc32c()': {
    severity: 'warning',
    reason: 'the reference leaves it open; the highest byte comes first here',
  },
} satisfies Readonly<Record<string, Unsupported>>;

type UnsupportedName = keyof typeof unsupported;

/** The problem that names an unsupported feature at a place of the rules. */
export function unsupportedAt(at: Position, name: UnsupportedName): Problem {
  const { severity, reason } = unsupported[name];
  return { line: at.line, column: at.column, severity, description: `Not supported: ${name} (${reason}).` };
}

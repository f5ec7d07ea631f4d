import type { z } from 'zod';
import { isSentence } from '../shared/sentences.ts';

type Issue = z.core.$ZodRawIssue;

const TYPES: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'yes or no (true or false)',
  array: 'a list',
  object: 'a group of fields',
  record: 'a group of fields',
  date: 'a date',
};

const FORMATS: Readonly<Record<string, string>> = {
  email: 'an e-mail address',
  url: 'a web address',
  date: 'a day such as 2026-11-22',
  datetime: 'a moment such as 2026-11-22T09:30:00Z',
};

const MAX_CHOICES = 12;
const OTHER_FORM = 'Not in the right form';

const plural = (count: number | bigint, one: string, many: string) =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`;

function sized(origin: string, how: 'least' | 'most', count: number | bigint): string {
  if (origin === 'string') return `At ${how} ${plural(count, 'character', 'characters')}`;
  if (origin === 'array' || origin === 'set' || origin === 'map')
    return `At ${how} ${plural(count, 'entry', 'entries')}`;
  if (origin === 'date')
    return `Must not be ${how === 'least' ? 'before' : 'after'} ${new Date(Number(count)).toISOString()}`;
  return `Must be at ${how} ${count.toLocaleString('en')}`;
}

/** Joins the messages of a union's branches into one. */
function eitherOf(branches: readonly (readonly { readonly message: string }[])[]): string {
  const messages = [...new Set(branches.map(([first]) => first?.message ?? OTHER_FORM))];
  const kinds = messages.filter((message) => message.startsWith('Must be '));
  const [told] = messages.filter((message) => !kinds.includes(message));
  return (
    told ??
    (kinds.length > 0 ? `Must be ${kinds.map((kind) => kind.slice('Must be '.length)).join(' or ')}` : OTHER_FORM)
  );
}

/** Returns the message for a field whose schema has none of its own; zod's messages speak of types and patterns. */
export function spokenIssue(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return 'Required';
      return `Must be ${TYPES[issue.expected] ?? 'of another kind'}`;
    case 'too_small':
      if (issue.origin === 'string' && issue.minimum === 1) return 'Required';
      if (issue.inclusive === false) return `Must be more than ${issue.minimum.toLocaleString('en')}`;
      return sized(issue.origin, 'least', issue.minimum);
    case 'too_big':
      if (issue.inclusive === false) return `Must be less than ${issue.maximum.toLocaleString('en')}`;
      return sized(issue.origin, 'most', issue.maximum);
    case 'invalid_format':
      return FORMATS[issue.format] ? `Must be ${FORMATS[issue.format]}` : OTHER_FORM;
    case 'invalid_value':
      if (issue.input === undefined) return 'Required';
      if (issue.values.length > MAX_CHOICES) return 'Not one of the values that can be chosen';
      return `Must be ${issue.values.map(String).join(' or ')}`;
    case 'not_multiple_of':
      return `Must be a multiple of ${issue.divisor.toLocaleString('en')}`;
    case 'invalid_union':
      return issue.input === undefined ? 'Required' : eitherOf(issue.errors);
    case 'unrecognized_keys':
      return `Not known here: ${issue.keys.join(', ')}`;
    case 'invalid_key':
      return 'Not a name that is known here';
    default:
      return OTHER_FORM;
  }
}

const LABELS: Readonly<Record<string, string>> = {
  agreeToTerms: 'The agreement to the terms',
  profilePic: 'Profile picture',
  url: 'Link',
};

/** Returns the label of a field of a request: `body.formData.target_age` is "Target age", `body.images.0` "Images, entry 1". */
export function fieldLabel(field: string): string {
  const parts = field.split('.').slice(1);
  const at = parts.findLastIndex((part) => !/^\d+$/.test(part));
  const name = parts[at];
  if (name === undefined) return 'The request';
  const words = name.replaceAll('_', ' ').replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  const label = LABELS[name] ?? `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
  const entry = parts[at + 1];
  return entry === undefined ? label : `${label}, entry ${Number(entry) + 1}`;
}

/** Returns the message under a field as a sentence about it: "At least 3 characters" becomes "Username must have at least 3 characters". */
export function aboutField(field: string, message: string): string {
  if (isSentence(message)) return message;
  // People never see such a name, so it is quoted as it was sent.
  if (/^(Unknown field|The same as )/.test(message)) return `${field.replace(/^\w+\./, '')}: ${message}`;
  const label = fieldLabel(field);
  if (message === 'Required') return `${label} is required`;
  const rest = `${message.charAt(0).toLowerCase()}${message.slice(1)}`;
  if (/^must /.test(rest)) return `${label} ${rest}`;
  if (/^at (least|most) /.test(rest)) return `${label} must have ${rest}`;
  if (/^not /.test(rest)) return `${label} is ${rest}`;
  return `${label}: ${rest}`;
}

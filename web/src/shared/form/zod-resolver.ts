import { zodResolver as resolve } from '@hookform/resolvers/zod';
import { spokenIssue } from '@doubloon/contract/calls/spoken-issues.ts';
import type { FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';

/** Validates a form with a schema; what that has no words for is said as the API says it. */
export function zodResolver<Values extends FieldValues, Output>(
  schema: z.ZodType<Output, Values>,
): Resolver<Values, unknown, Output> {
  return resolve(schema, { error: spokenIssue });
}

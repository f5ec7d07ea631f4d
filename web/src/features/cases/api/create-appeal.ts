import type { AppealSubject } from '@doubloon/contract/cases/appeal.ts';
import { createAppeal as operation } from '@doubloon/contract/cases/operations.ts';
import { request } from '../../../shared/api/request.ts';

/** Asks to have a rejection decided again. */
export function createAppeal(subject: AppealSubject, reason: string) {
  return request(operation, { body: { subject, reason } });
}
